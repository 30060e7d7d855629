// The window of the desk: for staff alone, and nothing of it in the shop.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser } = accountsOf(shop);
let staff: TestBrowser;
let shopper: TestBrowser;

beforeAll(async () => {
  const signIn = async (email: string) => {
    const visitor = browser();
    expect((await visitor.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' })).status).toBe(
      200,
    );
    return visitor;
  };
  [staff, shopper] = [await signIn('staff@vitrine.example'), await signIn('shopper@vitrine.example')];
});

const deskFile = /\/desk\/assets\/[\w.-]+/g;

/** Both pages say when they were made. */
const timeless = (html: string) => html.replace(/\\"now\\",\d+/g, '');

test.each(['/desk', '/desk/orders', '/desk/orders/1?view=to_pack'])('staff are shown %s', async (path) => {
  const answer = await staff.get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
});

test('the files that the window names are there, compressed, for ever', async () => {
  const names = (await (await staff.get('/desk')).text()).match(deskFile) ?? [];
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const file = await shop.send(name, { headers: { 'accept-encoding': 'br' } });
    expect(file.status, name).toBe(200);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    if (!name.endsWith('.woff2')) expect(file.headers.get('content-encoding')).toBe('br');
  }
});

test.each(['/desk', '/desk/orders', '/desk/staff', '/fr/desk', '/desk/assets/none.js'])(
  'a shopper and a guest are answered at %s as at any address that is none',
  async (path) => {
    for (const visitor of [shopper, browser()]) {
      const other = path.replace('desk', 'disk');
      const [desk, none] = [await visitor.get(path), await visitor.get(other)];
      expect(desk.status).toBe(404);
      expect(none.status).toBe(404);
      expect(timeless(await desk.text()).replaceAll('desk', 'disk')).toBe(timeless(await none.text()));
      for (const name of ['content-type', 'cache-control', 'x-robots-tag'])
        expect(desk.headers.get(name)).toBe(none.headers.get(name));
    }
  },
);

const root = join(import.meta.dirname, '../../../..');

/** As the window's own table of addresses has them. Whoever is invited opens `/join` before they are of the staff. */
const deskPaths = [
  ...readFileSync(join(root, 'src/web/desk/entry.tsx'), 'utf8').matchAll(/\bpath: '\/?([^'*]*)'/g),
].flatMap(([, path = '']) =>
  ['join', 'begin'].includes(path) ? [] : [`/desk/${path.replace(/:\w+/g, '1')}`.replace(/\/$/, '')],
);

test('[DK-01] each address of the desk is there for staff, and for a guest, a customer and staff who were switched off it is none', async () => {
  expect(deskPaths.length).toBeGreaterThan(25);
  const desk = deskOf(shop);
  const switchedOff = await desk.employ('manager');
  expect((await switchedOff.get('/desk')).status).toBe(200);
  const working = await staff.get('/api/admin/staff');
  const { content } = await working.json();
  const { id, version } = content.people.find(
    ({ emailAddress }: { emailAddress: string }) => emailAddress === 'paris@vitrine.example',
  );
  expect((await staff.patch(`/api/admin/staff/${id}`, { isActive: false, version })).status).toBe(200);
  const visitors = [browser(), shopper, switchedOff, await desk.signIn('paris@vitrine.example')];
  for (const path of deskPaths) {
    expect([path, (await staff.get(path)).status]).toEqual([path, 200]);
    for (const [index, visitor] of visitors.entries()) {
      const answer = await visitor.get(path);
      expect([path, index, answer.status]).toEqual([path, index, 404]);
      expect(await answer.text()).not.toMatch(deskFile);
    }
  }
});

test('[DK-01] no script or style of the storefront is one of the desk’s, names one, or knows its calls', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((file) => ({
      name: file.replace(/^.*\//, ''),
      text: readFileSync(join(root, file), 'utf8'),
    }));
  const desk = read('build/desk/client/assets/*.{js,css}');
  const storefront = [
    ...read('build/client/assets/*.{js,css}'),
    ...read('build/fr/client/assets/*.{js,css}'),
  ];
  expect(desk.some(({ text }) => text.includes('/api/admin/'))).toBe(true);
  expect(storefront.length).toBeGreaterThan(desk.length);
  const names = desk.map(({ name }) => name);
  for (const { name, text } of storefront) {
    expect(names).not.toContain(name);
    expect([name, names.filter((one) => text.includes(one))]).toEqual([name, []]);
    expect([name, /\/api\/admin\/|\/desk\/assets/.test(text)]).toEqual([name, false]);
  }
});

test('whoever works in French is led to the desk, which has one language', async () => {
  const answer = await staff.get('/fr/desk/orders?view=to_pack');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/desk/orders?view=to_pack']);
});

test('an invitation is opened by any customer, and by a guest once they have signed in', async () => {
  const path = '/desk/join?token=abcdefghijklmnopqrstuvwx';
  expect((await shopper.get(path)).status).toBe(200);
  const answer = await browser().get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/login?to=${encodeURIComponent(path)}`,
  ]);
});

test('the way to show once more who one is leads to the desk and back', async () => {
  const login = '/login?to=%2Fdesk%2Forders%2F1';
  expect((await staff.get(login)).headers.get('location')).toBe('/desk/orders/1');
  await shop.query("update customer_session set created_at = now() - interval '1 hour'");
  const signInPage = await staff.get(login);
  expect(signInPage.status).toBe(200);
  const again = await staff.form('/api/auth/sign-in/email', {
    email: 'staff@vitrine.example',
    password: 'vitrine-demo',
    to: '/desk/orders/1',
  });
  expect([again.status, again.headers.get('location')]).toEqual([303, '/desk/orders/1']);
});

test.each(['/', '/c/clothing', '/product/1001', '/bag', '/login', '/search?q=silk'])(
  '[DK-01] the page %s of the shop names no file of the desk',
  async (path) => {
    for (const visitor of [shopper, staff]) {
      const page = await (await visitor.get(path)).text();
      expect(page.match(deskFile)).toBeNull();
      expect(page).not.toMatch(/["'/]desk["'/]/);
    }
  },
);
