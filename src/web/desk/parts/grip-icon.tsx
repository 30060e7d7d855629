export function GripIcon() {
  const dots = [5, 10, 15].flatMap((y) =>
    [7, 13].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" />),
  );
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      {dots}
    </svg>
  );
}
