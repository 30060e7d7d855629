// A decision is found by its title, in the index by area.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('every decision is in the index, once, by its number and title', () => {
  const notes = readdirSync(folder).filter((file) => file !== 'README.md');
  const titles = notes.map((file) => `- [${read(file).split('\n')[0]?.replace('# ', '')}](${file})`);
  const listed = read('README.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed.toSorted()).toEqual(titles.toSorted());
  for (const file of notes) expect(read(file)).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\S`));
});
