// Categories at the desk: made, said in every language, moved, taken out of the shop and removed; and what shoppers see of it.
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../../contract/desk/categories.ts';
import { deskOf } from '../../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const root = '/api/admin/categories';
/** Much less than the minute for which a page is kept. */
const soon = { interval: 50, timeout: 12_000 };
const fieldsOf = (en: string, slug: string, more: object = {}) => ({
  names: { en, fr: '' },
  slug,
  googleCategory: '',
  isListed: true,
  ...more,
});
const list = async () => (await answerOf(await owner.get(root), contract.listCategories)).content;
const one = async (slug: string) =>
  (await list()).find(({ fields }) => fields.slug === slug) ?? expect.fail(`no ${slug}`);
const make = async (en: string, slug: string, parentId: number | null = null) =>
  (await answerOf(await owner.post(root, { fields: fieldsOf(en, slug), parentId }), contract.makeCategory))
    .content.categoryId;
const send = (path: string, method: string, body?: object) =>
  owner.send(`${root}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
const change = async (slug: string, more: object) => {
  const { categoryId, version, fields } = await one(slug);
  return send(`/${categoryId}`, 'PATCH', { version, fields: { ...fields, ...more } });
};
const move = async (slug: string, parent: string | null, after: string | null = null) => {
  const { categoryId, version } = await one(slug);
  const idOf = async (name: string | null) => (name === null ? null : (await one(name)).categoryId);
  return send(`/${categoryId}/move`, 'POST', {
    version,
    parentId: await idOf(parent),
    after: await idOf(after),
  });
};
const remove = async (slug: string) => {
  const { categoryId, version } = await one(slug);
  return send(`/${categoryId}?version=${version}`, 'DELETE');
};
const html = async (path: string) => (await shop.send(path)).text();
const wayTo = async (productId: number) =>
  (
    await shop.query(
      `select slug from product_category join category on category.id = category_id
        where product_id = $1 order by product_category.position`,
      [productId],
    )
  ).map(({ slug }) => slug);

describe('what a category says', () => {
  test('it is made in every language, stands in the shop at once, and its name is found by search', async () => {
    const clothing = await one('clothing');
    const id = await make('Opera capes', 'opera-capes', clothing.categoryId);
    expect(id).toBeGreaterThan(1000);
    await expect.poll(() => html('/c/clothing'), soon).toContain('href="/c/opera-capes"');
    expect((await shop.send('/c/opera-capes')).status).toBe(200);
    expect(await html('/fr/c/opera-capes')).toContain('Opera capes</h1>');
    expect((await change('opera-capes', { names: { en: 'Opera capes', fr: 'Capes du soir' } })).status).toBe(
      200,
    );
    await expect.poll(() => html('/fr/c/opera-capes'), soon).toContain('Capes du soir</h1>');
    // A piece that no other test asks after.
    const [{ product } = expect.fail()] = await shop.query(
      'select max(product_id)::int as product from product_category where category_id = 51',
    );
    await shop.query('insert into product_category values ($1, $2, 9)', [product, id]);
    await expect.poll(() => html('/api/search?q=opera'), soon).toContain(`"productId":${product}`);
    await expect.poll(() => html('/sitemap/pages.xml'), soon).toContain('/c/opera-capes<');
    await expect.poll(() => html('/api/search/suggestions?q=opera'), soon).toContain('/c/opera-capes');
    expect((await change('opera-capes', { names: { en: 'Theatre capes', fr: '' } })).status).toBe(200);
    await expect.poll(() => html('/api/search?q=theatre'), soon).toContain(`"productId":${product}`);
    await expect.poll(() => html('/fr/c/opera-capes'), soon).toContain('Theatre capes</h1>');
  });

  test('under another address the old one leads to it, with what was chosen, in every language; and back again', async () => {
    await make('Ponchos', 'ponchos');
    expect((await shop.send('/c/ponchos')).status).toBe(200);
    expect((await change('ponchos', { slug: 'wraps' })).status).toBe(200);
    const follow = async (path: string) => {
      const { status, headers } = await shop.send(path, { redirect: 'manual' });
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    await expect
      .poll(() => follow('/c/ponchos?sort=newest'), soon)
      .toEqual([301, '/c/wraps?sort=newest', 'private, no-cache']);
    expect(await follow('/fr/c/ponchos')).toEqual([301, '/fr/c/wraps', 'private, no-cache']);
    expect((await one('wraps')).formerAddresses).toEqual(['ponchos']);
    expect((await change('wraps', { slug: 'ponchos' })).status).toBe(200);
    await expect.poll(() => follow('/c/wraps'), soon).toEqual([301, '/c/ponchos', 'private, no-cache']);
    expect((await shop.send('/c/ponchos')).status).toBe(200);
    // What is at an address itself goes before what was there once.
    await make('Wraps', 'wraps');
    await expect.poll(async () => (await shop.send('/c/wraps')).status, soon).toBe(200);
  });

  test('what is wrong is said beside its field, and nothing of it is kept', async () => {
    const before = await list();
    const faultsOf = async (fields: object, parentId: number | null = null) =>
      (await problemOf(await owner.post(root, { fields, parentId }))).errors?.map(({ at }) => at);
    expect(await faultsOf(fieldsOf(' ', 'Not an address'))).toEqual(['names.en', 'slug']);
    expect(await faultsOf(fieldsOf('Coats', 'coats'))).toEqual(['slug']);
    expect(await faultsOf(fieldsOf('New', 'new-in'))).toEqual(['slug']);
    expect(await faultsOf(fieldsOf('Nowhere', 'nowhere'), 999_999_999)).toEqual(['parentId']);
    expect(await faultsOf(fieldsOf('Nowhere', 'nowhere'), 9_007_199_254_740_991)).toEqual(['parentId']);
    expect(await list()).toEqual(before);
  });

  test('one that is not listed is found by nobody, nor what lies in it; its products are for sale', async () => {
    expect(await html('/product/1001/nocturne-bias-slip-dress-bordeaux')).toContain('href="/c/slip-dresses"');
    expect((await change('dresses', { isListed: false })).status).toBe(200);
    await expect.poll(async () => (await shop.send('/c/dresses')).status, soon).toBe(404);
    expect((await shop.send('/c/slip-dresses')).status).toBe(404);
    expect(await html('/c/clothing')).not.toContain('href="/c/dresses"');
    expect(await html('/sitemap/pages.xml')).not.toMatch(/\/c\/(slip-)?dresses</);
    const product = await shop.send('/product/1001/nocturne-bias-slip-dress-bordeaux');
    expect(product.status).toBe(200);
    expect(await product.text()).not.toMatch(/href="\/c\/(slip-)?dresses"/);
    expect((await change('dresses', { isListed: true })).status).toBe(200);
    await expect.poll(async () => (await shop.send('/c/slip-dresses')).status, soon).toBe(200);
  });
});

describe('where a category lies', () => {
  test('among its neighbours as somebody put it, at once', async () => {
    const neighbours = async () =>
      (await list()).filter(({ parentId }) => parentId === 70).map(({ fields }) => fields.slug);
    expect(await neighbours()).toEqual(['scarves', 'hats', 'belts', 'sunglasses']);
    expect((await move('sunglasses', 'accessories')).status).toBe(200);
    expect((await move('scarves', 'accessories', 'belts')).status).toBe(200);
    expect(await neighbours()).toEqual(['sunglasses', 'hats', 'belts', 'scarves']);
    await expect
      .poll(() => html('/c/accessories'), soon)
      .toMatch(/\/c\/sunglasses".*\/c\/hats".*\/c\/belts".*\/c\/scarves"/s);
  });

  test('in another one its products come along, the way to them is said, and what they leave lets go of them', async () => {
    const way = await wayTo(1001);
    expect(way.slice(0, 3)).toEqual(['clothing', 'dresses', 'slip-dresses']);
    await make('Evening', 'evening');
    const before = await shop.query('select version from product where id = 1001');
    expect((await move('slip-dresses', 'evening')).status).toBe(200);
    expect((await wayTo(1001)).slice(0, 2)).toEqual(['evening', 'slip-dresses']);
    expect(await wayTo(1001)).not.toContain('dresses');
    await expect
      .poll(() => html('/product/1001/nocturne-bias-slip-dress-bordeaux'), soon)
      .toMatch(/href="\/c\/evening".*href="\/c\/slip-dresses"/s);
    await expect.poll(() => html('/c/evening'), soon).toContain('/product/1001/');
    // Whoever has the product open at the desk is told that it has changed.
    const after = await shop.query('select version from product where id = 1001');
    expect(after[0]?.version).toBe(Number(before[0]?.version) + 1);
    expect((await move('slip-dresses', 'dresses')).status).toBe(200);
    expect(await wayTo(1001)).toEqual(way);
  });

  test('a product stays in a place it would leave while another category of its own lies there', async () => {
    const tops = await one('tops');
    const [{ skirt } = expect.fail()] = await shop.query(
      'select min(product_id)::int as skirt from product_category where category_id = 40',
    );
    const id = Number(skirt);
    await shop.query('insert into product_category values ($1, $2, 9) on conflict do nothing', [
      id,
      tops.categoryId,
    ]);
    expect((await move('skirts', null)).status).toBe(200);
    expect(await wayTo(id)).toEqual(expect.arrayContaining(['clothing', 'tops', 'skirts']));
    expect((await move('skirts', 'clothing')).status).toBe(200);
  });

  test('never in itself, nor deeper than can be shown', async () => {
    const code = async (answer: Promise<Response>) => (await problemOf(await answer)).detail;
    expect(await code(move('clothing', 'slip-dresses'))).toMatch(/in itself/);
    expect(await code(move('clothing', 'clothing'))).toMatch(/in itself/);
    await make('Deep', 'deep', (await one('slip-dresses')).categoryId);
    expect(await code(move('clothing', 'jewelry'))).toMatch(/four levels/);
    expect((await remove('deep')).status).toBe(200);
  });

  test('two that would make a circle together do not, however close they come', async () => {
    await make('Left', 'left');
    await make('Right', 'right');
    for (let times = 0; times < 5; times++) {
      const answers = await Promise.all([move('left', 'right'), move('right', 'left')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await move('left', null)).status).toBe(200);
      expect((await move('right', null)).status).toBe(200);
    }
  });
});

test('of two people the second is shown the tree as it is now', async () => {
  await make('Gloves', 'gloves');
  const { categoryId, version, fields } = await one('gloves');
  const save = (en: string) =>
    send(`/${categoryId}`, 'PATCH', { version, fields: { ...fields, names: { en, fr: '' } } });
  const answers = await Promise.all([save('Mittens'), save('Mitts')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409) ?? expect.fail();
  const { code, current } = await problemOf(late);
  expect(code).toBe('changed_meanwhile');
  expect(current).toEqual(await list());
  expect((await problemOf(await send(`/${categoryId}?version=${version}`, 'DELETE'))).code).toBe(
    'changed_meanwhile',
  );
  const moved = await send(`/${categoryId}/move`, 'POST', { version, parentId: null, after: null });
  expect((await problemOf(moved)).code).toBe('changed_meanwhile');
});

describe('removing', () => {
  test('only what is empty goes; its addresses lead to what it lay in', async () => {
    expect((await problemOf(await remove('jewelry'))).detail).toMatch(/Other categories lie in it/);
    expect((await problemOf(await remove('rings'))).detail).toMatch(/There are products in it/);
    const [rings, earrings] = [await one('rings'), await one('earrings')];
    const { version, categoryId } = rings;
    const moved = await send(`/${categoryId}/products`, 'POST', { version, to: earrings.categoryId });
    expect(moved.status).toBe(200);
    expect((await one('earrings')).products).toBe(earrings.products + rings.products);
    expect((await remove('rings')).status).toBe(200);
    await expect
      .poll(async () => (await shop.send('/c/rings', { redirect: 'manual' })).headers.get('location'), soon)
      .toBe('/c/jewelry');
    expect((await list()).some(({ fields }) => fields.slug === 'rings')).toBe(false);
  });

  test('what somebody puts a product into meanwhile stays', async () => {
    const id = await make('Brooches', 'brooches');
    const { version } = await one('brooches');
    const writer = new pg.Client({ connectionString: shop.databaseUrl });
    await writer.connect();
    try {
      await writer.query('begin');
      await writer.query('insert into product_category values (1003, $1, 9)', [id]);
      const answer = send(`/${id}?version=${version}`, 'DELETE');
      await expect
        .poll(() => shop.query('select from pg_locks where not granted'), { interval: 5 })
        .toHaveLength(1);
      await writer.query('commit');
      expect((await problemOf(await answer)).detail).toMatch(/There are products in it/);
    } finally {
      await writer.end();
    }
  });
});

test('everything that was changed is in the audit, with who did it', async () => {
  const entries = await shop.query(
    "select verb, actor_name from audit_entry where thing = 'category' order by id limit 3",
  );
  expect(entries).toHaveLength(3);
  expect(new Set(entries.map(({ verb }) => verb))).toEqual(new Set(['products.change']));
});
