// Two owners at once, on a database of their own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { findStaff } from '../../../database/queries/desk/staff.ts';
import { cloneDatabase } from '../../../server/testing/test-shop.ts';
import { testActor } from '../../testing/test-actor.ts';
import { changeStaff } from './staff.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

test('of two owners who demote each other at once one stays, however close they are', async () => {
  const { shop } = database;
  for (let round = 0; round < 25; round++) {
    await shop.execute(`insert into staff_member (customer_id, role)
      select id, 'owner' from customer where id in ('known-staff', 'known-shopper')
      on conflict (customer_id) do update set role = 'owner', is_active = true`);
    const owners = await findStaff(shop);
    const outcomes = await Promise.all(
      owners.map(({ id, version }) => changeStaff(shop, testActor, { id, version, role: 'reader' })),
    );
    const left = (await findStaff(shop)).filter(({ role }) => role === 'owner');
    expect([outcomes.filter(({ ok }) => ok).length, left.length]).toEqual([1, 1]);
  }
});
