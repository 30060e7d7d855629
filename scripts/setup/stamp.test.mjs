import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentStamp, filesUnder, installStamp, isInstalled, quickStamp } from './stamp.mjs';

describe('the installation', () => {
  const description = {
    version: '1.0.0',
    scripts: {},
    dependencies: { zod: '4.0.0' },
    allowScripts: { node: true },
  };
  const stampOf = (/** @type {object} */ change, lock = '{}', platform = 'linux-x64') =>
    installStamp(JSON.stringify({ ...description, ...change }), lock, platform);

  test('holds when only scripts or the version change', () => {
    expect(stampOf({ version: '2.0.0', scripts: { start: 'x' } })).toBe(stampOf({}));
  });

  test.each([
    ['a dependency', stampOf({ dependencies: { zod: '4.0.1' } })],
    ['the scripts that may run', stampOf({ allowScripts: { node: false } })],
    ['an override', stampOf({ overrides: { rolldown: '1' } })],
    ['the lock file', stampOf({}, '{ }')],
    ['the machine', stampOf({}, '{}', 'darwin-arm64')],
  ])('is repeated when %s changes', (_what, stamp) => {
    expect(stamp).not.toBe(stampOf({}));
  });

  const lock = JSON.stringify({
    packages: {
      '': {},
      'node_modules/a': { version: '1' },
      'node_modules/b': { version: '2', optional: true },
    },
  });
  test.each([
    ['everything', { 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '2' } }, true],
    ['all but what is optional', { 'node_modules/a': { version: '1' } }, true],
    ['another version', { 'node_modules/a': { version: '9' } }, false],
    ['too little', { 'node_modules/b': { version: '2' } }, false],
    ['too much', { 'node_modules/a': { version: '1' }, 'node_modules/c': { version: '1' } }, false],
  ])('that npm made by itself with %s is judged by its record', (_what, packages, accepted) => {
    expect(isInstalled(lock, JSON.stringify({ packages }))).toBe(accepted);
  });
});

describe('the build', () => {
  /** @type {string} */
  let root;
  const stamps = () => {
    const files = filesUnder(root, ['src', 'missing', 'vite.config.ts']);
    return { files, quick: quickStamp(root, files), content: contentStamp(root, files) };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stamp '));
    mkdirSync(join(root, 'src', 'web'), { recursive: true });
    writeFileSync(join(root, 'src', 'web', 'root.tsx'), 'one');
    writeFileSync(join(root, 'src', 'web', 'root.test.ts'), 'test');
    writeFileSync(join(root, 'vite.config.ts'), 'config');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('depends on sources in a fixed order, not on tests', () => {
    expect(stamps().files).toEqual(['src/web/root.tsx', 'vite.config.ts']);
  });

  test('survives a touched file by its contents', () => {
    const before = stamps();
    utimesSync(join(root, 'src', 'web', 'root.tsx'), new Date(0), new Date(0));
    expect(stamps().quick).not.toBe(before.quick);
    expect(stamps().content).toBe(before.content);
  });

  test('notices changed, new and renamed files', () => {
    const before = stamps();
    writeFileSync(join(root, 'src', 'web', 'root.tsx'), 'two');
    const changed = stamps();
    writeFileSync(join(root, 'src', 'web', 'new.tsx'), '');
    const added = stamps();
    expect(new Set([before.content, changed.content, added.content]).size).toBe(3);
  });
});
