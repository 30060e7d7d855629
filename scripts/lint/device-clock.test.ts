// Holds the linter's rule about the device's clock against sources that break it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'device-clock '));
  const plugins = [join(import.meta.dirname, 'device-clock.grit')];
  writeFileSync(join(project, 'biome.json'), JSON.stringify({ root: true, plugins }));
});
afterAll(() => rmSync(project, { recursive: true }));

/** What the linter says of one expression in a file of that name; nothing when it agrees. */
function findFault(path: string, expression: string): string {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `export const now = ${expression};\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const linted = spawnSync(process.execPath, [biome, 'lint', path], { cwd: project, encoding: 'utf8' });
  rmSync(file);
  return linted.status === 0 ? '' : linted.stderr;
}

test.each(['Date.now()', 'new Date()', 'Date()', '[1].map(Date.now)', 'performance.timeOrigin'])(
  'a page does not ask the device what time it is: %s',
  (expression) => {
    expect(findFault('src/web/features/bag/tiles.tsx', expression)).toContain('clock may be hours off');
  },
);

test.each([
  ['src/web/state/page/server-clock.ts', 'Date.now()'],
  ['src/web/features/bag/tiles.test.tsx', 'Date.now()'],
  ['src/server/jobs/worker.ts', 'Date.now()'],
  ['src/web/features/bag/tiles.tsx', 'new Date(0)'],
  ['src/web/features/bag/tiles.tsx', 'performance.now()'],
])('%s may say %s', (path, expression) => {
  expect(findFault(path, expression)).toBe('');
});
