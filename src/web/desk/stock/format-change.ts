/** With its sign, and a minus that is as wide as a plus. */
export function formatChange(units: number): string {
  if (units === 0) return '0';
  return units > 0 ? `+${units}` : `−${-units}`;
}
