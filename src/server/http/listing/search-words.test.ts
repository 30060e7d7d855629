// Queries as people say one thing in several ways, and colours by family and by name, judged by what is found.
import { beforeAll, expect, test } from 'vitest';
import { search } from '../../../contract/listing/listing.ts';
import { type Goods, readGoods } from '../../testing/search/goods.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop();
let goods: ReadonlyMap<number, Goods>;

beforeAll(async () => {
  goods = await readGoods(shop.query);
});

async function found(query: string, language: 'en' | 'fr' = 'en') {
  const headers = { referer: `${shop.origin}/${language === 'fr' ? 'fr/' : ''}` };
  const path = `/api/search?ps=50&q=${encodeURIComponent(query)}`;
  return (await answerOf(await shop.send(path, { headers }), search)).content;
}

async function foundGoods(query: string, language?: 'en' | 'fr'): Promise<Goods[]> {
  const { tiles } = await found(query, language);
  return tiles.map(({ productId }) => {
    const product = goods.get(productId);
    if (!product) throw new Error(`${productId} is not in the shop`);
    return product;
  });
}

const namesOf = async (query: string, language: 'en' | 'fr') =>
  (await found(query, language)).tiles.map(({ name }) => name).toSorted();

test.each([
  ['en', 'synonyms', ['sweater', 'jumper', 'pullover', 'knit sweater']],
  ['en', 'synonyms', ['trousers', 'pants', 'slacks']],
  ['en', 'synonyms', ['handbag', 'purse']],
  ['en', 'singular and plural', ['dress', 'dresses', 'Dresses']],
  ['en', 'singular and plural', ['scarf', 'scarves']],
  ['en', 'apart and together', ['t shirt', 'tshirt', 'T-Shirt', 'tee shirt']],
  ['en', 'accents', ['decollete dress', 'décolleté dress']],
  ['en', 'stems', ['pleated skirt', 'pleats skirt', 'skirt with pleats']],
  ['fr', 'synonyms', ['pull', 'chandail', 'pull-over']],
  ['fr', 'synonyms', ['pantalon', 'futal']],
  ['fr', 'singular and plural', ['manteau', 'manteaux']],
  ['fr', 'singular and plural', ['bijou', 'bijoux']],
  ['fr', 'apart and together', ['t shirt', 'tshirt', 'tee-shirt']],
  ['fr', 'accents', ['jupe plissée', 'jupe plissee', 'JUPE PLISSÉE']],
  ['fr', 'stems', ['jupe plissée', 'jupes plissées', 'jupe à plis']],
] as const)('[SR-01] in %s, %s: %j find the same', async (language, _, queries) => {
  const [first, ...others] = await Promise.all(queries.map((query) => namesOf(query, language)));
  expect(first?.length, queries[0]).toBeGreaterThan(0);
  for (const [at, other] of others.entries()) expect(other, queries[at + 1]).toEqual(first);
});

test.each([
  ['en', 'black dress', 'dresses', (of: Goods) => of.family === 'black'],
  ['en', 'navy', null, (of: Goods) => of.family === 'blue'],
  ['en', 'beige bag', 'bags', (of: Goods) => /beige|brown|white/.test(of.family)],
  ['fr', 'robe noire', 'dresses', (of: Goods) => of.family === 'black'],
  ['fr', 'sac beige', 'bags', (of: Goods) => /beige|brown|white/.test(of.family)],
] as const)('[SR-02] in %s, %s finds the family of the colour', async (language, query, place, isOf) => {
  const products = await foundGoods(query, language);
  expect(products.length).toBeGreaterThan(0);
  for (const product of products.slice(0, 5)) {
    expect(isOf(product), `${product.name}, ${product.color}`).toBe(true);
    if (place) expect(product.categories).toContain(place);
  }
});

test('[SR-02] a colour is found by the name the shop gives it, in both languages', async () => {
  const bordeaux = [...goods.values()].filter(({ color }) => color === 'Bordeaux').map(({ id }) => id);
  expect(bordeaux.length).toBeGreaterThan(0);
  for (const [query, language] of [
    ['bordeaux', 'en'],
    ['burgundy', 'en'],
    ['bordeaux', 'fr'],
  ] as const) {
    const ids = (await foundGoods(query, language)).map(({ id }) => id);
    expect(ids, query).toEqual(expect.arrayContaining([bordeaux[0]]));
  }
});

test('[SR-06] all words before some', async () => {
  const both = await foundGoods('black silk dress');
  expect(both.length).toBeGreaterThan(0);
  for (const { family, materials } of both) expect(`${family} ${materials}`).toMatch(/^black .*silk/i);
  // Nothing has all of it: then what has most of it, and the page is told.
  const { isPartial, tiles } = await found('black silk dress with unicorns');
  expect(isPartial).toBe(true);
  expect(tiles.map(({ productId }) => productId).toSorted()).toEqual(both.map(({ id }) => id).toSorted());
});

test('[SR-06] what is named so before what only is so, however loved that is', async () => {
  await shop.query(
    `update listing_item set love_count = 1000000
      where product_id in (select id from product where name not ilike '%silk%')`,
  );
  const { tiles } = await found('silk');
  const names = tiles.filter(({ isSoldOut }) => !isSoldOut).map(({ name }) => /silk/i.test(name));
  expect(new Set(names).size).toBe(2);
  expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)));
});

test('[SR-06] the kind before what a text says of it', async () => {
  await shop.query(`update product set details = array['It goes with a scarf'] where id = 1005`);
  const listed = `select 1 from listing_item where product_id = 1005 and words @@ to_tsquery('english', 'scarf')`;
  await expect.poll(async () => (await shop.query(listed)).length, { timeout: 15_000 }).toBe(1);
  const kinds = (await foundGoods('scarf')).map(({ categories }) => categories.includes('scarves'));
  expect(kinds.length).toBeGreaterThan(1);
  expect(kinds).toEqual(kinds.toSorted((a, b) => Number(b) - Number(a)));
  expect(kinds[0]).toBe(true);
});

test('[SR-06] what can be had before what is gone', async () => {
  const names = async () =>
    (await found('silk dress')).tiles.map(({ name, isSoldOut }) => ({ name, isSoldOut }));
  const [first, second] = await names();
  expect(second).toBeDefined();
  await shop.query(
    `update stock_level set reserved = on_hand
      where sku_id in (select sku.id from sku join product on product.id = product_id where name = $1)`,
    [first?.name],
  );
  await expect.poll(async () => (await names())[0]?.name, { timeout: 15_000 }).not.toBe(first?.name);
  const soldOut = (await names()).map(({ isSoldOut }) => isSoldOut);
  expect(soldOut).toContain(true);
  expect(soldOut).toEqual(soldOut.toSorted((a, b) => Number(a) - Number(b)));
});

test('[SR-06] what bears all the words as its name is found by it, whatever they mean besides', async () => {
  expect((await found('night watch')).tiles[0]?.name).toBe('Night Watch Ring');
});

test('[SR-06] what matters most to whoever asks is given up last', async () => {
  // No dress is purple: those of silk are nearer than all the others.
  const dresses = await foundGoods('purple silk dress');
  expect(dresses.length).toBeGreaterThan(0);
  for (const { materials } of dresses) expect(materials).toMatch(/silk/i);
  const [trouser] = await foundGoods('white trousers');
  expect(trouser?.color).toBe('Cream');
});

test('[SR-06] colours of one style are one tile, which shows the colour that was asked for', async () => {
  const { tiles, total } = await found('pleated skirt');
  const names = tiles.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(total).toBe(names.length);
  const [plum] = (await found('plum pleated skirt')).tiles;
  expect(plum?.swatches.find(({ selected }) => selected)?.colorName).toBe('Plum');
  expect(goods.get(plum?.productId ?? 0)?.color).toBe('Plum');
});
