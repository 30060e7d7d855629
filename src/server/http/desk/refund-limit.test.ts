// What support may give back in a day: said before, refused above, and not passed by two refunds at once.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readDeskOrder } from '../../../contract/desk/order-desk.ts';
import { dayLimitOf, mayDo, staffRoles } from '../../../domain/desk/verbs.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { order } = checkingOut(shop);
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});
/** What was given back so far was yesterday. */
const beginNewDay = async () => {
  await shop.query('alter table audit_entry disable trigger user');
  await shop.query(`update audit_entry set at = at - interval '1 day'`);
  await shop.query('alter table audit_entry enable trigger user');
};
beforeEach(beginNewDay);

const bought = async () => {
  const { orderId } = await order(1012, 'One Size');
  expect((await owner.post(`/api/admin/orders/${orderId}/ship`, {})).status).toBe(200);
  return orderId;
};
const refund = (person: TestBrowser, orderId: number, body: object, key: string = crypto.randomUUID()) =>
  person.post(`/api/admin/orders/${orderId}/refund`, body, { 'idempotency-key': key });
const read = async (person: TestBrowser, orderId: number) =>
  (await answerOf(await person.get(`/api/admin/orders/${orderId}`), readDeskOrder)).content;
const leftFor = async (person: TestBrowser, orderId: number) =>
  (await read(person, orderId)).refundLimit?.left;
const refundedOf = async (orderIds: readonly number[]) =>
  Number(
    (
      await shop.query(
        'select coalesce(sum(card_minor + credit_minor), 0) as sum from order_refund where order_id = any($1)',
        [orderIds],
      )
    )[0]?.sum,
  );

describe.each(staffRoles)('%s', (role) => {
  test('gives back what the table lets them, and reads it before', async () => {
    const orderId = await bought();
    const person = await desk.employ(role);
    const limit = dayLimitOf(role, 'orders.refund');
    expect((await read(person, orderId)).refundLimit).toEqual(limit && { perDay: 50, left: 50 });
    const { status } = await refund(person, orderId, { amount: 50.01 });
    expect(status).toBe(mayDo(role, 'orders.refund') && limit === null ? 200 : 403);
    expect(await refundedOf([orderId])).toBe(status === 200 ? 5_001 : 0);
  });
});

test('support gives back $50 a day over all orders, is told what is left, and again tomorrow', async () => {
  const support = await desk.employ('support');
  const [one, other] = [await bought(), await bought()];
  expect((await refund(support, one, { amount: 30 }, 'thirty')).status).toBe(200);
  // The same one once more is the same one.
  expect((await refund(support, one, { amount: 30 }, 'thirty')).status).toBe(200);
  expect(await leftFor(support, other)).toBe(20);
  const above = await problemOf(await refund(support, other, { amount: 20.01 }));
  expect(above).toMatchObject({ status: 403, code: 'forbidden' });
  expect(above.detail).toBe(
    'You may give back at most $50 a day, and $20 of it is left today. Ask a manager for more.',
  );
  expect((await refund(support, other, { amount: 20 })).status).toBe(200);
  expect(await leftFor(support, other)).toBe(0);
  expect((await refund(support, other, { amount: 0.01 })).status).toBe(403);
  expect((await refund(owner, other, { amount: 0.01 })).status).toBe(200);
  await beginNewDay();
  expect((await refund(support, other, { amount: 0.01 })).status).toBe(200);
});

test('what comes back is under the same limit, and stays outside when it is above', async () => {
  const support = await desk.employ('support');
  const orderId = await bought();
  const [line] = (await read(support, orderId)).lines;
  const answer = await support.post(`/api/admin/orders/${orderId}/returns`, {
    lineId: line?.id,
    quantity: 1,
  });
  const { returnId } = (await answer.json()).content;
  const path = `/api/admin/orders/${orderId}/returns/${returnId}/receive`;
  expect((await problemOf(await support.post(path, {}))).detail).toContain('$50 of it is left today');
  expect((await read(support, orderId)).returns).toMatchObject([{ state: 'authorised' }]);
  expect(await shop.query('select from stock_ledger where source = $1', [`return ${returnId}`])).toEqual([]);
  expect((await owner.post(path, {})).status).toBe(200);
});

test('two refunds of one person at once, on two orders, stay within the day', async () => {
  const support = await desk.employ('support');
  const orders = [await bought(), await bought(), await bought()];
  const answers = await Promise.all(orders.map((orderId) => refund(support, orderId, { amount: 30 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  expect(await refundedOf(orders)).toBe(3_000);
});
