import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { areaTable, strangeFolders } from './areas.ts';

const root = join(import.meta.dirname, '../..');

test('folders by area carry the words of the areas', () => {
  expect(strangeFolders(root)).toEqual([]);
});

test('the table of areas in the document is the one of the folders', () => {
  expect(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')).toContain(areaTable(root));
});

test('no folder of the sources has more than 25 files beside their tests', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const path of tracked.split('\n'))
    if (!/\.test\.|\.(sql|woff2)$|\/meta\//.test(path))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect(counts.size).toBeGreaterThan(100);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
