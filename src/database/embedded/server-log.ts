/** PostgreSQL's log file, which must not fill the disk. */
import { readFile, stat, truncate } from 'node:fs/promises';

const logLimit = 5 * 1024 * 1024;

/** The server appends, so the file can be emptied under its feet. */
export async function boundLog(log: string): Promise<void> {
  const size = await stat(log).then(
    (file) => file.size,
    () => 0,
  );
  if (size > logLimit) await truncate(log);
}

export async function lastComplaint(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n');
  const complaint = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '';
  return complaint.replace(/^.*?(?=FATAL|PANIC)/, '').trim();
}
