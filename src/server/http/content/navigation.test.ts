// The menu and the footer: put in the shop at the desk as versions, said on every page of every language.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/content/navigation-desk.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});
beforeEach(() => shop.query('delete from navigation_version'));

const root = '/api/admin/navigation';
/** Much less than the minute for which a page is kept. */
const soon = { interval: 50, timeout: 12_000 };
const html = async (path = '/') => (await shop.send(path)).text();
const partOf = async (path: string, tag: 'header' | 'footer') =>
  new RegExp(`<${tag}.*?</${tag}>`, 's').exec(await html(path))?.[0] ?? expect.fail(`no ${tag}`);
const read = async () => (await answerOf(await owner.get(root), contract.readNavigation)).content;
const save = async (navigation: object, version?: number) =>
  owner.post(root, { version: version ?? (await read()).version, navigation });
const link = (path: string, en = '', fr = '') => ({ names: { en, fr }, path });
const column = (en: string, links: object[], fr = '') => ({ names: { en, fr }, links });

test('until somebody changes it, every page names what the shop came with, in its language', async () => {
  const { version, versions, navigation } = await read();
  expect([version, versions.length]).toEqual([0, 1]);
  expect(navigation.menu.map(({ path }) => path)).toEqual([
    '/c/new-in',
    '/c/clothing',
    '/c/shoes',
    '/c/bags',
    '/c/accessories',
    '/c/sale',
  ]);
  const names = async (path: string) =>
    [...(await partOf(path, 'header')).matchAll(/href="[^"]*\/c\/[^"]*"[^>]*>([^<]+)</g)].map(
      ([, name]) => name,
    );
  expect(await names('/contact')).toEqual(['New in', 'Clothing', 'Shoes', 'Bags', 'Accessories', 'Sale']);
  expect(await names('/fr/bag')).toEqual([
    'Nouveautés',
    'Vêtements',
    'Chaussures',
    'Sacs',
    'Accessoires',
    'Soldes',
  ]);
  expect(await partOf('/', 'footer')).toContain('href="/region#consent"');
});

test('what is put in the shop stands on kept pages, personal ones and those that are none, and marked where it is not translated', async () => {
  await html('/contact');
  const navigation = {
    menu: [
      link('/c/coats'),
      link('https://journal.example/today', 'Journal'),
      link('/contact', 'Write', 'Écrire'),
    ],
    more: [],
    columns: [column('Elsewhere', [link('/termsofuse', 'The terms')])],
  };
  expect((await save(navigation)).status).toBe(200);
  for (const path of [
    '/contact',
    '/bag',
    '/product/1001/nocturne-bias-slip-dress-bordeaux',
    '/no/such/page',
  ]) {
    await expect.poll(() => partOf(path, 'header'), soon).toMatch(/href="\/c\/coats"[^>]*>Coats</);
    expect(await partOf(path, 'header')).toContain('href="https://journal.example/today"');
    expect(await partOf(path, 'footer')).toMatch(/>Elsewhere<.*href="\/termsofuse"[^>]*>The terms</s);
    expect(await partOf(path, 'footer')).not.toContain('/financialnotice');
  }
  const header = await partOf('/fr/contact', 'header');
  expect(header).toMatch(/href="\/fr\/c\/coats"[^>]*>Manteaux</);
  expect(header).toMatch(/lang="en"[^>]*>Journal</);
  expect(header).toMatch(/href="\/fr\/contact"[^>]*>Écrire</);
});

test('a category is called as it is and led to where it is; what has left the shop is not named', async () => {
  const navigation = { menu: [link('/c/hats'), link('/c/bags')], more: [], columns: [] };
  expect((await save(navigation)).status).toBe(200);
  await expect.poll(() => partOf('/contact', 'header'), soon).toMatch(/href="\/c\/hats"[^>]*>Hats</);
  const categories = await (await owner.get('/api/admin/categories')).json();
  const { categoryId, version, fields } = categories.content.find(
    (one: { categoryId: number }) => one.categoryId === 73,
  );
  const change = (seen: number, more: object) =>
    owner.send(`/api/admin/categories/${categoryId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ version: seen, fields: { ...fields, ...more } }),
    });
  expect((await change(version, { slug: 'headwear', names: { en: 'Headwear', fr: '' } })).status).toBe(200);
  await expect.poll(() => partOf('/contact', 'header'), soon).toMatch(/href="\/c\/headwear"[^>]*>Headwear</);
  expect((await change(version + 1, { slug: 'headwear', isListed: false })).status).toBe(200);
  await expect.poll(() => partOf('/contact', 'header'), soon).not.toMatch(/headwear|hats/);
  expect(await partOf('/contact', 'header')).toMatch(/href="\/c\/bags"/);
});

test('what is wrong is said beside its field; of two people the second is shown what is in the shop', async () => {
  const faulty = {
    menu: [link('/c/capes', 'Capes'), link('javascript:alert(1)', 'Run')],
    more: [link('/contact')],
    columns: [],
  };
  const { errors } = await problemOf(await save(faulty));
  expect(errors?.map(({ at }) => at)).toEqual(['menu.0.path', 'menu.1.path', 'more.0.names.en']);
  expect((await read()).version).toBe(0);
  const of = (path: string) => ({ menu: [link(path)], more: [], columns: [] });
  const answers = await Promise.all([save(of('/c/coats'), 0), save(of('/c/bags'), 0)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = await problemOf(answers.find(({ status }) => status === 409) ?? expect.fail());
  expect(late.code).toBe('changed_meanwhile');
  expect(late.current).toEqual(await read());
  expect((await read()).versions.map(({ number, by }) => [number, by])).toEqual([
    [1, expect.any(String)],
    [0, null],
  ]);
});
