import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

test('one returns to a path of this site', () => {
  for (const path of ['/', '/bag', '/product/1001/slip?size=3&tab=details', '/loves#top'])
    expect(returnPath(path)).toBe(path);
});

test('the way back names no language: one returns in the language one is in by then', () => {
  expect(returnPath('/fr/bag?code=A')).toBe('/bag?code=A');
  expect(signInPath('/fr/loves')).toBe('/login?to=%2Floves');
  for (const path of ['/fr/login?to=/bag', '/fr//evil.example', '/fr/api/auth/sign-out'])
    expect(returnPath(path), path).toBe('/myaccount');
});

test('every other address is the account’s', () => {
  const others = [
    null,
    undefined,
    '',
    'bag',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/ok\n',
    '/a\\b',
    '/./..//evil.example',
    '/login?to=/login',
    '/api/auth/sign-out',
    `/${'a'.repeat(600)}`,
  ];
  for (const path of others) expect(returnPath(path), String(path)).toBe('/myaccount');
});

test('whatever is asked for, a browser that follows it stays on this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    'evil.example',
    '%2f',
    '\t',
    '\n',
    ' ',
    '?',
    '#',
    'a',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = returnPath(`/${parts.join('')}`);
      expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      expect(new URL(`https://shop.example${path}`).origin).toBe('https://shop.example');
    }),
    { numRuns: 2_000 },
  );
});

test('the way to the sign-in page says where to come back to', () => {
  expect(signInPath('/loves?a=b')).toBe('/login?to=%2Floves%3Fa%3Db');
  expect(signInPath('//evil.example')).toBe('/login');
});
