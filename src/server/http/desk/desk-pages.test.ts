// The window of the desk: for staff alone, and nothing of it in the shop.
import { beforeAll, expect, test } from 'vitest';
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
  'the page %s of the shop names no file of the desk',
  async (path) => {
    const page = await (await shopper.get(path)).text();
    expect(page.match(deskFile)).toBeNull();
    expect(page).not.toMatch(/["'/]desk["'/]/);
  },
);
