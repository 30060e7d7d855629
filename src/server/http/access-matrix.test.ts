// Who may call what: every call of the API and every page, by every kind of visitor, each cell of it asserted.
import { beforeAll, describe, expect, test } from 'vitest';
import { operations } from '../../contract/operations.ts';
import { pages } from '../../contract/pages.ts';
import { rows } from '../testing/access/calls.ts';
import { pageRows } from '../testing/access/pages.ts';
import { createVisitors, visitorNames } from '../testing/access/visitors.ts';
import { adminToken } from '../testing/reviewing.ts';
import { createTestShop } from '../testing/test-shop.ts';

const shop = createTestShop({ ADMIN_TOKEN: adminToken, TRUSTED_PROXIES: '127.0.0.1' });
let world: Awaited<ReturnType<typeof createVisitors>>;
beforeAll(async () => {
  world = await createVisitors(shop);
});

test('every call has its row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(
    Object.values(operations)
      .map(({ id }) => id)
      .toSorted(),
  );
});

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('is answered to each visitor as its row says, and [DK-05] is audited when it changes something', async () => {
    const row = rows[id];
    if (!row) throw new Error('It has no row.');
    const answered: Record<string, number> = {};
    const changesBefore = await countChanges();
    for (const name of visitorNames) {
      const { params = {}, query, body, headers } = await row.ask(world.owned, name);
      const path = operation.path.replace(/\{(\w+)\}/g, (_, key) => String(params[key]));
      const response = await shop.send(query === undefined ? path : `${path}?${query}`, {
        method: operation.method,
        headers: {
          cookie: world.visitors[name].cookies(),
          // Each call from elsewhere: none is refused for what another asked too often.
          'x-forwarded-for': `10.20.${operations.indexOf(operation)}.${visitorNames.indexOf(name)}`,
          ...(name === 'merchant' && { authorization: `Bearer ${adminToken}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await response.body?.cancel();
      answered[name] = response.status;
    }
    expect(answered).toEqual(row.answers);
    const isChange =
      takesDataAway.has(id) || ('verb' in operation && operation.method !== 'GET' && !changesNothing.has(id));
    const done = Object.values(answered).filter((status) => isChange && status < 300);
    expect((await countChanges()) - changesBefore).toBe(done.length);
  });
});

/** Links and questions, which change nothing of the shop's. */
const changesNothing = new Set([
  'previewFlags',
  'previewDeskProduct',
  'previewContent',
  'readColumnMapping',
  'checkProcessor',
  'sendTestEmail',
]);

/** What leaves the shop is in the audit too. */
const takesDataAway = new Set(['exportOrders', 'exportCustomers', 'exportProducts', 'exportCodes']);

/** Whatever the desk changes is in its audit, once, whoever did it. */
const countChanges = async () => Number((await shop.query('select count(*) from audit_entry'))[0]?.count);

describe.each(Object.keys(pages) as (keyof typeof pages)[])('the page %s', (page) => {
  test('is answered to each visitor as its row says', async () => {
    const { path, answers } = pageRows[page];
    const answered: Record<string, number> = {};
    for (const name of visitorNames) {
      const response = await shop.send(await path(world.owned), {
        headers: {
          cookie: world.visitors[name].cookies(),
          ...(name === 'merchant' && { authorization: `Bearer ${adminToken}` }),
        },
      });
      await response.body?.cancel();
      answered[name] = response.status;
    }
    expect(answered).toEqual(answers);
  });
});
