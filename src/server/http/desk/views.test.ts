// Views of lists: each of the staff has their own.
import { expect, test } from 'vitest';
import { countOrderViews, listDeskOrders } from '../../../contract/desk/order-desk.ts';
import * as contract from '../../../contract/desk/views.ts';
import { createDatabase } from '../../../database/database.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { mostViews } from '../../../domain/desk/saved-view.ts';
import { saveView } from '../../../shop/desk/saved-views.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);

const list = async (person: TestBrowser) =>
  (await answerOf(await person.get('/api/admin/views'), contract.listViews)).content;
const save = (person: TestBrowser, name: string, query = 'view=to_pack&country=FR') =>
  person.post('/api/admin/views', { list: 'orders', name, query });

test('[DK-03] a view is kept for whoever made it, under a name of its own, until they forget it', async () => {
  const [owner, reader] = [await desk.owner(), await desk.employ('reader')];
  const { content: view } = await answerOf(await save(owner, 'To France'), contract.saveView);
  expect(view).toMatchObject({ list: 'orders', name: 'To France', query: 'view=to_pack&country=FR' });
  expect((await problemOf(await save(owner, ' To France '))).code).toBe('conflict');
  expect((await save(reader, 'To France')).status).toBe(201);
  expect((await list(owner)).map(({ id }) => id)).toEqual([view.id]);
  expect(await list(reader)).toHaveLength(1);
  // Nobody forgets another's.
  expect((await reader.send(`/api/admin/views/${view.id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await owner.send(`/api/admin/views/${view.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await list(owner)).toEqual([]);
  expect(await desk.lastAudit()).toMatchObject({ verb: 'views.change', thing_id: view.id });
});

test('there are as many as fit, however many are made at once', async () => {
  const owner = await desk.owner();
  for (let index = 0; index < mostViews - 2; index++)
    expect((await save(owner, `View ${index}`)).status).toBe(201);
  expect((await save(owner, 'View 1')).status).toBe(409);
  const [account] = await shop.query(`select id from customer where email = 'staff@vitrine.example'`);
  const actor: Actor = {
    kind: 'person',
    id: String(account?.id),
    name: 'Owner',
    address: '127.0.0.1',
    role: 'owner',
    signedInAt: Date.now(),
    secondFactorAt: 'not_required',
  };
  const database = createDatabase(shop.databaseUrl);
  try {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        saveView(database.shop, actor, { list: 'orders', name: `Last ${index}`, query: '' }),
      ),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
  } finally {
    await database.close();
  }
  expect(await list(owner)).toHaveLength(mostViews);
  expect((await save(owner, 'One more')).status).toBe(409);
});

test('each view of the orders is counted as its list is, to 99, and one’s own are counted for oneself', async () => {
  const [owner, other] = [await desk.owner(), await desk.employ('packer')];
  const { content: view } = await answerOf(
    await save(other, 'Mine', 'country=US&view=to_pack'),
    contract.saveView,
  );
  const elsewhere = { list: 'stock', name: 'Low', query: 'view=low' };
  expect((await other.post('/api/admin/views', elsewhere)).status).toBe(201);
  const { content: gone } = await answerOf(
    await save(other, 'Of another version', 'view=gone'),
    contract.saveView,
  );
  const count = async (person: TestBrowser) =>
    (await answerOf(await person.get('/api/admin/order-counts'), countOrderViews)).content;
  const { views, saved } = await count(other);
  const totalOf = async (query: string) =>
    (await answerOf(await other.get(`/api/admin/orders?${query}`), listDeskOrders)).content.total;
  for (const { view: name, ...counted } of views) {
    const total = await totalOf(`view=${name}`);
    expect([name, counted]).toEqual([name, { count: Math.min(total, 99), isExact: total <= 99 }]);
  }
  expect(views.some(({ count: some, isExact }) => some > 0 && isExact)).toBe(true);
  expect(views.some(({ isExact }) => !isExact)).toBe(true);
  const mine = { id: view.id, count: await totalOf('country=US&view=to_pack'), isExact: true };
  expect(saved.find(({ id }) => id === view.id)).toEqual(mine);
  expect(saved.some(({ id }) => id === gone.id)).toBe(false);
  expect((await count(owner)).saved.some(({ id }) => id === view.id)).toBe(false);
});
