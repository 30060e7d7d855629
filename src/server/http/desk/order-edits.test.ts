// What the desk changes of an order before it leaves: held and let go, sent elsewhere, and told once more.
import { beforeAll, describe, expect, test } from 'vitest';
import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import * as contract from '../../../contract/desk/order-desk.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const { order, call } = checkingOut(shop);
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const read = async (orderId: number) =>
  (await answerOf(await owner.get(`/api/admin/orders/${orderId}`), contract.readDeskOrder)).content;
const post = (orderId: number, verb: string, body: unknown, headers = {}) =>
  owner.post(`/api/admin/orders/${orderId}/${verb}`, body, headers);
const emailsTo = async (address: string) =>
  (await sentEmails(shop))
    .filter(({ recipient }) => recipient === address)
    .map(({ subject }) => String(subject));

describe('[DK-07] an order that the desk holds', () => {
  test('does not leave until somebody lets it go; its shopper reads nothing of a payment', async () => {
    const { orderId, shopper } = await order(1012, 'One Size');
    const held = await post(orderId, 'hold', { because: 'She asked to wait for her boots.' });
    expect((await answerOf(held, contract.holdDeskOrder)).content).toMatchObject({
      isHeld: true,
      isHeldByDesk: true,
      heldBecause: 'She asked to wait for her boots.',
      timeline: [{ what: 'orders.change', before: { isHeld: false }, after: { isHeld: true } }],
    });
    expect((await problemOf(await post(orderId, 'hold', { because: 'Again.' }))).code).toBe('conflict');
    expect((await problemOf(await post(orderId, 'ship', {}))).detail).toContain('is held');
    const seen = await (await call(shopper, `/api/orders/${orderId}`)).json();
    expect(seen.content).toMatchObject({ isHeld: false });
    const reconciliation = await (await owner.get('/api/admin/reconciliation')).json();
    expect(reconciliation.content.filter((one: { orderId: number }) => one.orderId === orderId)).toEqual([]);
    expect((await post(orderId, 'release', { because: 'The boots are here.' })).status).toBe(200);
    expect(await read(orderId)).toMatchObject({ isHeld: false, isHeldByDesk: false, heldBecause: null });
    expect((await post(orderId, 'ship', {})).status).toBe(200);
    expect((await problemOf(await post(orderId, 'hold', { because: 'Too late.' }))).code).toBe('conflict');
  });

  test('held and shipped at once, one of them is refused', async () => {
    for (let time = 0; time < 6; time++) {
      const { orderId } = await order(1012, 'One Size');
      const [hold, ship] = await Promise.all([
        post(orderId, 'hold', { because: 'Wait.' }),
        post(orderId, 'ship', {}),
      ]);
      const { isHeld, status } = await read(orderId);
      expect([hold.status === 200, ship.status === 200]).toEqual([isHeld, status === 'shipped']);
      expect(isHeld).not.toBe(status === 'shipped');
    }
  });
});

describe('[DK-07] the address of an order', () => {
  const addressOf = ({ shippingAddress }: DeskOrder) => {
    if (!shippingAddress) throw new Error('The order goes nowhere.');
    const { countryId: _, countryCode: __, countryName: ___, regionId: ____, ...address } = shippingAddress;
    return address;
  };

  test('is changed before it leaves, and its shopper is told', async () => {
    const { orderId, emailAddress } = await order(1012, 'One Size');
    const before = await read(orderId);
    const address = { ...addressOf(before), streetAddress: '9 Quiet Lane', firstName: 'Odile' };
    const body = { version: before.version, address };
    const after = (await answerOf(await post(orderId, 'address', body), contract.changeOrderAddress)).content;
    expect(after).toMatchObject({
      version: before.version + 1,
      shippingAddress: { streetAddress: '9 Quiet Lane', firstName: 'Odile' },
      totals: before.totals,
      timeline: [{ after: { address: expect.stringContaining('9 Quiet Lane') } }],
    });
    expect(await emailsTo(emailAddress)).toContain(`Your order ${orderId} goes to a new address`);
    // The second of two who saw the same address is told what the first made of it.
    const late = await problemOf(await post(orderId, 'address', { version: before.version, address }));
    expect(late).toMatchObject({
      code: 'changed_meanwhile',
      current: { shippingAddress: { streetAddress: '9 Quiet Lane' }, version: before.version + 1 },
    });
  });

  test('that is not whole, or looks wrong, is named by its fields; the second can be insisted on', async () => {
    const { orderId } = await order(1012, 'One Size');
    const before = await read(orderId);
    const send = (change: object, more = {}) =>
      post(orderId, 'address', {
        version: before.version,
        address: { ...addressOf(before), ...change },
        ...more,
      });
    expect((await problemOf(await send({ city: '' }))).errors).toMatchObject([{ at: 'city' }]);
    const doubted = await problemOf(await send({ postCode: '42223', regionCode: 'TN' }));
    expect(doubted.status).toBe(422);
    expect((await read(orderId)).version).toBe(before.version);
  });

  test('stays where the taxes are the same, and once it has left', async () => {
    const { orderId } = await order(1012, 'One Size');
    const before = await read(orderId);
    const send = (change: object) =>
      post(orderId, 'address', { version: before.version, address: { ...addressOf(before), ...change } });
    const oregon = { city: 'Portland', regionCode: 'OR', regionName: 'Oregon', postCode: '97205' };
    expect((await problemOf(await send(oregon))).detail).toContain('taxes');
    expect((await post(orderId, 'ship', {})).status).toBe(200);
    expect((await problemOf(await send({ streetAddress: '1 Late Street' }))).detail).toContain('has left');
  });
});

describe('[DK-07] an e-mail of an order', () => {
  test('is sent once more for each key, to the address of the order', async () => {
    const { orderId, emailAddress } = await order(1012, 'One Size');
    const resend = (email: string, key: string) =>
      post(orderId, 'resend', { email }, { 'idempotency-key': key });
    const [receipt = ''] = await emailsTo(emailAddress);
    const receipts = async () =>
      (await emailsTo(emailAddress)).filter((subject) => subject === receipt).length;
    for (let time = 0; time < 3; time++) expect((await resend('placed', 'one')).status).toBe(200);
    expect(await receipts()).toBe(2);
    await Promise.all([resend('placed', 'two'), resend('placed', 'two')]);
    expect(await receipts()).toBe(3);
    expect((await post(orderId, 'resend', { email: 'placed' })).status).toBe(400);
    expect((await problemOf(await resend('shipped', 'three'))).detail).toContain('No parcel');
    await post(orderId, 'ship', { trackingCode: 'A1' });
    expect((await resend('shipped', 'four')).status).toBe(200);
    const texts = (await sentEmails(shop))
      .filter(({ recipient }) => recipient === emailAddress)
      .map(({ body_text: text }) => String(text))
      .filter((text) => text.includes('A1'));
    expect(texts).toEqual([
      expect.stringContaining('left our shop today'),
      expect.stringContaining('has left our shop'),
    ]);
  });
});

test('a refund by lines knows which units were paid back', async () => {
  const { orderId } = await order(1012, 'One Size');
  await post(orderId, 'ship', {});
  const [line] = (await read(orderId)).lines;
  const key = { 'idempotency-key': 'lines' };
  const refund = await post(orderId, 'refund', { lines: [{ lineId: line?.id, quantity: 1 }] }, key);
  expect(refund.status).toBe(200);
  expect((await read(orderId)).lines).toMatchObject([{ quantity: 1, refundedQuantity: 1 }]);
});
