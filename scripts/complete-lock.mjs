/**
 * Puts optional packages for other platforms back into package-lock.json. A registry that lacks them makes
 * `npm install` leave them out, and then `npm ci` refuses the lock file everywhere. Run it after such an install:
 * `node scripts/complete-lock.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { completeLock } from './setup/lock.mjs';

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = completeLock(lock);
if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(added.map((path) => `added ${path}\n`).join('') || 'nothing is missing\n');
