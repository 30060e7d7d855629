// Lines above all pages: written at the desk, shown on every page from their time on, and gone after it.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/content/notice-desk.ts';
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
beforeEach(() => shop.query('delete from content_notice'));

const root = '/api/admin/notices';
const html = async (path = '/') => (await shop.send(path)).text();
const noticeOf = (en: string, more: object = {}) => ({
  texts: { en, fr: '' },
  path: '',
  from: null,
  until: null,
  ...more,
});
const make = (notice: object) => owner.post(root, { notice });
const read = async () => (await answerOf(await owner.get(root), contract.listNotices)).content;

test('a line is above every page, kept or somebody’s own, said as what it is, and gone when it is removed', async () => {
  expect(await html()).not.toContain('class="notice"');
  const made = await answerOf(
    await make(noticeOf('Order by the 18th', { path: '/c/coats' })),
    contract.makeNotice,
  );
  expect(made.content).toMatchObject([{ isShown: true }]);
  for (const path of ['/', '/product/1001/nocturne-bias-slip-dress-bordeaux', '/bag', '/no/such/page'])
    await expect
      .poll(() => html(path), { message: path })
      .toMatch(
        /<\/a><aside class="notice" aria-label="Notice"><p><a href="\/c\/coats">Order by the 18th<\/a><\/p><\/aside><header/,
      );
  expect(await html('/fr/bag')).toContain(
    '<aside class="notice" aria-label="Annonce"><p lang="en"><a href="/fr/c/coats">',
  );
  const [{ noticeId, version } = expect.fail()] = made.content;
  const remove = (seen: number) => owner.send(`${root}/${noticeId}?version=${seen}`, { method: 'DELETE' });
  expect((await problemOf(await remove(version + 1))).code).toBe('changed_meanwhile');
  expect((await remove(version)).status).toBe(200);
  await expect.poll(() => html()).not.toContain('class="notice"');
  expect((await remove(version)).status).toBe(404);
});

test('a line comes and goes by the clock of the shop, on kept pages too, and hides the one before meanwhile', async () => {
  await make(noticeOf('Always here'));
  // The first page that is made takes its time.
  await html();
  const from = Date.now() + 4_000;
  const until = from + 2_500;
  await make(
    noticeOf('For a moment', { from: new Date(from).toISOString(), until: new Date(until).toISOString() }),
  );
  await expect.poll(() => html()).toContain('Always here');
  expect((await read()).map(({ isShown }) => isShown)).toEqual([true, false]);
  const glimpses = await watchUntil(until, async () => {
    const text = await html();
    return ['Always here', 'For a moment'].filter((line) => text.includes(line)).join();
  });
  expect(valuesWithin(glimpses, 0, from)).toEqual(['Always here']);
  expect(valuesWithin(glimpses, from, until)).toEqual(['For a moment']);
  expect(valuesWithin(glimpses, until, Number.POSITIVE_INFINITY)).toEqual(['Always here']);
});

test('what is wrong is said beside its field, and nothing of it is shown', async () => {
  const times = { from: '2031-01-02T00:00:00Z', until: '2031-01-01T00:00:00Z' };
  const { errors } = await problemOf(await make(noticeOf(' ', { path: '/c/capes', ...times })));
  expect(errors?.map(({ at }) => at)).toEqual(['texts.en', 'path', 'until']);
  expect(await read()).toEqual([]);
});
