import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/flags.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { flagNames } from '../../../domain/visitor/flags.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { createLog } from '../../logging/log.ts';
import { createSecurityLog } from '../../logging/security-log.ts';
import { type RunningServer, startServer } from '../../server.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const token = 'a-token-of-at-least-thirty-two-characters';
const settings = { ADMIN_TOKEN: token, TRUSTED_PROXIES: '127.0.0.1', FLAGS: 'fan_photos_hidden' };
const shop = createTestShop(settings);
const { browser } = accountsOf(shop);
const product = '/product/1001/nocturne-bias-slip-dress-bordeaux';

const desk = (path: string, method: string, body?: unknown) =>
  fetch(`http://127.0.0.1:${shop.port}/api/admin/${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const set = (name: string, wish: Record<string, unknown>) =>
  desk(`flags/${name}`, 'POST', { by: 'Ines', ...wish });
const clear = (name: string) => desk(`flags/${name}?by=Ines`, 'DELETE');
const styleOf = async (response: Response) => /data-style="(\d)"/.exec(await response.text())?.[1];
const style = async (visitor = browser()) => styleOf(await visitor.get(product));
const everywhere = (wanted: string, visitor = browser()) =>
  expect.poll(() => style(visitor), { timeout: 5_000 }).toBe(wanted);

// Another process of the same shop.
let other: RunningServer;
beforeAll(async () => {
  other = await startServer(
    readConfiguration({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: shop.databaseUrl }),
    (_, work) => work(),
    createLog('silent'),
    createSecurityLog(undefined, { write: () => undefined }),
  );
});
afterAll(() => other?.stop());
beforeEach(async () => {
  await shop.query('delete from flag');
  await everywhere('1');
});

test('[FL-02] a merchant lists, sets and clears flags at run time, and the history says who, when and why', async () => {
  const list = async () => (await answerOf(await desk('flags', 'GET'), contract.listFlags)).content;
  expect((await list()).map(({ name }) => name)).toEqual([...flagNames]);
  const set1 = await answerOf(
    await set('second_style', { isOn: true, reason: 'The new season.' }),
    contract.setFlag,
  );
  expect(set1.content).toMatchObject({ name: 'second_style', isOn: true, default: false, source: 'rule' });
  await everywhere('2');
  const changed = (await list()).filter(({ source }) => source !== 'default');
  expect(changed.map(({ name, source, isOn }) => [name, source, isOn])).toEqual([
    ['fan_photos_hidden', 'setting', true],
    ['second_style', 'rule', true],
  ]);
  const cleared = await answerOf(await clear('second_style'), contract.clearFlag);
  expect(cleared.content).toMatchObject({ isOn: false, source: 'default', changedAt: null });
  await everywhere('1');
  const { content } = await answerOf(
    await desk('flags/second_style/history', 'GET'),
    contract.readFlagHistory,
  );
  expect(content.map(({ isOn, by, reason }) => [isOn, by, reason])).toEqual([
    [null, 'Ines', ''],
    [true, 'Ines', 'The new season.'],
  ]);
});

test('[FL-02] the environment’s setting is under the merchant’s word, and comes back when that is taken away', async () => {
  const flags = async () => (await answerOf(await browser().get('/api/session'), readSession)).flags;
  expect((await flags()).fan_photos_hidden).toBe(true);
  await set('fan_photos_hidden', { isOn: false });
  await expect.poll(async () => (await flags()).fan_photos_hidden).toBe(false);
  await clear('fan_photos_hidden');
  await expect.poll(async () => (await flags()).fan_photos_hidden).toBe(true);
});

test('[FL-02] another process hears it, and catches up with what it missed while its connection was away', async () => {
  const elsewhere = async () =>
    styleOf(await fetch(`http://127.0.0.1:${other.port}${product}`, { headers: { origin: other.origin } }));
  expect(await elsewhere()).toBe('1');
  await set('second_style', { isOn: true });
  await expect.poll(elsewhere, { timeout: 5_000 }).toBe('2');
  // Deaf: what is told now is told to nobody.
  await shop.query('alter table flag disable trigger flag_heard');
  await shop.query('delete from flag');
  await shop.query('alter table flag enable trigger flag_heard');
  expect(await elsewhere()).toBe('2');
  await shop.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'vitrine %'",
  );
  await expect.poll(elsewhere, { timeout: 10_000 }).toBe('1');
});

test('[FL-02] a split is a share of the visitors, each of whom stays on their side', async () => {
  await set('second_style', { isOn: false, lines: [{ percent: 50 }] });
  await expect
    .poll(async () => (await browser().get(product)).headers.getSetCookie().join())
    .toMatch(/^visit=\d+\.\d+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
  const visitors = Array.from({ length: 60 }, (_, index) => browser('', `90.1.${index}.7`));
  const first = await Promise.all(visitors.map((visitor) => style(visitor)));
  const second = first.filter((seen) => seen === '2').length;
  // Four deviations of a fair coin thrown sixty times.
  expect(second).toBeGreaterThan(14);
  expect(second).toBeLessThan(46);
  for (const [index, visitor] of visitors.entries()) {
    const moved = browser(visitor.cookies(), `133.1.${index}.9`);
    const again = await moved.get(product);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await styleOf(again), visitor.cookies()).toBe(first[index]);
    const { pageTemplate } = await answerOf(await moved.get('/api/product-view/1001'), viewProduct);
    expect(pageTemplate.pageTests.includes('second_style')).toBe(first[index] === '2');
  }
  await set('second_style', { isOn: false, lines: [{ percent: 100 }] });
  // A stranger may have been on that side before: who was on the other knows that the new rule is heard.
  await everywhere('2', visitors[first.indexOf('1')]);
  for (const visitor of visitors.slice(0, 10)) expect(await style(visitor)).toBe('2');
});

test('[FL-02] whoever keeps no cookies stays on their side, and nobody is given one without need', async () => {
  expect((await browser().get(product)).headers.getSetCookie()).toEqual([]);
  await set('second_style', { isOn: false, lines: [{ percent: 50 }] });
  await expect.poll(async () => (await browser().get(product)).headers.getSetCookie().length).toBe(1);
  for (const address of ['90.1.2.3', '90.1.2.4', '90.1.2.5']) {
    const seen = await Promise.all(Array.from({ length: 4 }, () => style(browser('', address))));
    expect(new Set(seen).size).toBe(1);
  }
});

test('[FL-02] an audience is a country, whoever is new, signed in, or staff; and pages kept for others stay theirs', async () => {
  await set('second_style', { isOn: false, lines: [{ countries: ['FR'], percent: 100 }] });
  await everywhere('2', browser('', '90.1.2.3'));
  expect(await style(browser('', '133.1.2.3'))).toBe('1');
  expect(await style()).toBe('1');

  await set('second_style', { isOn: true, lines: [{ isNew: true, percent: 0 }] });
  await everywhere('2', browser('visit=5.100'));
  expect(await style(browser('region=US.'))).toBe('2');
  expect(await style()).toBe('1');

  const customer = browser();
  const staff = browser();
  const signIn = (who: typeof staff, email: string) =>
    who.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' });
  await signIn(customer, 'shopper@vitrine.example');
  await signIn(staff, 'staff@vitrine.example');
  await set('second_style', { isOn: false, lines: [{ isStaff: true, percent: 100 }] });
  await everywhere('1', customer);
  expect(await style(staff)).toBe('2');
  await set('second_style', { isOn: false, lines: [{ isSignedIn: true, percent: 100 }] });
  await everywhere('2', customer);
  expect(await style()).toBe('1');
  // Nobody makes themselves staff.
  const forged = staff.cookies().replace(/crowd=staff~\d+/, 'crowd=staff~9999999999');
  expect(await style(browser(forged))).toBe('1');
  await customer.post('/api/auth/sign-out', {});
  expect(await style(customer)).toBe('1');
});

test('[FL-02] no more flags differ between visitors than pages can be kept for, whoever asks at once', async () => {
  const half = { isOn: false, lines: [{ percent: 50 }] };
  for (const name of flagNames.slice(0, 3)) expect((await set(name, half)).status).toBe(200);
  // Somebody is about to take the last place, and somebody else asks for it meanwhile.
  await shop.query('begin');
  await shop.query(
    "insert into flag (name, is_on, lines) values ('apple_pay', false, '[{\"percent\": 50}]')",
  );
  let isAnswered = false;
  const request = set('guest_loves', half).finally(() => {
    isAnswered = true;
  });
  const isWaiting = async () => (await shop.query('select from pg_locks where not granted')).length > 0;
  await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true);
  await shop.query('commit');
  expect((await problemOf(await request)).code).toBe('conflict');
  expect(await shop.query("select from flag where lines <> '[]'")).toHaveLength(4);
  // One of the four may be changed, and a rule for everyone is none of them.
  expect((await set('apple_pay', { ...half, isOn: true })).status).toBe(200);
  expect((await set('guest_loves', { isOn: false })).status).toBe(200);
});

test('a rule is taken away only as it was seen, and one that is set anew is another', async () => {
  const { content: first } = await answerOf(await set('second_style', { isOn: true }), contract.setFlag);
  const { content: second } = await answerOf(
    await set('second_style', { isOn: true, version: first.version }),
    contract.setFlag,
  );
  expect(second.version).toBeGreaterThan(first.version);
  const clearSeen = (version: number) => desk(`flags/second_style?by=Ines&version=${version}`, 'DELETE');
  const refusal = await problemOf(await clearSeen(first.version));
  expect([refusal.status, refusal.code, refusal.current]).toEqual([409, 'changed_meanwhile', second]);
  const { content: bare } = await answerOf(await clearSeen(second.version), contract.clearFlag);
  expect(bare).toMatchObject({ isOn: false, source: 'default' });
  // Whoever saw the rule that is gone does not bring it back unknowing.
  const late = await problemOf(await set('second_style', { isOn: true, version: second.version }));
  expect([late.code, (late.current as { version?: number }).version]).toEqual([
    'changed_meanwhile',
    bare.version,
  ]);
});

test('what cannot be is refused', async () => {
  const codes = async (response: Promise<Response>) => (await problemOf(await response)).code;
  expect(await codes(set('no_such_flag', { isOn: true }))).toBe('not_found');
  expect(await codes(clear('apple_pay'))).toBe('not_found');
  expect(await codes(desk('flags/nothing/history', 'GET'))).toBe('not_found');
  for (const wish of [
    {},
    { isOn: 'yes' },
    { isOn: true, lines: [{ percent: 101 }] },
    { isOn: true, lines: [{ percent: 5, countries: ['France'] }] },
    { isOn: true, lines: Array.from({ length: 11 }, () => ({ percent: 1 })) },
    { isOn: true, by: '' },
  ])
    expect(await codes(set('apple_pay', wish)), JSON.stringify(wish)).toBe('invalid_request');
  expect(await codes(desk('flag-previews', 'POST', { flags: {} }))).toBe('invalid_request');
  expect(await codes(desk('flag-previews', 'POST', { flags: { nothing: true } }))).toBe('invalid_request');
  expect(
    await codes(desk('flag-previews', 'POST', { flags: { apple_pay: true }, path: '//evil.example' })),
  ).toBe('unprocessable');
});

describe('where the shop sells', () => {
  const open = createTestShop({ ...settings, NODE_ENV: 'production' });
  const { browser: shopper } = accountsOf(open);
  const preview = async (body: Record<string, unknown>) => {
    const response = await fetch(`http://127.0.0.1:${open.port}/api/admin/flag-previews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return (await answerOf(response, contract.previewFlags)).content;
  };
  const onSite = (url: string) => url.slice(new URL(url).origin.length);

  test('[FL-02] a signed link switches a flag for one browser until it is over, and nothing else does', async () => {
    const made = await preview({ flags: { second_style: true }, path: product, minutes: 5 });
    const visitor = shopper();
    const opened = await visitor.get(onSite(made.url));
    expect([opened.status, opened.headers.get('location')]).toEqual([302, product]);
    expect(opened.headers.getSetCookie().join()).toMatch(
      /^preview=second_style~\d+~[\w-]{43}; .*Max-Age=(299|300)/,
    );
    expect(await styleOf(await visitor.get(product))).toBe('2');
    expect(await styleOf(await shopper().get(product))).toBe('1');
    // Engineers' switches are closed, and nobody signs for themselves.
    expect(await styleOf(await shopper('flags=second_style').get(product))).toBe('1');
    const forged = visitor.cookies().replace('second_style', 'second_style.-apple_pay');
    expect(await styleOf(await shopper(forged).get(product))).toBe('1');
    const longer = visitor.cookies().replace(/~\d+~/, '~9999999999~');
    expect(await styleOf(await shopper(longer).get(product))).toBe('1');
    await visitor.get(`${product}?preview=off`);
    expect(await styleOf(await visitor.get(product))).toBe('1');
  });

  test('[FL-02] a page says which flags are on and why, to staff and whoever previews, and is not there for others', async () => {
    expect((await shopper().get('/flags')).status).toBe(404);
    const visitor = shopper();
    await visitor.get(onSite((await preview({ flags: { second_style: true } })).url));
    const seen = await (await visitor.get('/flags')).text();
    expect(seen).toMatch(/second_style.*?On.*?A preview link, for this browser\./s);
    expect(seen).toMatch(/fan_photos_hidden.*?On.*?The setting FLAGS of this environment\./s);
    const staff = shopper();
    await staff.post('/api/auth/sign-in/email', {
      email: 'staff@vitrine.example',
      password: 'vitrine-demo',
    });
    expect((await staff.get('/flags')).status).toBe(200);
  });
});

test('[FL-02] the debug view names the line that decided for this visitor', async () => {
  await set('apple_pay', {
    isOn: true,
    lines: [
      { countries: ['FR'], percent: 0 },
      { isNew: true, percent: 100 },
    ],
  });
  const view = async (visitor: ReturnType<typeof browser>) => (await visitor.get('/flags')).text();
  await expect
    .poll(() => view(browser('', '90.1.2.3')), { timeout: 5_000 })
    .toContain('Line 1 of the merchant’s rule: in FR, 0%. You are not among them.');
  expect(await view(browser())).toContain(
    'Line 2 of the merchant’s rule: new here, 100%. You are among them.',
  );
  expect(await view(browser('visit=7.100'))).toContain('The merchant’s rule: no line fits you.');
  for (const name of flagNames) expect(await view(browser())).toContain(name);
});
