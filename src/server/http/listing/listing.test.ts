import { expect, test } from 'vitest';
import { readListing, readSuggestions, search } from '../../../contract/listing/listing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();

const listing = async (address: string) =>
  (await answerOf(await shop.send(`/api/listing/${address}`), readListing)).content;
const found = async (query: string) =>
  (await answerOf(await shop.send(`/api/search?${query}`), search)).content;
const ids = (content: { tiles: readonly { productId: number }[] }) =>
  content.tiles.map(({ productId }) => productId);
const countOf = (facet: readonly { value: string; count: number }[], value: string) =>
  facet.find((other) => other.value === value)?.count ?? 0;

/** What hangs in a category by the catalogue's own rows. */
const hanging = `select product.id from product
  join product_category on product_id = product.id join category on category.id = category_id
  where is_active and product.is_listed and audience_exclusion_type is null and category.slug = $1`;

test('a category lists everything that hangs in it, once, and nothing else', async () => {
  const expected = await shop.query(hanging, ['clothing']);
  const first = await listing('clothing?ps=50');
  expect(first.total).toBe(expected.length);
  const pages = [first, await listing('clothing?ps=50&page=2'), await listing('clothing?ps=50&page=3')];
  const all = pages.flatMap(ids);
  expect(all.toSorted()).toEqual(expected.map(({ id }) => Number(id)).toSorted());
  expect(ids(await listing('clothing?ps=50&page=9'))).toEqual([]);
});

test('every count is what choosing it gives, whatever else is chosen', async () => {
  for (const chosen of ['', 'color=black', 'color=black,red&price=250-500', 'brand=maison-orle&size=m']) {
    const { facets, total } = await listing(`clothing?ps=50&${chosen}`);
    for (const facet of ['size', 'color', 'brand', 'price'] as const) {
      if (chosen.includes(facet)) continue;
      for (const { value, count } of facets[facet])
        expect([facet, value, (await listing(`clothing?ps=1&${chosen}&${facet}=${value}`)).total]).toEqual([
          facet,
          value,
          count,
        ]);
    }
    const sum = facets.brand.reduce((all, { count }) => all + count, 0);
    if (!chosen.includes('brand')) expect(sum).toBe(total);
  }
});

test('the counts of a chosen facet say what the others of it would give', async () => {
  const plain = await listing('dresses?ps=1');
  const chosen = await listing('dresses?ps=1&color=black');
  expect(chosen.facets.color).toEqual(plain.facets.color);
  expect(chosen.total).toBe(countOf(plain.facets.color, 'black'));
  const two = await listing('dresses?ps=1&color=black,red');
  expect(two.total).toBe(countOf(plain.facets.color, 'black') + countOf(plain.facets.color, 'red'));
});

test('a size is one that can be had, and the counts agree with the stock', async () => {
  const [row] = await shop.query(
    `select count(distinct sku.product_id) from sku join size_group on size_group.id = size_group_id
     join stock_level on sku_id = sku.id and on_hand > reserved
     where size_group.name = 'M' and sku.product_id in (${hanging})`,
    ['clothing'],
  );
  const { facets } = await listing('clothing?ps=1');
  expect(countOf(facets.size, 'm')).toBe(Number(row?.count));
  expect(facets.size.map(({ name }) => name).slice(0, 3)).toEqual(['XXS', 'XS', 'S']);
});

test('sorts by price and by date, what is sold out always last', async () => {
  const cheapest = await listing('clothing?ps=50&sort=price-low');
  const inStock = cheapest.tiles.filter(({ isSoldOut }) => !isSoldOut);
  const paid = inStock.map(({ price }) => price.promoPrice ?? price.salePrice ?? price.price);
  expect(paid).toEqual(paid.toSorted((a, b) => a - b));
  const flags = cheapest.tiles.map(({ isSoldOut }) => isSoldOut);
  expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
  const dearest = await listing('clothing?ps=3&sort=price-high');
  expect(dearest.tiles[0]?.price.price).toBeGreaterThanOrEqual(890);
  const newest = ids(await listing('clothing?ps=10&sort=newest'));
  const dates = await shop.query(
    'select id, online_since::text from product where id = any($1) order by array_position($1, id)',
    [newest],
  );
  const since = dates.map(({ online_since }) => String(online_since));
  expect(since).toEqual(since.toSorted().toReversed());
});

test('what is withdrawn, not for everyone, new or changed is so in the lists within moments', async () => {
  const before = await listing('coats?ps=50');
  const [first, second] = ids(before);
  expect(ids(before)).not.toContain(1009);
  await shop.query('update product set is_active = false where id = $1', [first]);
  await shop.query(
    "update product set audience_exclusion_type = 'press', audience_exclusion_reason = 'Lent.' where id = $1",
    [second],
  );
  // At once, whatever the lists still say.
  const now = ids(await listing('coats?ps=50'));
  expect(now).not.toContain(first);
  expect(now).not.toContain(second);
  const hung = async () =>
    (
      await shop.query(
        "select product_id from listing_collection join category on category.id = collection_id where slug = 'coats'",
      )
    ).length;
  await expect.poll(hung, { timeout: 8_000 }).toBe(before.total - 2);
  // A choice nobody made before is counted now, not remembered.
  const { facets } = await listing('coats?ps=1&price=0-100');
  expect(facets.price.reduce((all, { count }) => all + count, 0)).toBe(before.total - 2);
  await shop.query('update product set is_active = true where id = $1', [first]);
  await shop.query(
    'update product set audience_exclusion_type = null, audience_exclusion_reason = null where id = $1',
    [second],
  );
  await expect.poll(hung, { timeout: 8_000 }).toBe(before.total);
});

test('what is not listed is found by its address alone', async () => {
  const hangs = async () => ids(await listing('coats?ps=50')).includes(1005);
  expect(await hangs()).toBe(true);
  await shop.query('update product set is_listed = false where id = 1005');
  await expect.poll(hangs, { timeout: 8_000 }).toBe(false);
  expect(await found('q=overcast+coat')).not.toMatchObject({ tiles: [{ productId: 1005 }] });
  expect((await shop.send('/api/product-view/1005')).status).toBe(200);
  await shop.query('update product set is_listed = true where id = 1005');
  await expect.poll(hangs, { timeout: 8_000 }).toBe(true);
});

test('selling the last of a size takes it out of that size, and a change of price moves the band', async () => {
  const skuOf = `select sku.id from sku join size_group on size_group.id = size_group_id
    where product_id = 1001 and size_group.name = 'S'`;
  const stateOf = async () => {
    const [row] = await shop.query(
      `select size_group.id = any(sizes) as has_s, band from listing_item, size_group
       where product_id = 1001 and size_group.name = 'S'`,
    );
    return row;
  };
  expect(await stateOf()).toEqual({ has_s: true, band: 2 });
  await shop.query(`update stock_level set reserved = on_hand where sku_id = (${skuOf})`);
  await shop.query('update price set sale_minor = 9900 where product_id = 1001');
  await expect.poll(stateOf, { timeout: 8_000 }).toEqual({ has_s: false, band: 0 });
  await shop.query(`update stock_level set reserved = 0 where sku_id = (${skuOf})`);
  await shop.query('update price set sale_minor = null where product_id = 1001');
  await expect.poll(stateOf, { timeout: 8_000 }).toEqual({ has_s: true, band: 2 });
  expect(await shop.query('select count(*)::int as left from listing_stale')).toEqual([{ left: 0 }]);
});

test('the cells count exactly what hangs, after all of that', async () => {
  const drift = await shop.query(`
    select collection_id, brand_id, color, band, sizes, sum(n) from (
      select collection_id, brand_id, color, band, sizes, 1 as n from listing_collection
      union all select collection_id, brand_id, color, band, sizes, -products from listing_facet_count) both_ways
    group by 1, 2, 3, 4, 5 having sum(n) <> 0`);
  expect(drift).toEqual([]);
  expect(await shop.query('select from listing_facet_count where products <= 0')).toEqual([]);
});

test('words find by name, maker, color, place and cloth; the name weighs most', async () => {
  expect(ids(await found('q=nocturne')).slice(0, 4)).toContain(1001);
  const silk = await found('q=silk&ps=50');
  expect(silk.total).toBeGreaterThan(4);
  expect((await found('q=maison+orle')).tiles.every(({ brand }) => brand === 'Maison Orle')).toBe(true);
  expect((await found('q=red+dress&ps=50')).tiles.map(({ productId }) => productId)).toContain(1001);
  expect((await found('q=coat')).tiles[0]?.name).toMatch(/Coat/);
});

test('a half-typed word finds, and a misspelt one is understood', async () => {
  expect(ids(await found('q=noctur'))).toContain(1001);
  expect(ids(await found('q=nocturen+drss'))).toContain(1001);
  expect(ids(await found('q=cashmeer+swetter')).length).toBeGreaterThan(0);
  expect(ids(await found('q=NOCTÜRNE'))).toContain(1001);
});

test('when nothing has all of the words, what has some of them is shown', async () => {
  expect(await found('q=nocturne+perfume')).toMatchObject({ isPartial: true, total: 1 });
  expect((await found('q=qqqqqqqq+wwwwwwww')).total).toBe(0);
});

test('a search is narrowed and sorted like a list, in stock first', async () => {
  const plain = await found('q=dress&ps=50');
  const black = await found('q=dress&color=black&ps=50');
  expect(black.total).toBe(countOf(plain.facets.color, 'black'));
  const flags = plain.tiles.map(({ isSoldOut }) => isSoldOut);
  expect(flags).toEqual(flags.toSorted((a, b) => Number(a) - Number(b)));
  expect(ids(await found('q=dress&ps=50'))).not.toContain(1009);
});

test.each(['', '+++', '%27%3B--', '%26%7C%21%28%29%3A*', '%F0%9F%91%97', 'a'.repeat(1000), '%D7%A9', '%5C'])(
  'searching for %s answers, whatever it is',
  async (query) => {
    expect(typeof (await found(`q=${query}`)).total).toBe('number');
    expect((await shop.send(`/search?q=${query}`)).status).toBe(200);
  },
);

test('suggestions name places, makers and things that begin so', async () => {
  const suggested = async (searchText: string) =>
    (await answerOf(await shop.send(`/api/search/suggestions?q=${searchText}`), readSuggestions)).content;
  const dresses = await suggested('dre');
  expect(dresses.links[0]).toEqual({ name: 'Dresses', kind: 'category', path: '/c/dresses', color: null });
  expect(dresses.products.length).toBeGreaterThan(0);
  expect((await suggested('mais')).links).toContainEqual({
    name: 'Maison Orle',
    kind: 'designer',
    path: '/c/all?brand=maison-orle',
    color: null,
  });
  expect(await suggested('')).toEqual({ queries: [], links: [], products: [], total: 0 });
});

test.each([
  ['/api/listing/nope', 'not_found'],
  ['/api/listing/clothing?page=0', 'invalid_request'],
  ['/api/listing/clothing?ps=51', 'invalid_request'],
  ['/api/listing/clothing?page=x', 'invalid_request'],
  ['/api/listing/clothing?sort=best', 'invalid_request'],
  ['/api/listing/clothing?what=ever', 'invalid_request'],
  ['/api/search', 'invalid_request'],
  [`/api/search?q=${'a'.repeat(1001)}`, 'invalid_request'],
])('%s is a problem that says so', async (address, code) => {
  expect((await problemOf(await shop.send(address))).code).toBe(code);
});
