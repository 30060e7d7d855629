// Which part runs, and for how long: a line written over on a terminal, and a line now and then elsewhere.
import { clearedLine, spin, terminal } from '../scripts/setup/step.mjs';

const reminderMs = 60_000;

/** Above the line that is written over, which comes back with its next turn. */
export function say(line: string): void {
  process.stdout.write(`${clearedLine}${line}\n`);
}

export function showProgress(name: string, sayLine = say): Disposable {
  const began = performance.now();
  const words = () => `${name}, ${Math.floor((performance.now() - began) / 1_000)} s`;
  if (terminal) return { [Symbol.dispose]: spin(words) };
  sayLine(`  … ${name}`);
  const reminder = setInterval(() => sayLine(`  … ${words()}`), reminderMs);
  return { [Symbol.dispose]: () => clearInterval(reminder) };
}
