// A measured number, the mark it must reach, and whether it does.

export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly mark: string;
  readonly reached: boolean;
}

export function ratioAtLeast(
  what: string,
  { ours, theirs }: { readonly ours: number; readonly theirs: number },
  least: number,
): Line {
  const ratio = ours / theirs;
  return {
    what,
    measured: `${ratio.toFixed(2)} x  (${Math.round(ours)}/s of ${Math.round(theirs)}/s)`,
    mark: `≥ ${least} x`,
    reached: ratio >= least,
  };
}

export function atMost(what: string, measured: number, most: number, unit: string): Line {
  return {
    what,
    measured: `${measured.toFixed(unit === 'x' || unit === 's' ? 2 : 1)} ${unit}`,
    mark: `≤ ${most} ${unit}`,
    reached: measured <= most,
  };
}

export function atLeast(what: string, measured: number, least: number): Line {
  return { what, measured: measured.toFixed(0), mark: `≥ ${least}`, reached: measured >= least };
}

export function print(lines: readonly Line[]): void {
  const rows = [
    ['', 'what', 'measured', 'must reach'],
    ...lines.map(({ what, measured, mark, reached }) => [reached ? '✓' : '✗', what, measured, mark]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    process.stdout.write(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`);
}
