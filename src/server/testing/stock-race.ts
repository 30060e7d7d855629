// Many buyers in several processes for one size, as fast as they can.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const racer = fileURLToPath(new URL('stock-racer.ts', import.meta.url));
const quickImports = new URL('../quick-imports.mjs', import.meta.url).href;

export interface Race {
  readonly url: string;
  readonly skuId: number;
  /** At whose price they want it, if any. */
  readonly dealId: number | null;
  readonly buyers: number;
  readonly processes: number;
}

/** How it went for them, added up. */
export async function runRace({
  url,
  skuId,
  dealId,
  buyers,
  processes,
}: Race): Promise<Record<string, number>> {
  const args = [
    '--import',
    quickImports,
    racer,
    url,
    String(skuId),
    String(dealId ?? ''),
    String(buyers / processes),
  ];
  const results = await Promise.all(Array.from({ length: processes }, () => run(process.execPath, args)));
  const sum: Record<string, number> = {};
  for (const { stdout } of results) {
    const outcomes: Record<string, number> = JSON.parse(stdout);
    for (const [outcome, times] of Object.entries(outcomes)) sum[outcome] = (sum[outcome] ?? 0) + times;
  }
  return sum;
}
