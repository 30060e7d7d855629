// Two people, one order: money moves once, the order is one thing or the other, and the audit has what happened, in the
// order in which it did.
import { beforeAll, describe, expect, test } from 'vitest';
import { readDeskOrder } from '../../../contract/desk/order-desk.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { sendInTurn } from '../../testing/desk/in-turn.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { order } = checkingOut(shop);
const desk = deskOf(shop);
let people: readonly [TestBrowser, TestBrowser];
beforeAll(async () => {
  people = [await desk.owner(), await desk.employ('manager')];
});

/** What one of them asks of the order. */
type Asking = (body: unknown) => (orderId: number, person: TestBrowser) => () => Promise<Response>;
const asking =
  (verb: string): Asking =>
  (body) =>
  (orderId, person) =>
  () =>
    person.post(`/api/admin/orders/${orderId}/${verb}`, body, { 'idempotency-key': crypto.randomUUID() });
const [refund, ship, cancel, hold] = ['refund', 'ship', 'cancel', 'hold'].map(asking) as [
  Asking,
  Asking,
  Asking,
  Asking,
];

const meet = async (
  orderId: number,
  first: ReturnType<Asking>,
  second: ReturnType<Asking>,
): Promise<readonly number[]> => {
  const answers = await sendInTurn(shop, orderId, [first(orderId, people[0]), second(orderId, people[1])]);
  return answers.map(({ status }) => status);
};

/** An order whose card is charged, and nothing is left to do for. */
const bought = async () => {
  const { orderId, quote, emailAddress } = await order(1012, 'One Size');
  const totalMinor = Math.round(quote.total * 100);
  await expect.poll(async () => (await moneyOf(orderId)).captured).toBe(totalMinor);
  const read = await people[0].get(`/api/admin/orders/${orderId}`);
  const [line] = (await answerOf(read, readDeskOrder)).content.lines;
  return { orderId, totalMinor, emailAddress, lineId: line?.id ?? 0 };
};

/** As the processor has it. */
const moneyOf = async (orderId: number) => {
  const [charge] = await shop.query(
    `select captured_minor::int as captured, refunded_minor::int as refunded from sandbox_processor.charge
      where attempt_id = (select id::text from payment_attempt where order_id = $1)`,
    [orderId],
  );
  return charge as unknown as { readonly captured: number; readonly refunded: number };
};

interface Entry {
  readonly verb: string;
  readonly before: { readonly leftMinor?: number; readonly status?: string };
  readonly after: { readonly leftMinor?: number; readonly status?: string };
}

const auditOf = async (orderId: number) =>
  (await shop.query(
    `select verb, before, after from audit_entry where thing = 'order' and thing_id = $1 order by id`,
    [String(orderId)],
  )) as unknown as Entry[];

const stateOf = async (orderId: number) => {
  const [row] = await shop.query(
    `select status, held_because is not null as held,
       (select count(*)::int from order_shipment where order_id = o.id and shipped_at is not null) as parcels,
       (select count(*)::int from stock_ledger where source = 'order ' || o.id || ' cancelled') as restocked
     from customer_order o where id = $1`,
    [orderId],
  );
  return row;
};

describe('two people refund one order at once', () => {
  type Order = Awaited<ReturnType<typeof bought>>;
  const whole = ({ totalMinor }: Order) => ({ amount: totalMinor / 100 });
  const most = ({ totalMinor }: Order) => ({ amount: Math.ceil(totalMinor * 0.6) / 100 });
  const little = () => ({ amount: 1.5 });
  const lines = ({ lineId }: Order) => ({ lines: [{ lineId, quantity: 1 }] });

  test.each([
    { first: 'whole', second: 'whole', bodies: [whole, whole], statuses: [200, 409] },
    { first: 'whole', second: 'by line', bodies: [whole, lines], statuses: [200, 409] },
    { first: 'by line', second: 'whole', bodies: [lines, whole], statuses: [200, 409] },
    { first: 'by line', second: 'by line', bodies: [lines, lines], statuses: [200, 409] },
    { first: 'most', second: 'most', bodies: [most, most], statuses: [200, 409] },
    { first: 'most', second: 'by line', bodies: [most, lines], statuses: [200, 409] },
    { first: 'a little', second: 'whole', bodies: [little, whole], statuses: [200, 409] },
    { first: 'a little', second: 'most', bodies: [little, most], statuses: [200, 200] },
  ] as const)('$first, and $second', async ({ bodies: [first, second], statuses }) => {
    const one = await bought();
    expect(await meet(one.orderId, refund(first(one)), refund(second(one)))).toEqual(statuses);
    const audit = await auditOf(one.orderId);
    expect(audit).toHaveLength(statuses.filter((status) => status === 200).length);
    // Each began with what the one before it left, and the processor has given back what the last of them says.
    let leftMinor: number | undefined = one.totalMinor;
    for (const { before, after } of audit) {
      expect(before.leftMinor).toBe(leftMinor);
      leftMinor = after.leftMinor;
    }
    expect((await moneyOf(one.orderId)).refunded).toBe(one.totalMinor - (leftMinor ?? 0));
    const letters = (await sentEmails(shop)).filter(
      ({ recipient, subject }) => recipient === one.emailAddress && /refund/i.test(String(subject)),
    );
    expect(letters).toHaveLength(audit.length);
  });
});

describe('an order leaves, or is cancelled', () => {
  test.each(['ship', 'cancel'])('%s comes first, and the other is refused', async (first) => {
    const { orderId, totalMinor } = await bought();
    const calls = first === 'ship' ? ([ship({}), cancel({})] as const) : ([cancel({}), ship({})] as const);
    expect(await meet(orderId, ...calls)).toEqual([200, 409]);
    const isShipped = first === 'ship';
    expect(await stateOf(orderId)).toEqual({
      status: isShipped ? 'shipped' : 'cancelled',
      held: false,
      parcels: isShipped ? 1 : 0,
      restocked: isShipped ? 0 : 1,
    });
    await expect
      .poll(() => moneyOf(orderId))
      .toEqual({ captured: totalMinor, refunded: isShipped ? 0 : totalMinor });
    expect((await auditOf(orderId)).map(({ after }) => after.status)).toEqual([
      isShipped ? 'shipped' : 'cancelled',
    ]);
  });
});

describe('an order is held, or leaves', () => {
  const wait = hold({ because: 'Wait.' });
  test.each(['hold', 'ship'])('%s comes first, and the other is refused', async (first) => {
    const { orderId } = await bought();
    const calls = first === 'hold' ? ([wait, ship({})] as const) : ([ship({}), wait] as const);
    expect(await meet(orderId, ...calls)).toEqual([200, 409]);
    expect(await stateOf(orderId)).toMatchObject(
      first === 'hold'
        ? { status: 'placed', held: true, parcels: 0 }
        : { status: 'shipped', held: false, parcels: 1 },
    );
    expect(await auditOf(orderId)).toHaveLength(1);
  });
});

describe('an order is cancelled while a part of it is refunded', () => {
  test.each(['cancel', 'refund'])('%s comes first: all of it is given back, once', async (first) => {
    const { orderId, totalMinor } = await bought();
    const part = refund({ amount: 2.5 });
    const calls = first === 'cancel' ? ([cancel({}), part] as const) : ([part, cancel({})] as const);
    expect(await meet(orderId, ...calls)).toEqual([200, 200]);
    await expect.poll(() => moneyOf(orderId)).toEqual({ captured: totalMinor, refunded: totalMinor });
    const [given] = await shop.query(
      'select sum(card_minor)::int as card, count(*)::int as refunds from order_refund where order_id = $1',
      [orderId],
    );
    expect(given).toEqual({ card: totalMinor, refunds: 2 });
    expect(await stateOf(orderId)).toMatchObject({ status: 'cancelled', restocked: 1 });
    expect(await auditOf(orderId)).toHaveLength(2);
  });
});

test('two people receive one return: it is paid back once, is on the shelf once, and is one change', async () => {
  const { orderId, lineId, totalMinor } = await bought();
  await people[0].post(`/api/admin/orders/${orderId}/ship`, {});
  const returned = await people[0].post(`/api/admin/orders/${orderId}/returns`, { lineId, quantity: 1 });
  const { returnId } = (await returned.json()).content;
  const receive = asking(`returns/${returnId}/receive`)({});
  expect(await meet(orderId, receive, receive)).toEqual([200, 200]);
  const shelf = await shop.query('select delta from stock_ledger where source = $1', [`return ${returnId}`]);
  expect(shelf).toEqual([{ delta: 1 }]);
  const { refunded } = await moneyOf(orderId);
  expect([refunded > 0, refunded <= totalMinor]).toEqual([true, true]);
  const verbs = (await auditOf(orderId)).map(({ verb }) => verb);
  expect(verbs).toEqual(['orders.ship', 'orders.change', 'orders.refund']);
});
