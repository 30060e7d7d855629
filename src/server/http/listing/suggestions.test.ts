// What is suggested while somebody types, and before.
import { expect, test } from 'vitest';
import { readSuggestions, search } from '../../../contract/listing/listing.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

/** The tests are many people: the proxy that says so is this machine. */
const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });

const inFrench = () => ({ headers: { referer: `${shop.origin}/fr/` } });
const found = async (query: string, init?: RequestInit) =>
  (await answerOf(await shop.send(`/api/search?${query}`, init), search)).content;
const suggested = async (query: string, init?: RequestInit) =>
  (await answerOf(await shop.send(`/api/search/suggestions?q=${query}`, init), readSuggestions)).content;

const addressed = (host: number): RequestInit => ({ headers: { 'x-forwarded-for': `203.0.113.${host}` } });

test('what others look for and find is offered, never what one person looks for, nor what is not there now', async () => {
  // So many that no two of five share a mark; how often one address asks makes no difference.
  for (let host = 1; host <= 12; host++) await found('q=silk+dress', addressed(host));
  // Four are too few, however often they ask.
  for (let time = 0; time < 12; time++) {
    await found('q=wool+coat', addressed(1 + (time % 4)));
    expect((await shop.send('/search?q=linen', addressed(1))).status).toBe(200);
  }
  for (let host = 1; host <= 12; host++)
    expect((await shop.send('/search?q=leather+bag', addressed(host))).status).toBe(200);
  await shop.query(
    "insert into search_count values (current_date, 'en', 'moon boots', 90, 2, 4095), (current_date - 8, 'en', 'hoops', 90, 2, 4095)",
  );
  // What was counted is written down when it is read.
  expect(
    (
      await deskOf(shop)
        .owner()
        .then((owner) => owner.get('/api/admin/searches'))
    ).status,
  ).toBe(200);
  const { queries } = await suggested('');
  expect(queries.map(({ text }) => text).toSorted()).toEqual(['leather bag', 'silk dress']);
  for (const { text, total } of queries)
    expect(total).toBe((await found(`q=${encodeURIComponent(text)}`)).total);
  expect((await suggested('silk+d')).queries[0]?.text).toBe('silk dress');
  expect((await suggested('', inFrench())).queries).toEqual([]);
  const page = await (await shop.send('/search')).text();
  expect(page).toContain('href="/search?q=silk+dress"');
});

test('a category is suggested in a color that hangs there, and nothing that is empty', async () => {
  const { links } = await suggested('black+dress');
  expect(links).toContainEqual({
    name: 'Dresses',
    kind: 'category',
    path: '/c/dresses?color=black',
    color: 'Black',
  });
  const [first] = (await suggested('rouge', inFrench())).links;
  expect(first).toMatchObject({ kind: 'category', color: 'Rouge' });
  await shop.query("insert into brand (name, about) values ('Quixote Nothing', '')");
  expect((await suggested('quixote')).links).toEqual([]);
});

test('suggestions are searches that find something, in the language of the page', async () => {
  const { queries, products } = await suggested('black+dre');
  expect(queries.map(({ text }) => text)).toContain('black dress');
  expect(products.length).toBeGreaterThan(0);
  for (const { text, total } of queries)
    expect((await found(`q=${encodeURIComponent(text)}`)).total).toBe(total);
  expect((await suggested('mante', inFrench())).queries[0]?.text).toBe('manteau');
  expect((await suggested('sneak')).queries).toEqual([]);
});

test('places, makers and things whose names begin so are suggested beside them', async () => {
  const { links } = await suggested('sl');
  expect(links).toContainEqual({
    name: 'Slip dresses',
    kind: 'category',
    path: '/c/slip-dresses',
    color: null,
  });
  const maison = await suggested('maison');
  expect(maison.links.map(({ kind }) => kind)).toContain('designer');
  expect(maison.products[0]?.brand).toBe('Maison Orle');
  expect((await shop.send(maison.links[0]?.path ?? '')).status).toBe(200);
  expect((await suggested('mais', inFrench())).links.map(({ path }) => path)).toEqual(
    maison.links.map(({ path }) => path),
  );
});
