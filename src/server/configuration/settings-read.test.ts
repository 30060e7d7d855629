// No setting that nothing reads, and none that nobody is told of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { settingNames } from './configuration.ts';

const readers = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !/^server[\\/](configuration|testing)[\\/]/.test(file))
  .map((file) => readFileSync(join(root, 'src', file), 'utf8'))
  // What is only mentioned is not read.
  .map((text) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/ .*$/gm, ''));
const settings = readFileSync(join(root, 'docs/operate.md'), 'utf8');

test.each(settingNames.map((name) => [name]))('%s is read somewhere outside the schema', (name) => {
  const used = new RegExp(`(?<![\\w'"\`])${name}(?![\\w'"\`])`);
  expect(readers.some((text) => used.test(text))).toBe(true);
});

test.each(settingNames.filter((name) => name !== 'NODE_ENV').map((name) => [name]))(
  '%s is in a table of docs/operate.md',
  (name) => {
    expect(settings).toMatch(new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm'));
  },
);
