// Landing pages: made at the desk, found by shoppers from the moment they are in the shop until they leave it.
import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/content/content-desk.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { valuesWithin, watchUntil } from '../../testing/desk/by-clock.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const root = '/api/admin/content';
const statusOf = async (path: string) => (await shop.send(path)).status;
const html = async (path: string) => (await shop.send(path)).text();
const sitemap = () => html('/sitemap/pages.xml');

const noText = { title: '', description: '' };
const aboutOf = (title: string, more: object = {}) => ({
  texts: { en: { title, description: 'Wool for the sofa.' }, fr: noText },
  from: null as string | null,
  until: null as string | null,
  ...more,
});
const make = (page: string, about: object = aboutOf('Winter, indoors')) =>
  owner.post(`${root}/pages`, { page, about });
const read = async (page: string) =>
  (await answerOf(await owner.get(`${root}?page=${page}`), contract.listContent)).content;
const publish = async (page: string) =>
  owner.post(`${root}/pages/${page}/publish`, { version: (await read(page)).version });
const takeDown = (page: string) => owner.post(`${root}/pages/${page}/take-down`, {});
const remove = (page: string) => owner.send(`${root}/pages/${page}`, { method: 'DELETE' });
const changeAbout = async (page: string, about: object) =>
  owner.send(`${root}/pages/${page}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: (await read(page)).landing?.version, about }),
  });

const none = { title: '', words: '', call: '', alt: '' };
const words = (title: string, more: object = {}) => ({
  kind: 'words',
  from: null,
  until: null,
  texts: { en: { ...none, title, words: 'It feels heavier than it looks.' }, fr: none },
  path: '',
  ...more,
});
const add = (page: string, block: object) => owner.post(root, { page, block });
/** A page with one block, in the shop. */
const open = async (page: string, about?: object) => {
  expect((await make(page, about)).status).toBe(201);
  expect((await add(page, words('On wool'))).status).toBe(201);
  expect((await publish(page)).status).toBe(200);
};

test('nobody finds a page before it is in the shop, and nobody after it was taken down', async () => {
  const path = '/l/winter-indoors';
  const made = (await answerOf(await make('winter-indoors'), contract.makeLandingPage)).content;
  expect(made).toMatchObject({ page: 'winter-indoors', landing: { state: 'new' }, versions: [], blocks: [] });
  expect((await problemOf(await publish('winter-indoors'))).code).toBe('conflict');
  await add('winter-indoors', words('On wool'));
  expect([await statusOf(path), (await sitemap()).includes(path)]).toEqual([404, false]);

  expect((await answerOf(await publish('winter-indoors'), contract.publishContent)).content).toMatchObject({
    changes: 0,
    landing: { state: 'live' },
    versions: [{ number: 1 }],
  });
  expect([await statusOf(path), (await sitemap()).includes(path)]).toEqual([200, true]);
  expect(await html(path)).toContain('>On wool<');
  expect((await problemOf(await publish('winter-indoors'))).code).toBe('conflict');

  expect(
    (await answerOf(await takeDown('winter-indoors'), contract.takeDownLandingPage)).content,
  ).toMatchObject({ landing: { state: 'taken_down' } });
  await expect.poll(() => statusOf(path)).toBe(404);
  expect(await sitemap()).not.toContain(path);
  expect((await problemOf(await takeDown('winter-indoors'))).code).toBe('conflict');
  // The same draft can be put there again.
  expect((await publish('winter-indoors')).status).toBe(200);
  await expect.poll(() => statusOf(path)).toBe(200);
});

test('a page says what it is in every language, to shoppers and to search engines', async () => {
  const french = { title: 'L’hiver, dedans', description: '' };
  const texts = { en: { title: 'Winter, indoors', description: 'Wool for the sofa.' }, fr: french };
  await open('winter', { texts, from: null, until: null });
  const [english, other] = [await html('/l/winter'), await html('/fr/l/winter')];
  expect(english).toMatch(/<title>Winter, indoors \| /);
  expect(other).toMatch(/<title>L’hiver, dedans \| /);
  expect(english).toMatch(/<meta name="description" content="Wool for the sofa."/);
  expect(english).toMatch(/<h1[^>]*>Winter, indoors<\/h1>/);
  expect(english).toMatch(/<link rel="canonical" href="[^"]+\/l\/winter"/);
  expect(other).toMatch(/<link rel="alternate" hrefLang="fr" href="[^"]+\/fr\/l\/winter"/);
  const map = await sitemap();
  expect(map).toMatch(/<loc>[^<]+\/fr\/l\/winter<\/loc>/);
  expect(map).toMatch(/hreflang="fr" href="[^"]+\/fr\/l\/winter"/);
  // Nothing of it was translated.
  await open('plain');
  expect(await html('/fr/l/plain')).toMatch(/<h1[^>]* lang="en"[^>]*>Winter, indoors<\/h1>/);
});

test('a page and its blocks come and go by the clock of the shop, on kept pages too', async () => {
  // The first page that is made takes its time.
  await open('warm');
  await html('/l/warm');
  const from = Date.now() + 4_000;
  const blockUntil = from + 2_500;
  const until = blockUntil + 2_500;
  const block = words('For a moment', { until: new Date(blockUntil).toISOString() });
  const about = aboutOf('Today', {
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
  });
  expect((await make('today', about)).status).toBe(201);
  await add('today', words('On wool'));
  await add('today', block);
  expect((await answerOf(await publish('today'), contract.publishContent)).content.landing?.state).toBe(
    'planned',
  );
  expect((await sitemap()).includes('/l/today')).toBe(false);
  const glimpses = await watchUntil(until, async () => {
    const answer = await shop.send('/l/today');
    const text = await answer.text();
    return `${answer.status} ${text.includes('On wool')} ${text.includes('For a moment')}`;
  });
  expect(valuesWithin(glimpses, 0, from)).toEqual(['404 false false']);
  expect(valuesWithin(glimpses, from, blockUntil)).toEqual(['200 true true']);
  expect(valuesWithin(glimpses, blockUntil, until)).toEqual(['200 true false']);
  expect(valuesWithin(glimpses, until, Number.POSITIVE_INFINITY)).toEqual(['404 false false']);
  expect((await read('today')).landing?.state).toBe('over');
});

test('what a page is called is part of the draft, counted as one change, and put back with a version', async () => {
  await open('silk', aboutOf('On silk'));
  expect((await changeAbout('silk', aboutOf('On good silk'))).status).toBe(200);
  expect(await read('silk')).toMatchObject({
    changes: 1,
    landing: { about: { texts: { en: { title: 'On good silk' } } } },
  });
  expect(await html('/l/silk')).toMatch(/<title>On silk/);
  await publish('silk');
  await expect.poll(() => html('/l/silk')).toMatch(/<title>On good silk/);
  const { version } = await read('silk');
  await owner.post(`${root}/pages/silk/restore`, { version, number: 1 });
  expect(await read('silk')).toMatchObject({
    changes: 1,
    landing: { about: { texts: { en: { title: 'On silk' } } } },
  });
  const { content } = await answerOf(await owner.get(`${root}/pages`), contract.listLandingPages);
  expect(content.find(({ page }) => page === 'silk')).toMatchObject({ state: 'live', changes: 1, blocks: 1 });
});

test('what is wrong is said beside its field, and an address is one page’s', async () => {
  const wrong = { ...aboutOf(''), from: '2031-01-02T00:00:00Z', until: '2031-01-01T00:00:00Z' };
  const { errors } = await problemOf(await make('Winter!', wrong));
  expect(errors?.map(({ at }) => at)).toEqual(['slug', 'texts.en.title', 'until']);
  expect((await make('once')).status).toBe(201);
  expect((await problemOf(await make('once'))).errors).toEqual([
    { at: 'slug', message: 'Another page is there.' },
  ]);
  expect((await problemOf(await make('home'))).errors?.map(({ at }) => at)).toEqual(['slug']);
  expect((await problemOf(await changeAbout('once', aboutOf(' ')))).errors?.map(({ at }) => at)).toEqual([
    'texts.en.title',
  ]);
  expect((await owner.get(`${root}?page=never`)).status).toBe(404);
  expect((await add('never', words('On wool'))).status).toBe(404);
});

test('a block leads to a page that is in the shop or planned, and to no other', async () => {
  const lead = async () => {
    const block = words('Look', {
      path: '/l/goal',
      texts: { en: { ...none, title: 'Look', call: 'Go' }, fr: none },
    });
    return (await add('way', block)).status;
  };
  await make('way');
  expect(await lead()).toBe(422);
  await make('goal', aboutOf('Goal', { from: '2036-01-01T00:00:00Z' }));
  expect(await lead()).toBe(422);
  await add('goal', words('On wool'));
  await publish('goal');
  expect(await lead()).toBe(201);
  await takeDown('goal');
  expect(await lead()).toBe(422);
});

test('a page is removed once it is out of the shop, and its address is free', async () => {
  await open('short');
  expect((await problemOf(await remove('short'))).code).toBe('conflict');
  await takeDown('short');
  expect((await remove('short')).status).toBe(200);
  expect((await owner.get(`${root}?page=short`)).status).toBe(404);
  expect((await make('short')).status).toBe(201);
  for (const answer of [await takeDown('home'), await remove('home')]) expect(answer.status).toBe(404);
});

test('a link shows the draft of a page as on a day, and says when shoppers would not find it', async () => {
  const day = 86_400_000;
  const from = new Date(Date.now() + day).toISOString();
  await make('later', aboutOf('Later', { from }));
  await add('later', words('On wool'));
  const linkAt = async (ms: number) => {
    const at = new Date(Date.now() + ms).toISOString();
    const answer = await owner.post(`${root}/pages/later/preview`, { at, language: 'en' });
    return new URL((await answerOf(answer, contract.previewContent)).content.url).pathname;
  };
  const [now, then] = [await html(await linkAt(0)), await html(await linkAt(2 * day))];
  for (const preview of [now, then]) expect(preview).toContain('>On wool<');
  expect([now, then].map((preview) => preview.includes('Shoppers would not find this page then.'))).toEqual([
    true,
    false,
  ]);
  expect((await owner.post(`${root}/pages/never/preview`, { at: from, language: 'en' })).status).toBe(404);
});
