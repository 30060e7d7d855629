/**
 * Whether the process on PORT is open, for whoever keeps it running: leaves with 0 if it is and with 1 if not.
 * `node deploy/ready.mjs --wait 60` waits so many seconds for it.
 */
import { setTimeout as pause } from 'node:timers/promises';

const { PORT = '3000' } = process.env;
const [option, seconds] = process.argv.slice(2);
const until = Date.now() + (option === '--wait' ? Number(seconds) * 1_000 : 0);

async function isReady() {
  try {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`, { signal: AbortSignal.timeout(2_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

let isOpen = await isReady();
while (!isOpen && Date.now() < until) {
  await pause(100);
  isOpen = await isReady();
}
process.exitCode = isOpen ? 0 : 1;
