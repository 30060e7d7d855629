// For how long things come back, set at the desk: pages, quotes' receipts and orders say it, and the desk goes by it.
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as returns from '../../../contract/desk/returns.ts';
import * as orders from '../../../contract/order/order.ts';
import * as contract from '../../../contract/settings/settings.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' });
const { call, paid, readyToPay, send } = checkingOut(shop);
const desk = deskOf(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const section = async () => {
  const { sections } = (await answerOf(await owner.get('/api/admin/settings'), contract.listSettings))
    .content;
  return sections.find(({ id }) => id === 'returns') ?? expect.fail('there is no such section');
};
const patch = async (values: object) =>
  owner.patch('/api/admin/settings/returns', { version: (await section()).version, values });
const set = async (values: object) => answerOf(await patch(values), contract.saveSettings);

afterEach(() => set({ days: '30', lateDays: '60', from: 'everywhere' }));

const page = async (path: string, country = 'US') =>
  (await (await shop.send(path, { headers: { 'cf-ipcountry': country } })).text()).replaceAll('<!-- -->', '');
const nocturne = '/product/1001/nocturne-bias-slip-dress-bordeaux';
const policy = '/customerservice/returnspolicy';

/** Bought, sent and there. */
const delivered = async () => {
  const { shopper, quote, emailAddress } = await readyToPay();
  const { orderId = 0 } = await paid(await send(shopper, quote));
  await owner.post(`/api/admin/orders/${orderId}/ship`, {});
  await owner.post(`/api/admin/orders/${orderId}/deliver`, {});
  const read = async () =>
    (await answerOf(await call(shopper, `/api/orders/${orderId}`), orders.readOrder)).content;
  const [line] = (await read()).lines;
  const sendBack = (more: object = {}) =>
    owner.post(`/api/admin/orders/${orderId}/returns`, { lineId: line?.id, quantity: 1, ...more });
  const arriveBefore = (days: number) =>
    shop.query(
      `update order_shipment set delivered_at = now() - interval '${days} days' where order_id = ${orderId}`,
    );
  return { shopper, orderId, emailAddress, read, sendBack, arriveBefore };
};

describe('the days', () => {
  test('are said by the product’s page and the pages of words from the answer on, in both languages', async () => {
    expect(await page(nocturne)).toContain('Free returns for 30 days.');
    await set({ days: '45', lateDays: '90' });
    expect(await page(nocturne)).toContain('Free returns for 45 days.');
    expect(await page(`/fr${nocturne}`)).toContain('Retours gratuits pendant 45 jours.');
    expect(await page(policy)).toContain('45 days from the day your parcel arrives.');
    expect(await page(`/fr${policy}`)).toContain('45 jours à compter de l’arrivée');
    expect(await page('/article/what-is-your-exchange-policy')).toContain('within 45 days of its arrival');
    expect(await page('/article/int-how-do-i-make-an-exchange')).toContain('within 45 days of its arrival');
    expect(await page('/shippinginternational', 'CA')).toContain('You have 45 days, as everyone does.');
  });

  test('that no law allows are refused with their bounds, and nothing is saved', async () => {
    const answer = await patch({ days: '13' });
    expect(answer.status).toBe(422);
    expect((await problemOf(answer)).errors).toEqual([
      { at: 'days', message: 'A whole number of days, 14–365.' },
    ]);
    expect((await patch({ days: '14', lateDays: '14' })).status).toBe(422);
    expect((await section()).values).toEqual({ days: '30', lateDays: '60', from: 'everywhere' });
  });

  test('that an order was placed with are its own, in the receipt, on its page and at the desk', async () => {
    await set({ days: '20' });
    const { shopper, orderId, emailAddress, read, sendBack, arriveBefore } = await delivered();
    await set({ days: '40' });
    expect((await read()).returnDays).toBe(20);
    const emails = (await sentEmails(shop)).filter(({ recipient }) => recipient === emailAddress);
    expect(emails.map(({ body_text }) => /sent back for (\d+) days/.exec(String(body_text))?.[1])).toEqual([
      '20',
      '20',
    ]);
    await arriveBefore(5);
    const until = new Date(Date.now() + 15 * 86_400_000).toISOString().slice(0, 10);
    const html = (await (await call(shopper, `/order/${orderId}`)).text()).replaceAll('<!-- -->', '');
    expect(html).toMatch(new RegExp(`Can be sent back until \\w+ ${Number(until.slice(8))}, `));
    await arriveBefore(22);
    const late = await sendBack();
    expect(late.status).toBe(409);
    expect((await problemOf(late)).detail).toContain('is over');
    await arriveBefore(20);
    expect((await sendBack()).status).toBe(201);
  });
});

test('what is late comes back when the desk says so, and the audit says that it was', async () => {
  const { orderId, sendBack, arriveBefore } = await delivered();
  await arriveBefore(40);
  expect((await sendBack()).status).toBe(409);
  await answerOf(await sendBack({ isLate: true, reason: 'a seam came open' }), returns.authoriseReturn);
  const [entry] = await shop.query(
    `select after from audit_entry where thing = 'order' and thing_id = '${orderId}' and after ? 'returnId'`,
  );
  expect(entry).toMatchObject({ after: { isLate: true, reason: 'a seam came open' } });
});

test('another size goes by the same days', async () => {
  const { orderId, read, arriveBefore } = await delivered();
  await arriveBefore(40);
  const sizes = await answerOf(
    await owner.get(`/api/admin/orders/${orderId}/exchange`),
    returns.readExchangeSizes,
  );
  const [size] = sizes.content;
  const exchange = (more: object) =>
    owner.post(
      `/api/admin/orders/${orderId}/exchange`,
      { lineId: size?.lineId, quantity: 1, sku: size?.sku, ...more },
      { 'idempotency-key': crypto.randomUUID() },
    );
  expect((await problemOf(await exchange({}))).detail).toContain('is over');
  expect((await read()).lines[0]?.returnedQuantity).toBe(0);
  expect((await exchange({ isLate: true })).status).toBe(200);
});

test('from abroad nothing comes back where the merchant says so, and pages say it to whoever is there', async () => {
  await set({ from: 'home' });
  expect(await page(nocturne)).toContain('Free returns for 30 days.');
  const abroad = await page(nocturne, 'CA');
  expect(abroad).not.toContain('Free returns');
  expect(abroad).toContain('We take nothing back from abroad, except in the European Economic Area');
  expect(await page(policy)).toContain('What was sent abroad does not come back, unless it is faulty.');
  expect(await page('/shippinginternational', 'CA')).toContain('the law gives you 14 days');
});
