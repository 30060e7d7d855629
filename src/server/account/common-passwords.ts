import { readFileSync } from 'node:fs';

/** Whether a password, in lower case, is one of those that are tried first. */
export function commonPasswords(): (password: string) => boolean {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8');
  const words = new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  return (password) => words.has(password);
}
