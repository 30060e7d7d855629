// Settings at the desk: what is saved holds everywhere at once, what cannot be read is refused, and the environment's word
// goes before the merchant's.
import { createHash } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/settings/settings.ts';
import { settingSections } from '../../../domain/settings/sections.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({
  TRUSTED_PROXIES: '127.0.0.1',
  CONTACT_PHONE: '+1 212 555 0100',
  METRICS_TOKEN: 'a secret that nobody may see, ever at all',
  EVENTS_WEBHOOK_URL: 'https://user:hunter2@events.example/in?key=hunter2',
});
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const list = async (browser = owner) =>
  (await answerOf(await browser.get('/api/admin/settings'), contract.listSettings)).content;
const nocturne = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const section = async (id: string) =>
  (await list()).sections.find((one) => one.id === id) ?? expect.fail(`there is no section ${id}`);
const patch = async (id: string, values: object, version?: number) =>
  owner.patch(`/api/admin/settings/${id}`, { version: version ?? (await section(id)).version, values });
const save = async (id: string, values: object) =>
  (await answerOf(await patch(id, values), contract.saveSettings)).content;
const page = async (path: string) => (await (await shop.send(path)).text()).replaceAll('<!-- -->', '');

afterEach(async () => {
  await save('shop', {
    name: 'Vitrine',
    tradingAs: '',
    postalAddress: '',
    contactEmail: 'hello@vitrine.example',
  });
  const { red, ground } = { red: '#a1261b', ground: '#fdfcfa' };
  await save('look', { '1.red': red, '1.ground': ground, '2.red': '#933012' });
});

describe('the name', () => {
  test('is said by every page from the answer on, in both languages, and by the desk', async () => {
    const before = await page('/');
    expect(before).toContain('<title>Vitrine</title>');
    expect(before).not.toContain('data-shop');
    await save('shop', { name: 'Ada & Sons <b>' });
    for (const path of ['/', '/fr', nocturne, '/c/clothing', '/search?q=silk', '/no/such/page']) {
      const html = await page(path);
      expect(html, path).not.toMatch(/\bVitrine\b(?! desk)/);
      expect(html, path).toContain('data-shop="Ada &amp; Sons &lt;b&gt;"');
      expect(html, path).toMatch(/<title>[^<]*Ada &amp; Sons &lt;b&gt;<\/title>/);
    }
    expect(await page(nocturne)).toContain(
      '<meta property="og:site_name" content="Ada &amp; Sons &lt;b&gt;"/>',
    );
    const html = await (await owner.get('/desk')).text();
    expect(html).toContain('<html lang="en-US" data-style="1" data-shop="Ada &amp; Sons &lt;b&gt;">');
    expect(html).toContain('<title>Desk | Ada &amp; Sons &lt;b&gt; desk</title>');
  });

  test('is heard by a process that did not save it', async () => {
    await page('/');
    await shop.query(`insert into shop_setting (section) values ('shop') on conflict do nothing`);
    await shop.query(
      `update shop_setting set value = '{"name": "Elsewhere"}', version = version + 1 where section = 'shop'`,
    );
    await expect.poll(() => page('/'), { timeout: 5_000 }).toContain('<title>Elsewhere</title>');
  });

  test('and the addresses stand under every email, and in its subject', async () => {
    await save('shop', {
      name: 'Maison Ada',
      tradingAs: 'Ada Clothing, Inc.',
      postalAddress: '40 Mercer Street, New York, NY 10013',
      contactEmail: 'people@ada.example',
    });
    await shop.query('delete from outbox_email');
    const answer = await accountsOf(shop).browser().post('/api/auth/email-otp/send-verification-otp', {
      email: 'shopper@vitrine.example',
      type: 'sign-in',
    });
    expect(answer.status).toBe(200);
    const [email] = await sentEmails(shop);
    expect(email?.subject).toMatch(/^\d{6} is your Maison Ada code$/);
    expect(email?.body_text).toContain(
      '-- \nMaison Ada\npeople@ada.example\n+1 212 555 0100\nAda Clothing, Inc.\n40 Mercer Street, New York, NY 10013',
    );
    const terms = await page('/termsofuse');
    expect(terms).toContain('Maison Ada sells what hangs here');
    expect(terms).toContain('Trading as Ada Clothing, Inc.');
    expect(terms).toContain('href="mailto:people@ada.example"');
  });

  test.each([
    [{ name: '' }, 'name', 'This cannot be empty.'],
    [{ name: 'x'.repeat(41) }, 'name', 'At most 40 characters.'],
    [{ name: 'A\u202eB' }, 'name', 'One line, without characters that cannot be seen.'],
    [{ contactEmail: 'the shop' }, 'contactEmail', 'This is no email address.'],
    [{ postalAddress: '1' }, 'postalAddress', 'At least 5 characters.'],
    [
      { contactPhone: '+1 718 555 0100' },
      'contactPhone',
      'CONTACT_PHONE in the environment decides this: change it there.',
    ],
    [{ motto: 'x' }, 'motto', 'There is no such setting.'],
  ])('%j is refused beside its field', async (values, at, message) => {
    const refused = await patch('shop', values);
    expect(refused.status).toBe(422);
    expect((await problemOf(refused)).errors).toEqual([{ at, message }]);
    expect((await section('shop')).values.name).toBe('Vitrine');
  });
});

describe('the look', () => {
  test('is that of the card’s frame too, which has an origin and a policy of its own', async () => {
    await save('look', { '1.red': '#123ABC' });
    const frame = await shop.send('/sandbox/card-fields?style=1');
    const policy = frame.headers.get('content-security-policy');
    const html = await frame.text();
    const [, css = ''] = /<style>(\[data-style[^<]*)<\/style>/.exec(html) ?? [];
    expect(css).toContain('--color-accent:#123abc');
    expect(html).toContain('--accent:var(--color-accent,#a1261b)');
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  });

  test('of a shop that changes nothing is no byte longer', async () => {
    expect(await page('/')).not.toContain('/look-');
    const [row] = await shop.query(`select value from shop_setting where section = 'look'`);
    expect(row?.value ?? {}).toEqual({});
  });

  test('is a style sheet that every page names, after the shop’s own and before it draws', async () => {
    await save('look', { '1.red': '#123ABC' });
    const html = await page(nocturne);
    const [, path = ''] = /<link rel="stylesheet" href="(\/look-[0-9a-f]{12}\.css)"\/>/.exec(html) ?? [];
    const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(sheets.at(-1)).toBe(path);
    expect(html.indexOf(path)).toBeLessThan(html.indexOf('</head>'));
    const sheet = await shop.send(path);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const css = await sheet.text();
    expect(css).toContain('[data-style="1"]{');
    expect(css).toContain('--color-accent:#123abc');
    expect(css).not.toContain('[data-style="2"]');
    const other = await shop.send('/look-000000000000.css');
    expect([other.headers.get('cache-control'), await other.text()]).toEqual(['no-cache', css]);
  });

  test('that cannot be read is refused with the number, the rule and the nearest that passes', async () => {
    const refused = await patch('look', { '1.red': '#d9573f', '2.ink': 'brown' });
    expect(refused.status).toBe(422);
    const { errors } = await problemOf(refused);
    expect(errors).toEqual([
      {
        at: '1.red',
        message: expect.stringMatching(
          /^Red on ground reads at 3\.8 to 1\. Text needs 4\.5\. The nearest that passes is #[0-9a-f]{6}\.$/,
        ),
      },
      { at: '2.ink', message: 'Six digits, such as #a1261b.' },
    ]);
    const [, nearest = ''] = /(#[0-9a-f]{6})\.$/.exec(errors?.[0]?.message ?? '') ?? [];
    expect((await save('look', { '1.red': nearest })).values['1.red']).toBe(nearest);
  });
});

test('of two who saw the same the second is told what the first made of it', async () => {
  const { version } = await section('shop');
  await save('shop', { name: 'First' });
  const second = await patch('shop', { name: 'Second' }, version);
  expect(second.status).toBe(409);
  const problem = await problemOf(second);
  expect(problem.code).toBe('changed_meanwhile');
  expect(problem.current).toMatchObject({ id: 'shop', version: version + 1, values: { name: 'First' } });
});

test('every change is in the audit, and in the history, with what was before', async () => {
  await save('shop', { name: 'Maison Ada', tradingAs: '' });
  const [latest] = (
    await answerOf(await owner.get('/api/admin/settings/history'), contract.readSettingHistory)
  ).content;
  expect(latest).toMatchObject({
    section: 'shop',
    by: 'Jules Lindqvist',
    before: { name: 'Vitrine' },
    after: { name: 'Maison Ada' },
  });
  expect(await desk.lastAudit()).toMatchObject({
    verb: 'settings.change',
    thing: 'setting',
    thing_id: 'shop',
  });
  const { version } = await section('shop');
  expect((await save('shop', { name: ' Maison Ada ' })).version).toBe(version);
});

test('what the environment decides is shown, and no secret is', async () => {
  const answer = await owner.get('/api/admin/settings');
  const text = await answer.text();
  expect(text).not.toMatch(/hunter2|nobody may see/);
  const { sections, environment } = JSON.parse(text).content;
  expect(sections[0]).toMatchObject({
    values: { contactPhone: '+1 212 555 0100' },
    setOutside: { contactPhone: 'CONTACT_PHONE' },
  });
  const named = (name: string) => environment.find((one: { name: string }) => one.name === name);
  expect(named('METRICS_TOKEN')).toEqual({ name: 'METRICS_TOKEN', isSecret: true, value: '' });
  expect(named('EVENTS_WEBHOOK_URL').value).toBe('https://events.example');
  expect(named('SMTP_URL')).toEqual({ name: 'SMTP_URL', isSecret: true, value: null });
});

test('managers look, owners change, and nobody else sees them', async () => {
  const { version } = await section('shop');
  const manager = await desk.employ('manager');
  expect((await list(manager)).sections).toHaveLength(settingSections.length);
  const change = { version, values: { name: 'Mine' } };
  expect((await manager.patch('/api/admin/settings/shop', change)).status).toBe(403);
  const support = await desk.employ('support');
  expect((await support.get('/api/admin/settings')).status).toBe(403);
});

describe('before the shop opens', () => {
  const opening = async (browser = owner) =>
    (await answerOf(await browser.get('/api/admin/settings/opening'), contract.readOpening)).content;
  const itemOf = async (check: string) => (await opening()).items.find((item) => item.check === check);

  test('it looks for real each time it is asked', async () => {
    expect(await itemOf('name')).toMatchObject({ state: 'trouble', title: 'A name of your own' });
    await save('shop', { name: 'Maison Ada', postalAddress: '40 Mercer Street, New York' });
    expect(await itemOf('name')).toMatchObject({ state: 'done', message: 'Yours, everywhere.' });
    expect(await itemOf('seller')).toMatchObject({ state: 'done' });
    const [{ live } = {}] = await shop.query('select count(*)::int as live from product where is_active');
    expect(await itemOf('goods')).toMatchObject({ state: 'done', message: `Live: ${live} products.` });
    const [{ id: abroad } = {}] = await shop.query(`select id from country where code = 'CA'`);
    await shop.query('insert into product_ships_to (product_id, country_id) values (1001, $1)', [abroad]);
    expect(await itemOf('ships_home')).toMatchObject({
      state: 'wait',
      message: 'Live products that do not go there: 1.',
    });
    await shop.query('delete from product_ships_to where product_id = 1001');
    expect(await itemOf('ships_home')).toMatchObject({ state: 'done' });
    expect((await itemOf('second_factor'))?.state).toBe('trouble');
  });

  test('the sandbox answers for itself, and one without keys is none', async () => {
    expect((await opening()).processors).toEqual([
      { name: 'sandbox', mode: 'built_in', keyEnd: null, hasWebhookKey: true },
    ]);
    const check = (name: string) => owner.post(`/api/admin/settings/processors/${name}/check`, {});
    const { content } = await answerOf(await check('sandbox'), contract.checkProcessor);
    expect(content.outcome).toBe('answered');
    expect(content.ms).toBeLessThan(10_000);
    expect((await check('stripe')).status).toBe(404);
  });
});
