// Views of lists: each of the staff has their own.
import { expect, test } from 'vitest';
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
