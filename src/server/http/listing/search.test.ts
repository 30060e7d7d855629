// What a search answers beyond tiles, and what it counts.
import { beforeAll, expect, test } from 'vitest';
import { search } from '../../../contract/listing/listing.ts';
import { readSearches } from '../../../contract/listing/searches.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
let owner: TestBrowser;

beforeAll(async () => {
  owner = await deskOf(shop).owner();
});

const inFrench = () => ({ headers: { referer: `${shop.origin}/fr/` } });
const found = async (query: string, init?: RequestInit) =>
  (await answerOf(await shop.send(`/api/search?${query}`, init), search)).content;
const counted = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/searches${query}`), readSearches)).content.searches;

test('[SR-03] a misspelt query is put right and says so; the words as typed find what they find', async () => {
  const right = await found('q=balck+dress');
  expect(right).toMatchObject({ corrected: 'black dress', isPartial: false });
  expect(right.tiles.length).toBeGreaterThan(0);
  expect(await found('q=balck+dress&exact=1')).toMatchObject({ corrected: null, isPartial: true });
  expect((await problemOf(await shop.send('/api/search?q=x&exact=2'))).code).toBe('invalid_request');
});

test('[SR-04] price, size, brand, style number, new and sale are filters, each with what is left without it', async () => {
  const { tiles, understood } = await found('q=dress+under+300+size+M&ps=50');
  expect(understood).toEqual([
    { kind: 'price', name: 'Under $300', without: 'dress size M' },
    { kind: 'size', name: 'Size M', without: 'dress under 300' },
  ]);
  const paid = tiles.map(({ price }) => price.promoPrice ?? price.salePrice ?? price.price);
  expect(paid.length).toBeGreaterThan(0);
  expect(Math.max(...paid)).toBeLessThanOrEqual(300);
  const kinds = async (query: string) => (await found(`q=${query}`)).understood.map(({ name }) => name);
  expect(await kinds('maison+orle+on+sale')).toEqual(['Maison Orle', 'On sale']);
  expect(await kinds('new+coats')).toEqual(['New in']);
  expect(await kinds('style+number+1004')).toEqual(['Style number 1004']);
  expect((await found('q=jupe+taille+38', inFrench())).understood).toMatchObject([
    { name: 'Taille 38, soit M' },
  ]);
  // What leaves nothing is still what was asked for.
  const tooCheap = await found('q=dress+under+20');
  expect(tooCheap).toMatchObject({ total: 0, understood: [{ name: 'Under $20', without: 'dress' }] });
});

test('what is not sold is said, with what is nearest by kind and no likeness of letters', async () => {
  const trainers = await found('q=trainers');
  expect(trainers.notSold).toEqual(['trainers']);
  expect(trainers.tiles.length).toBeGreaterThan(0);
  expect((await found('q=dress')).notSold).toEqual([]);
  expect(await found('q=sofa')).toMatchObject({ total: 0, notSold: [] });
});

test('[SR-09] what was looked for and not found is counted, and nobody is named', async () => {
  for (let time = 0; time < 3; time++) await found('q=Sneakers');
  await found('q=zzzzqq');
  await found('q=zzzzqq&color=black');
  await found('q=ana%40example.com');
  await found('q=coat');
  // A page that is kept is counted as often as it is read.
  for (let time = 0; time < 3; time++) expect((await shop.send('/search?q=unicycle')).status).toBe(200);
  const missed = await counted();
  const of = (query: string) => missed.find((each) => each.query === query);
  expect(of('sneakers')).toMatchObject({ searches: 3, products: 0, language: 'en' });
  expect(of('zzzzqq')).toMatchObject({ searches: 1 });
  expect(of('unicycle')).toMatchObject({ searches: 3 });
  expect(missed.some(({ query }) => query.includes('@') || query === 'coat')).toBe(false);
  expect((await counted('?all=1&days=1')).find(({ query }) => query === 'coat')?.products).toBeGreaterThan(0);
  const columns = await shop.query(
    "select column_name from information_schema.columns where table_name = 'search_count'",
  );
  expect(columns.map(({ column_name }) => column_name).toSorted()).toEqual([
    'askers',
    'day',
    'language',
    'products',
    'query',
    'searches',
  ]);
  for (const query of ['?days=0', '?days=x', '?all=2'])
    expect((await problemOf(await owner.get(`/api/admin/searches${query}`))).code).toBe('invalid_request');
});

test('a word the merchant adds is understood, and what is sold no more is said to be', async () => {
  await shop.query("insert into search_term values ('en', 'glad rags', '{kind.dress}')");
  await shop.query("update search_concept set broader = '{kind.shoe}' where code = 'kind.mule'");
  await expect
    .poll(async () => (await found('q=glad+rags')).tiles[0]?.name ?? '', { timeout: 15_000 })
    .toMatch(/Dress|Slip/);
  await shop.query(`update product set is_active = false
    where id in (select product_id from product_category join category on category.id = category_id where slug = 'hats')`);
  await expect.poll(async () => (await found('q=hat')).notSold, { timeout: 15_000 }).toEqual(['hat']);
});
