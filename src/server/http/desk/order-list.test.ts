// Orders as the desk lists and reads them.
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/order-desk.ts';
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

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/orders?${query}`), contract.listDeskOrders)).content;
const idsOf = async (query: string) => (await list(query)).rows.map(({ orderId }) => orderId);
const read = async (orderId: number) =>
  (await answerOf(await owner.get(`/api/admin/orders/${orderId}`), contract.readDeskOrder)).content;

describe('the list', () => {
  test('pages by the order before, and every order is on one page, once', async () => {
    const all = (await shop.query('select id from customer_order order by placed_at desc, id desc')).map(
      ({ id }) => Number(id),
    );
    const pages: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = after === '' ? '' : `&page[after]=${after}`;
      const page = await list(`ps=200${query}`);
      pages.push(...page.rows.map(({ orderId }) => orderId));
      after = page.next;
    }
    expect(pages).toEqual(all);
    expect((await idsOf('ps=5&sort=oldest')).toSorted((a, b) => a - b)).toEqual(
      all.slice(-5).toSorted((a, b) => a - b),
    );
    const { total, isTotalExact } = await list('ps=1');
    expect([total, isTotalExact]).toEqual([Math.min(all.length, 1_000), all.length <= 1_000]);
  });

  test('finds an order by its number, a part of a name, the start of an address, the code of a thing', async () => {
    const { orderId, emailAddress } = await order(1012, 'One Size');
    const [line] = await shop.query(
      `select sku.code from order_line join sku on sku.id = sku_id where order_id = $1`,
      [orderId],
    );
    await shop.query(
      `update customer_order set details = jsonb_set(details, '{shippingAddress,lastName}', '"Quibble_50%"') where id = $1`,
      [orderId],
    );
    for (const search of [
      `${orderId}`,
      `%23${orderId}`,
      'quibble',
      'bble_50%25',
      emailAddress.slice(0, 9),
      String(line?.code),
    ])
      expect([search, await idsOf(`q=${search}`)]).toEqual([search, expect.arrayContaining([orderId])]);
    // A sign that means anything in a pattern means itself here.
    expect(await idsOf('q=quibbleX50')).toEqual([]);
    expect(await idsOf('q=nobody-of-this-name')).toEqual([]);
  });

  test('narrows by state, payment, country, day and product, and each row says how it stands', async () => {
    const { orderId, quote } = await order(1012, 'One Size');
    const today = new Date().toISOString().slice(0, 10);
    // Its card is charged by a job.
    await expect.poll(() => idsOf('payment=captured')).toContain(orderId);
    for (const query of [
      'state=placed',
      'payment=captured',
      'country=US',
      `from=${today}`,
      `to=${today}`,
      'productId=1012',
      'view=to_pack',
    ])
      expect([query, (await idsOf(query)).includes(orderId)]).toEqual([query, true]);
    for (const query of [
      'state=shipped',
      'payment=refunded',
      'country=FR',
      'to=2020-01-01',
      'productId=1004',
      'view=late',
      'view=waiting',
      'view=needs_person',
      'view=coming_back',
    ])
      expect([query, (await idsOf(query)).includes(orderId)]).toEqual([query, false]);
    await shop.query('update order_shipment set ship_date = current_date - 1 where order_id = $1', [orderId]);
    expect(await idsOf('view=late')).toContain(orderId);
    await owner.post(`/api/admin/orders/${orderId}/hold`, { because: 'They rang.' });
    expect(await idsOf('view=late')).not.toContain(orderId);
    await owner.post(`/api/admin/orders/${orderId}/release`, { because: 'They rang again.' });
    expect((await list(`q=${orderId}`)).rows).toMatchObject([
      {
        orderId,
        parcel: 'to_pack',
        payment: 'captured',
        items: 1,
        currency: 'USD',
        total: quote.total,
        parcels: 1,
        parcelsLeft: 0,
      },
    ]);
  });

  test.each([
    'page[after]=x',
    'ps=0',
    'ps=1000',
    'view=none',
    'state=none',
    'from=x',
    'country=us',
    'sort=best',
  ])('%s is no list', async (query) => {
    expect((await problemOf(await owner.get(`/api/admin/orders?${query}`))).status).toBe(400);
  });
});

describe('[DK-05] an order', () => {
  test('tells who shipped it, gave money back, wrote a note: with what was before and after', async () => {
    const { orderId, quote } = await order(1012, 'One Size');
    const total = Math.round(quote.total * 100);
    const post = async (path: string, body: object, key = '') => {
      const answer = await owner.post(`/api/admin/orders/${orderId}/${path}`, body, {
        'idempotency-key': key,
      });
      expect([path, answer.status < 300]).toEqual([path, true]);
      await answer.body?.cancel();
    };
    await post('notes', { text: ' The ribbon is red. ' });
    await post('ship', { trackingCode: '1Z 9' });
    await post('refund', { amount: 10 }, 'one');
    await post('refund', { amount: 10 }, 'one');
    const { notes, timeline, refundable, payments } = await read(orderId);
    expect(notes).toMatchObject([{ by: 'Jules Lindqvist', text: 'The ribbon is red.' }]);
    expect(refundable).toBe((total - 1_000) / 100);
    expect(payments).toMatchObject([{ refunded: 10 }]);
    expect(timeline.filter(({ by }) => by !== '')).toMatchObject([
      {
        what: 'orders.refund',
        by: 'Jules Lindqvist',
        before: { leftMinor: total },
        after: { leftMinor: total - 1_000, cardMinor: 1_000, creditMinor: 0, currency: 'USD' },
      },
      {
        what: 'orders.ship',
        before: { status: 'placed' },
        after: { status: 'shipped', trackingCode: '1Z 9' },
      },
      { what: 'orders.note', after: { note: 'The ribbon is red.' } },
    ]);
  });

  test('that comes back tells of each step, and what is not there is not there', async () => {
    const { orderId } = await order(1012, 'One Size');
    const post = (path: string, body: object) => owner.post(`/api/admin/orders/${orderId}/${path}`, body);
    for (const step of ['ship', 'deliver']) expect((await post(step, {})).status).toBe(200);
    const [line] = (await read(orderId)).lines;
    expect((await post('returns', { lineId: line?.id, quantity: 1, reason: 'Too long.' })).status).toBe(201);
    expect(await idsOf('view=coming_back')).toContain(orderId);
    const [returned] = (await read(orderId)).returns;
    expect(returned).toMatchObject({
      lineId: line?.id,
      quantity: 1,
      reason: 'Too long.',
      state: 'authorised',
    });
    expect((await post(`returns/${returned?.returnId}/receive`, {})).status).toBe(200);
    expect(await idsOf('view=coming_back')).not.toContain(orderId);
    const after = await read(orderId);
    expect(after).toMatchObject({ status: 'returned', refundable: 0, returns: [{ state: 'received' }] });
    expect(after.timeline.filter(({ by }) => by !== '').map(({ what }) => what)).toEqual([
      'orders.refund',
      'orders.change',
      'orders.ship',
      'orders.ship',
    ]);
    expect((await problemOf(await owner.get('/api/admin/orders/999999999'))).code).toBe('not_found');
    const nowhere = await owner.post('/api/admin/orders/999999999/notes', { text: 'None.' });
    expect((await problemOf(nowhere)).code).toBe('not_found');
  });

  test('that is cancelled by its shopper is no change of the desk’s', async () => {
    const { orderId, shopper } = await order(1012, 'One Size');
    const cancelled = await shop.send(`/api/orders/${orderId}/cancel`, {
      method: 'POST',
      headers: { cookie: shopper.cookie, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(cancelled.status).toBe(200);
    expect((await read(orderId)).timeline).toMatchObject([
      { what: 'status', by: '', after: { status: 'cancelled' } },
    ]);
  });
});
