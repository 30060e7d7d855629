// A class that a component names and its stylesheet does not have is seen by nobody but a shopper.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheetImport = /^import (\w+) from '(\.[^']+\.module\.css)';$/gm;

function missingClasses(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(sheetImport)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(root, normalize(join(dirname(path), sheet))), 'utf8');
    const body = text.replace(sheetImport, '');
    const used = new Set(
      Array.from(body.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g')), (m) => m[1]),
    );
    return [...used]
      .filter((it) => !new RegExp(`\\.${it}\\b`).test(css))
      .map((it) => `${path}: ${name}.${it}`);
  });
}

test('every class that a component names is in its stylesheet', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const components = tracked
    .split('\n')
    .filter((path) => path.endsWith('.tsx') && existsSync(join(root, path)));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(missingClasses)).toEqual([]);
});
