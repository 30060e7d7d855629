// Products at the desk: found, made, changed by two people at once, shown to shoppers and put away, taken back.
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import type { DeskProduct } from '../../../contract/desk/products.ts';
import * as contract from '../../../contract/desk/products.ts';
import { viewProduct } from '../../../contract/product/view.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/products?${query}`), contract.listDeskProducts)).content;
const read = async (id: number) =>
  (await answerOf(await owner.get(`/api/admin/products/${id}`), contract.readDeskProduct)).content;
const patch = (id: number, body: object, browser = owner) =>
  browser.send(`/api/admin/products/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const save = async (id: number, body: object) =>
  (await answerOf(await patch(id, body), contract.saveDeskProduct)).content;
const copy = async (of: number, colour: string, isColour = false) =>
  (
    await answerOf(
      await owner.post('/api/admin/products', {
        copyOf: of,
        isColour,
        name: `Copy of ${of} ${colour}`,
        colour,
      }),
      contract.makeDeskProduct,
    )
  ).content;
const seen = async (id: number, language = '') =>
  (await shop.send(`${language}/api/product-view/${id}`)).status;
const shown = async (id: number) =>
  (await answerOf(await shop.send(`/api/product-view/${id}`), viewProduct)).product;

test('products are listed in every order, each on one page once, and found by name, number and code', async () => {
  const all = (await shop.query('select id::int, lower(name) as name from product')) as {
    id: number;
    name: string;
  }[];
  for (const sort of ['newest', 'oldest', 'name', '-name'] as const) {
    const ids: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page = await list(`ps=60&sort=${sort}${after === '' ? '' : `&page[after]=${after}`}`);
      ids.push(...page.rows.map(({ productId }) => productId));
      after = page.next;
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
    if (sort === 'newest') expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  }
  const found = async (query: string) => (await list(query)).rows.map(({ productId }) => productId);
  expect(await found('q=1004')).toEqual([1004]);
  const { name, sizes } = await read(1001);
  expect(await found(`q=${encodeURIComponent(sizes[0]?.sku.toUpperCase() ?? '')}`)).toEqual([1001]);
  expect(await found(`q=${encodeURIComponent(name.slice(3))}`)).toContain(1001);
  expect(await found('view=unlisted')).toEqual([1026]);
  expect(await found('view=draft')).toEqual([]);
});

test('[DK-18] a copy is a draft that no shopper sees, until it is published; withdrawn and archived it is gone again', async () => {
  const draft = await copy(1001, 'Verdigris');
  expect(draft).toMatchObject({ status: 'draft', version: 1, texts: { fr: { colour: '' } } });
  expect(draft.sizes.map(({ onHand }) => onHand)).toEqual(draft.sizes.map(() => 0));
  expect(await seen(draft.productId)).toBe(404);
  expect((await shop.send(`/product/${draft.productId}/x`)).status).toBe(404);
  const set = async (step: string, version: number) =>
    (
      await answerOf(
        await owner.post(`/api/admin/products/${draft.productId}/${step}`, { version }),
        contract.publishDeskProduct,
      )
    ).content;
  const live = await set('publish', draft.version);
  expect(live.status).toBe('live');
  await expect.poll(() => seen(draft.productId)).toBe(200);
  expect((await list('view=live&q=verdigris')).rows.map(({ productId }) => productId)).toEqual([
    draft.productId,
  ]);
  const withdrawn = await set('withdraw', live.version);
  expect(withdrawn.status).toBe('draft');
  await expect.poll(() => seen(draft.productId)).toBe(404);
  const archived = await set('archive', withdrawn.version);
  expect(archived.status).toBe('archived');
  expect((await list('view=archived')).rows.map(({ productId }) => productId)).toContain(draft.productId);
});

test('[DK-18] what is planned goes live at its time, and not before', async () => {
  const draft = await copy(1014, 'Plan');
  const path = `/api/admin/products/${draft.productId}/publish`;
  const late = await owner.post(path, { version: draft.version, at: '2001-01-01T00:00:00Z' });
  expect((await problemOf(late)).errors).toEqual([{ at: 'at', message: 'That moment has gone by.' }]);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const planned = (
    await answerOf(await owner.post(path, { version: draft.version, at }), contract.publishDeskProduct)
  ).content;
  expect(planned).toMatchObject({ status: 'scheduled', publishAt: at });
  const run = () => shop.query(`update job set run_at = now() where kind = 'publish-products'`);
  await run();
  await expect
    .poll(
      async () =>
        (await shop.query(`select run_at > now() as ran from job where kind = 'publish-products'`))[0]?.ran,
    )
    .toBe(true);
  expect(await seen(draft.productId)).toBe(404);
  // Its day has come.
  await shop.query(
    `update product set publish_at = now() - interval '1 second' where id = ${draft.productId}`,
  );
  await run();
  await expect.poll(() => seen(draft.productId), { timeout: 10_000 }).toBe(200);
  const history = await answerOf(
    await owner.get(`/api/admin/products/${draft.productId}/history`),
    contract.readProductHistory,
  );
  expect(history.content[0]).toMatchObject({ by: 'Vitrine', after: { state: 'live' } });
});

test('[DK-04] a change is by the version that was seen: the second is shown what the first changed, and nothing is lost', async () => {
  const manager = await desk.employ('manager');
  const before = await read(1015);
  const mine = await save(1015, { version: before.version, price: before.price + 10 });
  const refused = await problemOf(
    await patch(1015, { version: before.version, price: 99, salePrice: null }, manager),
  );
  expect(refused.code).toBe('changed_meanwhile');
  expect((refused.current as DeskProduct).price).toBe(mine.price);
  await expect.poll(async () => (await shown(1015)).productPrice.price).toBe(mine.price);
  // Ten at once by one version: one is saved.
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      patch(1015, { version: mine.version, price: 500 + index }, index % 2 ? owner : manager),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
});

test('[DK-18] what the rules refuse is said at its path, all of it at once, and nothing of it is saved', async () => {
  const before = await read(1004);
  const refused = await problemOf(
    await patch(1004, {
      version: before.version,
      salePrice: before.price,
      gtin: '2000000010043',
      brandId: 999_999,
      categoryIds: [],
      texts: { en: { description: 'Short.' } },
      images: before.images.map(({ path, alt }, index) => ({
        path: index === 0 ? 'img/none.webp' : path,
        alt: { ...alt, en: index === 1 ? 'no' : alt.en },
      })),
      sizes: before.sizes.map(({ name, sku, barcode, lowAt }, index) => ({
        name,
        sku: index === 0 ? '1001-m' : sku,
        barcode,
        lowAt,
      })),
    }),
  );
  expect(refused.status).toBe(422);
  expect(new Set(refused.errors?.map(({ at }) => at))).toEqual(
    new Set([
      'salePrice',
      'gtin',
      'brandId',
      'categoryIds',
      'texts.en.description',
      'images.0.path',
      'images.1.alt.en',
      'sizes.0.sku',
    ]),
  );
  expect(await read(1004)).toEqual(before);
  // A deal that runs is to stay the lowest price.
  const undercut = await problemOf(await patch(1004, { version: before.version, price: 1 }));
  expect(undercut.errors).toEqual([
    { at: 'price', message: 'A deal of this product would cost more than this. End the deal first.' },
  ]);
});

test('[DK-18] a draft may lack what shoppers would miss; it is not published before', async () => {
  const brandId = (await read(1001)).brandId;
  const made = (
    await answerOf(
      await owner.post('/api/admin/products', {
        name: 'Bare idea',
        colour: 'Chalk',
        brand: brandId,
        price: 80,
      }),
      contract.makeDeskProduct,
    )
  ).content;
  const lacking = ['texts.en.description', 'sizes', 'images', 'swatch', 'categoryIds'];
  expect(made.missing.map(({ at }) => at)).toEqual(lacking);
  const path = `/api/admin/products/${made.productId}/publish`;
  const refused = await problemOf(await owner.post(path, { version: made.version }));
  expect(refused.errors?.map(({ at }) => at)).toEqual(lacking);
  const { images, categoryIds } = await read(1001);
  const whole = await save(made.productId, {
    version: made.version,
    categoryIds,
    texts: {
      en: { description: 'A chalk white idea that became a thing after all, and a good one.' },
      fr: { colour: 'Craie', description: 'Une idée blanc craie, devenue une belle chose.' },
    },
    images: images.slice(0, 2).map(({ path: picture, alt }) => ({ path: picture, alt })),
    sizes: [
      { name: 'S', sku: 'BARE-S', barcode: '2000000010043', onHand: 4 },
      { name: 'M', sku: 'BARE-M' },
    ],
    markets: { EUR: { price: 75, salePrice: 60, promoPrice: null } },
  });
  expect(whole).toMatchObject({ missing: [], markets: { EUR: { price: 75, salePrice: 60 } } });
  expect(whole.sizes).toMatchObject([
    { name: 'S', onHand: 4, barcode: '2000000010043' },
    { name: 'M', onHand: 0, lowAt: 3 },
  ]);
  expect((await owner.post(path, { version: whole.version })).status).toBe(200);
  await expect.poll(() => seen(made.productId)).toBe(200);
  const page = await (await shop.send(`/fr/product/${made.productId}/bare-idea-chalk`)).text();
  expect(page).toContain('Craie');
  expect(page).toContain('Une idée blanc craie, devenue une belle chose.');
  const [ledger] = await shop.query(
    `select delta, reason from stock_ledger join sku on sku.id = sku_id where code = 'BARE-S'`,
  );
  expect(ledger).toEqual({ delta: 4, reason: 'count' });
  // In the shop it may not lose what shoppers need.
  const live = await read(made.productId);
  const emptied = await problemOf(
    await patch(made.productId, { version: live.version, images: [], texts: { en: { description: '' } } }),
  );
  expect(emptied.errors?.map(({ at }) => at)).toEqual(['texts.en.description', 'images', 'swatch']);
});

test('[DK-18] the history says who changed what, and what it was is put back', async () => {
  const before = await read(1020);
  const changed = await save(1020, {
    version: before.version,
    name: 'Another name',
    texts: { fr: { description: 'Un autre texte.' } },
    sizes: before.sizes.map(({ name, sku, barcode }) => ({ name, sku, barcode, lowAt: 9 })),
    images: before.images.toReversed().map(({ path, alt }) => ({ path, alt })),
  });
  expect(changed.path).toContain('another-name');
  const history = async () =>
    (await answerOf(await owner.get('/api/admin/products/1020/history'), contract.readProductHistory))
      .content;
  const [entry] = await history();
  expect(entry).toMatchObject({
    by: 'Jules Lindqvist',
    before: { name: before.name, 'texts.fr.description': before.texts.fr.description },
    after: { name: 'Another name', 'texts.fr.description': 'Un autre texte.' },
  });
  const restore = (entryId: number, version: number, id = 1020) =>
    owner.post(`/api/admin/products/${id}/restore`, { version, entryId });
  expect((await restore(entry?.entryId ?? 0, changed.version, 1001)).status).toBe(404);
  expect((await restore(entry?.entryId ?? 0, before.version)).status).toBe(409);
  const restored = await answerOf(
    await restore(entry?.entryId ?? 0, changed.version),
    contract.restoreDeskProduct,
  );
  expect({ ...restored.content, version: 0 }).toEqual({ ...before, version: 0 });
  expect(await history()).toHaveLength(2);
});

test('[DK-18] a preview shows a draft to whoever has the link for a day, and to nobody else', async () => {
  const draft = await copy(1018, 'Preview', true);
  const link = async (language: string) => {
    const answer = await owner.post(`/api/admin/products/${draft.productId}/preview`, { language });
    return (await answerOf(answer, contract.previewDeskProduct)).content;
  };
  const { url, until } = await link('en');
  expect(Date.parse(until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  const { pathname } = new URL(url);
  const page = await shop.send(pathname);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toContain('no-store');
  const html = await page.text();
  expect(html).toContain(draft.name);
  expect(html).toContain('noindex');
  // Among the colors of its design, of which the page says its own.
  expect(html).toContain(`href="/product/${draft.productId}/`);
  expect((await shop.send(`${pathname.slice(0, -2)}xx`)).status).toBe(404);
  expect((await shop.send(pathname.replace(String(draft.productId), '1001'))).status).toBe(404);
  const french = await shop.send(new URL((await link('fr')).url).pathname);
  expect(await french.text()).toContain('lang="fr-FR"');
});

test('[DK-18] another color is saved while somebody writes what refers to the product', async () => {
  const writer = new pg.Client({ connectionString: shop.databaseUrl });
  await writer.connect();
  try {
    await writer.query('begin; select from product where id = 1021 for key share');
    const { version } = await read(1021);
    expect(await save(1021, { version, texts: { en: { colour: 'Sea glass' } } })).toMatchObject({
      texts: { en: { colour: 'Sea glass' } },
    });
  } finally {
    await writer.end();
  }
});

test('[DK-18] a sheet is looked at before it is changed; each row is for itself', async () => {
  const [first, second] = [await read(1010), await read(1019)];
  const rows = [
    { productId: 1010, price: first.price + 5, colour: 'Ochre' },
    { productId: 1019, price: second.price, name: second.name },
    { productId: 1021, salePrice: 1_000_000 },
    { productId: 999_999, price: 3 },
  ];
  const send = async (body: object) =>
    (await answerOf(await owner.post('/api/admin/products/sheet', body), contract.changeProductSheet)).content
      .rows;
  const looked = await send({ dryRun: true, rows });
  expect(looked).toMatchObject([
    { state: 'changed', before: { price: first.price * 100 }, after: { 'texts.en.colour': 'Ochre' } },
    { state: 'same', after: {} },
    { state: 'refused', reason: 'faulty', errors: [{ at: 'salePrice' }] },
    { state: 'refused', reason: 'not_found' },
  ]);
  expect(await read(1010)).toEqual(first);
  await save(1010, { version: first.version, onlineSince: '2026-01-02' });
  const versioned = rows.map((row, index) => {
    const found = looked[index];
    return { ...row, ...(found && 'version' in found && { version: found.version }) };
  });
  expect((await send({ dryRun: false, rows: versioned }))[0]).toMatchObject({ reason: 'changed_meanwhile' });
  const done = await send({ dryRun: false, rows: rows.slice(0, 1) });
  expect(done).toMatchObject([{ state: 'changed' }]);
  expect(await read(1010)).toMatchObject({ price: first.price + 5, texts: { en: { colour: 'Ochre' } } });
});

test('two who make a product at once get two, and a colour of a design is there once', async () => {
  const made = await Promise.all(['Alba', 'Bruma', 'Cera'].map((colour) => copy(1013, colour, true)));
  expect(new Set(made.map(({ productId }) => productId)).size).toBe(3);
  expect(new Set(made.map(({ groupId }) => groupId))).toEqual(new Set([1013]));
  const again = await owner.post('/api/admin/products', {
    copyOf: 1013,
    isColour: true,
    name: 'Again',
    colour: 'Alba',
  });
  expect((await problemOf(again)).errors?.[0]?.at).toBe('texts.en.colour');
});
