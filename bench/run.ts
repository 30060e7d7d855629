// npm run bench: what the shop must reach, measured as ratios in one run on one machine. `-- page bag` measures a part.
import { giveUp, say } from '../src/server/terminal.ts';
import { Bench } from './bench.ts';
import { groups, partNames } from './parts.ts';
import { Report } from './report.ts';
import { chosenParts, runParts } from './run-parts.ts';

/** Aborted with the exit code. What then waits for something fails, and clears away behind itself. */
const stopping = new AbortController();
const report = new Report(stopping.signal);

function interrupt(code: number): void {
  // Whoever asks twice does not want to wait.
  if (stopping.signal.aborted) process.exit(code);
  stopping.abort(code);
}

process.on('SIGINT', () => interrupt(130));
process.on('SIGTERM', () => interrupt(143));
// The channel to whoever started us closes when they are killed outright; and nobody may be left to read what we say.
process.once('disconnect', () => stopping.abort(1));
process.stdout.on('error', () => stopping.abort(1));
process.on('uncaughtException', (error) => {
  report.failed('the bench', error);
  stopping.abort(1);
});

async function main(): Promise<number> {
  const chosen = chosenParts(process.argv.slice(2), partNames);
  try {
    await using bench = new Bench(stopping.signal);
    await runParts(groups, chosen, bench, report);
  } catch (error) {
    report.failed('clearing away', error);
  }
  say(`\n${report.closingLine()}`);
  if (stopping.signal.aborted) return stopping.signal.reason;
  return report.isGood() ? 0 : 1;
}

main().then((code) => process.exit(code), giveUp);
