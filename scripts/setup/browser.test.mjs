import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserCandidates } from './browser.mjs';

describe('the search for a browser', () => {
  /** @type {string} */
  let home;
  const place = (/** @type {string} */ path) => {
    const file = join(home, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    return file;
  };

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'browser '));
  });
  afterEach(() => rmSync(home, { recursive: true }));

  test('prefers the chosen one, then PATH by name, then what Playwright downloaded, newest first', () => {
    const old = place('.cache/ms-playwright/chromium-999/chrome-linux/chrome');
    const recent = place('.cache/ms-playwright/chromium-1200/chrome-linux64/chrome');
    const shared = place('shared/chromium-5/chrome-linux/chrome');
    const chrome = place('one/google-chrome');
    const chromium = place('two/chromium');
    const shell = place('two/chromium-headless-shell');
    const chosen = place('mine/chrome');
    const env = {
      CHROME_PATH: chosen,
      PATH: [join(home, 'one'), join(home, 'two')].join(delimiter),
      PLAYWRIGHT_BROWSERS_PATH: join(home, 'shared'),
    };
    const expected = [chosen, shell, chromium, chrome, shared, recent, old];
    expect(browserCandidates(env, home, 'linux')).toEqual(expected);
  });

  test('looks where macOS keeps downloads', () => {
    const program = place(
      'Library/Caches/ms-playwright/chromium-1200/chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    );
    expect(browserCandidates({}, home, 'darwin')).toContain(program);
  });

  test('finds nothing on an empty machine', () => {
    expect(browserCandidates({ PATH: home, CHROME_PATH: join(home, 'gone') }, home, 'linux')).toEqual([]);
  });
});
