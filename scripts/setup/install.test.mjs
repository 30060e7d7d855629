import { expect, test } from 'vitest';
import { adviceForNpm } from './install.mjs';

test.each([
  ['npm error code EAI_AGAIN', /network/],
  ['npm error code EACCES', /writable/],
  ['npm error nospc ENOSPC: no space left', /disk is full/],
  [
    'npm error `npm ci` can only install packages when your package.json and lock file are in sync',
    /disagree/,
  ],
  ['npm error something else', /complains about above/],
])('npm saying "%s" becomes one sentence', (output, advice) => {
  expect(adviceForNpm(output)).toMatch(advice);
  expect(adviceForNpm(output)).toMatch(/^[^\n]+\.$/);
});
