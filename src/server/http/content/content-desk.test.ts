// Pages of blocks at the desk: the draft, what the rules refuse, what shoppers see of it and when.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/content/content-desk.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { valuesWithin, watchUntil } from '../../testing/desk/by-clock.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;

const read = async () =>
  (await answerOf(await owner.get('/api/admin/content'), contract.listContent)).content;
const publish = async () => {
  const { version } = await read();
  return owner.post('/api/admin/content/pages/home/publish', { version });
};
const make = async (block: object) => {
  const answer = await owner.post('/api/admin/content', { page: 'home', block });
  return (await answerOf(answer, contract.makeBlock)).content;
};
const move = (id: number, after: number | null) =>
  owner.post(`/api/admin/content/blocks/${id}/move`, { after });
const html = async (path = '/') => (await shop.send(path)).text();
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const none = { title: '', words: '', call: '', alt: '' };
const words = (title: string, more: object = {}) => ({
  kind: 'words',
  from: null,
  until: null,
  texts: { en: { ...none, title, words: 'The good silk feels heavier than it looks.' }, fr: none },
  path: '',
  ...more,
});
const shelf = (products: readonly number[]) => ({
  kind: 'shelf',
  from: null,
  until: null,
  texts: { en: { ...none, title: 'Chosen by hand' }, fr: none },
  source: { from: 'products', products },
  most: 12,
  path: '',
});

beforeAll(async () => {
  owner = await desk.owner();
});
/** Every test begins with the page that the shop came with. */
beforeEach(async () => {
  const { version } = await read();
  await owner.post('/api/admin/content/pages/home/restore', { version, number: 1 });
  await publish();
});

test('the home page of the demo is the first version of its blocks, and shoppers see it', async () => {
  const page = await read();
  expect(page.blocks.map(({ block }) => block.kind)).toEqual([
    'window',
    'editorial',
    'shelf',
    'deal',
    'shelf',
    'designers',
  ]);
  expect(page.changes).toBe(0);
  expect(page.versions.at(-1)).toMatchObject({ number: 1, by: null, blocks: 6 });
  // The demo says everything in every language.
  expect(page.blocks.flatMap(({ missing }) => missing)).toEqual([]);
  const [english, french] = [await html(), await html('/fr')];
  for (const text of ['Everything on the bias', 'New in', 'Reduced, with regret', 'Designers'])
    expect(english).toContain(`>${text}<`);
  for (const text of ['Tout dans le biais', 'Nouveautés', 'Soldé, à regret', 'Créateurs'])
    expect(french).toContain(`>${text}<`);
  expect(english.indexOf('New in<')).toBeLessThan(english.indexOf('Designers<'));
});

test('what is put in the shop is on a page that was kept, and nothing of a draft is', async () => {
  expect(await html()).not.toContain('Nineteen momme');
  const { blockId, page } = await make(words('Nineteen momme'));
  expect(page).toMatchObject({ changes: 1 });
  expect(page.blocks.at(-1)).toMatchObject({ blockId, state: 'new' });
  expect(await html()).not.toContain('Nineteen momme');
  const live = (await answerOf(await publish(), contract.publishContent)).content;
  expect(live).toMatchObject({ changes: 0, versions: [{ by: expect.any(String) }, {}] });
  await expect.poll(() => html()).toContain('Nineteen momme');
  expect((await problemOf(await publish())).code).toBe('conflict');
  const [entry] = await shop.query(
    `select verb, after from audit_entry where thing = 'content' order by id desc limit 1`,
  );
  expect(entry).toMatchObject({ verb: 'content.change', after: { version: live.versions[0]?.number } });
});

test('a block comes and goes by the clock of the shop, on kept pages too', async () => {
  // The first page that is made takes its time.
  await html();
  const from = Date.now() + 4_000;
  const until = from + 2_500;
  const times = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  await make(words('For a moment', times));
  await publish();
  const glimpses = await watchUntil(until, async () => (await html()).includes('For a moment'));
  expect(valuesWithin(glimpses, 0, from)).toEqual([false]);
  expect(valuesWithin(glimpses, from, until)).toEqual([true]);
  expect(valuesWithin(glimpses, until, Number.POSITIVE_INFINITY)).toEqual([false]);
});

test('what nobody has translated goes out in English, marked, and the desk names it', async () => {
  const { page } = await make(words('On silk'));
  expect(page.blocks.at(-1)?.missing).toEqual([
    'texts.fr.title',
    'texts.fr.words',
    'texts.de.title',
    'texts.de.words',
  ]);
  await publish();
  await expect.poll(() => html('/fr')).toMatch(/<h2[^>]* lang="en"[^>]*>On silk</);
  expect(await html()).not.toMatch(/<h2[^>]* lang="en"[^>]*>On silk</);
});

test('a shelf with fewer than four pieces for sale hides itself, and the desk says so', async () => {
  const ids = (
    await shop.query(`select product.id::int from product
      where is_active and is_listed and not is_gift_card and audience_exclusion_type is null and exists
        (select from sku join stock_level on sku_id = sku.id where product_id = product.id and on_hand - reserved > 3)
      order by product.id limit 4`)
  ).map(({ id }) => Number(id));
  const { page } = await make(shelf(ids));
  expect(page.blocks.at(-1)?.shelf).toEqual({ pieces: 4, forSale: 4, isHidden: false });
  await publish();
  await expect.poll(() => html()).toContain('Chosen by hand');
  await shop.query(
    `update stock_level set on_hand = reserved where sku_id in (select id from sku where product_id = $1)`,
    [ids[0]],
  );
  await expect.poll(() => html()).not.toContain('Chosen by hand');
  expect((await read()).blocks.at(-1)?.shelf).toEqual({ pieces: 4, forSale: 3, isHidden: true });
});

test('what the rules refuse is said beside each field, and the draft stays as it was', async () => {
  const before = await read();
  const wrong = words('', { path: '/c/capes', from: at(2_000), until: at(1_000) });
  const { errors } = await problemOf(await owner.post('/api/admin/content', { page: 'home', block: wrong }));
  expect(errors?.map((error) => error.at)).toEqual(['texts.en.title', 'texts.en.call', 'path', 'until']);
  expect(errors?.at(-1)?.message).toBe('It would end before it begins.');
  const [{ blockId, version, block } = expect.fail()] = before.blocks;
  const silent = { ...block, texts: { ...block.texts, en: { ...block.texts.en, alt: ' ' } } };
  const refused = await problemOf(
    await owner.patch(`/api/admin/content/${blockId}`, { version, block: silent }),
  );
  expect(refused.errors).toEqual([
    { at: 'texts.en.alt', message: 'Say what it shows; people listen to it.' },
  ]);
  for (const path of ['/c/coats', '/c/new-in', '/product/1001', '/contact', '/c/all?brand=maison-orle', '/'])
    expect((await owner.patch(`/api/admin/content/${blockId}`, await withPath(path))).status, path).toBe(200);
  for (const path of ['/product/999999', '/desk', '/fr/c/coats', 'https://vitrine.example/c/coats'])
    expect((await owner.patch(`/api/admin/content/${blockId}`, await withPath(path))).status, path).toBe(422);
  async function withPath(path: string) {
    const now = (await read()).blocks[0];
    return { version: now?.version, block: { ...now?.block, path } };
  }
});

test('a film of a product, its still and its pictures can be shown, and no others', async () => {
  const [product] = await shop.query(
    `select video_base as film, video_thumb as poster from product where video_base is not null order by id limit 1`,
  );
  const texts = { en: { ...none, title: 'How it moves', alt: 'A skirt that turns' }, fr: none };
  const block = { kind: 'film', from: null, until: null, texts, ...product };
  await make(block);
  await publish();
  await expect.poll(() => html()).toMatch(/<video[^>]* preload="none"[^>]*aria-label="A skirt that turns"/);
  expect(await html()).toMatch(/<source src="\/media\/film\/[^"]+" type="video\//);
  for (const wrong of [{ film: 'film/none' }, { poster: 'img/none.webp' }]) {
    const refused = await owner.post('/api/admin/content', { page: 'home', block: { ...block, ...wrong } });
    expect((await problemOf(refused)).errors?.map((error) => error.at)).toEqual(Object.keys(wrong));
  }
});

test('blocks change places, also when two people move them at once, and shoppers see the new order', async () => {
  const { blocks } = await read();
  const ids = blocks.map(({ blockId }) => blockId);
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  const moves = await Promise.all([move(d, a), move(c, null)]);
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  const now = (await read()).blocks.map(({ blockId }) => blockId);
  expect(now).toEqual([c, a, d, b, ...ids.slice(4)]);
  expect((await read()).changes).toBe(1);
  await publish();
  await expect.poll(async () => (await html()).indexOf('>New in<')).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const page = await html();
      return page.indexOf('>New in<') < page.indexOf('>Everything on the bias<');
    })
    .toBe(true);
  // Without a window at its top a page says aloud what it is.
  expect(await html()).toMatch(/<h1[^>]*>In the window tonight/);
});

test('a draft is put in the shop as it was seen, or not at all', async () => {
  const seen = (await read()).version;
  const { blockId } = await make(words('Meanwhile'));
  const late = await problemOf(await owner.post('/api/admin/content/pages/home/publish', { version: seen }));
  expect(late).toMatchObject({ code: 'changed_meanwhile', current: { version: seen + 1 } });
  expect(await html()).not.toContain('Meanwhile');
  const lateRestore = { version: seen, number: 1 };
  expect((await owner.post('/api/admin/content/pages/home/restore', lateRestore)).status).toBe(409);
  const made = (await read()).blocks.at(-1);
  const remove = (version = 0) =>
    owner.send(`/api/admin/content/${blockId}?version=${version}`, { method: 'DELETE' });
  expect((await remove((made?.version ?? 0) + 1)).status).toBe(409);
  expect((await remove(made?.version)).status).toBe(200);
  expect((await read()).changes).toBe(0);
});

test('a version is put back into the draft, and what somebody saw of its blocks before is not saved over it', async () => {
  const [first = expect.fail()] = (await read()).blocks;
  const other = {
    ...first.block,
    texts: { ...first.block.texts, en: { ...first.block.texts.en, title: 'Dusk' } },
  };
  await owner.patch(`/api/admin/content/${first.blockId}`, { version: first.version, block: other });
  const changed = await read();
  expect(changed.blocks[0]).toMatchObject({ state: 'changed', block: { texts: { en: { title: 'Dusk' } } } });
  const restored = await owner.post('/api/admin/content/pages/home/restore', {
    version: changed.version,
    number: 1,
  });
  const now = (await answerOf(restored, contract.restoreContent)).content;
  expect(now).toMatchObject({
    changes: 0,
    blocks: [{ blockId: first.blockId, state: 'same' }, {}, {}, {}, {}, {}],
  });
  for (const version of [first.version, changed.blocks[0]?.version])
    expect((await owner.patch(`/api/admin/content/${first.blockId}`, { version, block: other })).status).toBe(
      409,
    );
});

test('a link shows the draft as on a day, and no other link does', async () => {
  await make(words('Winter, indoors', { from: at(86_400_000) }));
  const linkAt = async (ms: number, language = 'en') => {
    const answer = await owner.post('/api/admin/content/pages/home/preview', { at: at(ms), language });
    return new URL((await answerOf(answer, contract.previewContent)).content.url).pathname;
  };
  expect(await html(await linkAt(0))).not.toContain('Winter, indoors');
  const later = await linkAt(2 * 86_400_000);
  const preview = await shop.send(later);
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect(await preview.text()).toContain('>Winter, indoors<');
  expect(await html(await linkAt(2 * 86_400_000, 'fr'))).toContain('>Tout dans le biais<');
  expect(await html()).not.toContain('Winter, indoors');
  const forged = later.replace(/\.(\d+)\.(\d+)\./, (_, day, until) => `.${Number(day) + 1}.${until}.`);
  expect((await shop.send(forged)).status).toBe(404);
});
