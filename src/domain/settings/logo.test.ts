import { expect, test } from 'vitest';
import { logoName, logoPath, logoRefusal, logoWidth, readLogo } from './logo.ts';

const hash = '0123456789abcdef0123456789abcdef';

test.each([
  [{ width: 480, height: 120 }, null],
  [{ width: 48, height: 48 }, null],
  [{ width: 768, height: 96 }, null],
  [{ width: 480, height: 47 }, 'too_small'],
  [{ width: 0, height: 96 }, 'too_small'],
  [{ width: 769, height: 96 }, 'wrong_proportions'],
  [{ width: 47, height: 96 }, 'wrong_proportions'],
  [{ width: 4_001, height: 4_000 }, 'too_many_pixels'],
  [{ width: 4_294_967_295, height: 4_294_967_295 }, 'too_many_pixels'],
])('a logo of %o is refused as %s', (size, refusal) => {
  expect(logoRefusal(size)).toBe(refusal);
});

test('its name says how large it is, so that its place is there before it is', () => {
  const logo = readLogo(logoName(hash, { width: 384, height: 96 }));
  expect(logo).toEqual({ name: `${hash}-384x96`, width: 384, height: 96 });
  expect(logo && logoWidth(logo)).toBe(128);
  expect(logo && logoPath(logo)).toBe(`/logo-${hash}-384x96.png`);
});

test.each(['', hash, `${hash}-0x96`, `${hash}-1000x96`, `${hash}-10x10);} *{`, `../${hash}-10x10`])(
  '%j names no logo',
  (name) => {
    expect(readLogo(name)).toBeNull();
  },
);
