import { expect, test } from 'vitest';
import { standardLook } from '../../domain/settings/look.ts';
import { lookOf } from './look.ts';

const logo = { name: '0123456789abcdef0123456789abcdef-384x96', width: 384, height: 96 };

test('a shop that changes nothing has no style sheet', () => {
  expect(lookOf(standardLook, null)).toBeNull();
});

test('headings are set in what was chosen for each style, and a face without italics stands upright', () => {
  const { css = '' } = lookOf({ ...standardLook, '2.type': 'grotesk' }, null) ?? {};
  expect(css).toBe('[data-style="2"]{--font-serif:var(--font-sans);font-synthesis-style:none}');
  expect(lookOf({ ...standardLook, '1.type': 'georgia' }, null)?.css).toBe(
    '[data-style="1"]{--font-serif:georgia,serif}',
  );
  expect(lookOf({ ...standardLook, '1.type': '"};*{' }, null)).toBeNull();
});

test('a logo is drawn over the name in every language, as wide as its height leaves it', () => {
  const { css = '', path } = lookOf(standardLook, logo) ?? {};
  expect(css).toContain(
    'header>div>a[href="/"],header>div>a[href="/fr"],header>div>a[href="/de"],footer>div>p[aria-hidden]{',
  );
  expect(css).toContain(`url("/logo-${logo.name}.png")`);
  expect(css).toContain('width:min(128px,38vw);height:44px');
  expect(path).not.toBe(lookOf(standardLook, { ...logo, width: 192 })?.path);
});
