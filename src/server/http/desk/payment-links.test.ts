// Orders by telephone: taken down at the desk, paid by whoever has the link, once.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import * as orders from '../../../contract/desk/order-desk.ts';
import * as contract from '../../../contract/desk/payment-links.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { checkingOut } from '../../testing/checkout/checking-out.ts';
import { ohio } from '../../testing/checkout/quoting.ts';
import { type Shopper, shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { nobody, sizeOf, call, post, cartOf, shopperFrom, guestWith } = shopping(shop);
const { read, send, paid } = checkingOut(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

let people = 0;
const order = async (more: object = {}) => {
  people += 1;
  return {
    lines: [{ productId: 1001, sizeId: await sizeOf(1001, 'S'), quantity: 1 }],
    emailAddress: `caller-${people}@example.com`,
    shippingAddress: ohio,
    ...more,
  };
};
const quote = async (body: object) =>
  (await answerOf(await owner.post('/api/admin/payment-links/quote', body), contract.quotePaymentLink))
    .content;
const request = (body: object, key: string = randomUUID()) =>
  owner.post('/api/admin/payment-links', body, { 'idempotency-key': key });

/** A link as it lies in its shopper's mailbox. */
async function make(more: object = {}) {
  const wish = await order(more);
  const { total } = await quote(wish);
  const body = { ...wish, name: 'Margaux', language: 'en', total };
  const { linkId } = (await answerOf(await request(body), contract.makePaymentLink)).content;
  return { linkId, total, body, token: await tokenFor(wish.emailAddress) };
}

async function tokenFor(email: string): Promise<string> {
  const texts = await lettersTo(email);
  return /link=([\w.-]+)/.exec(texts.at(-1) ?? '')?.[1] ?? '';
}

/** On their way, or in the outbox already. */
async function lettersTo(email: string): Promise<string[]> {
  const rows = await shop.query(
    `select text from (
       select distinct on (key) key, text, at from (
         select payload ->> 'id' as key, payload ->> 'text' as text, created_at as at from job
           where kind = 'send-email' and payload ->> 'to' = $1
         union all select key::text, body_text, created_at from outbox_email where recipient = $1) found
       order by key, at) letters order by at`,
    [email],
  );
  return rows.map(({ text }) => String(text));
}

/** Presses the button of the link's page, in a browser that was here before or was not. */
async function open(token: string, shopper: Shopper = nobody): Promise<Shopper> {
  const answer = await post(shopper, '/api/payment-links/open', { token });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout']);
  return shopper === nobody ? shopperFrom(answer) : shopper;
}

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/payment-links?${query}`), contract.listPaymentLinks)).content;
const stateOf = async (linkId: string) =>
  (await list('ps=100')).rows.find((row) => row.linkId === linkId)?.state;
const pageOf = async (token: string, shopper: Shopper = nobody) => {
  const response = await call(shopper, `/checkout?link=${token}`);
  return { status: response.status, html: await response.text() };
};
const auditOf = (linkId: string) =>
  shop.query(
    `select verb, actor_name, after from audit_entry where thing = 'payment_link' and thing_id = $1 order by id`,
    [linkId],
  );

test('links are listed the latest first, or the earliest, a page at a time', async () => {
  const made = [await make({}), await make({}), await make({})].map(({ linkId }) => linkId);
  const ids = async (query: string) => (await list(query)).rows.map(({ linkId }) => linkId);
  const all = await ids('ps=100');
  expect(all.slice(0, 3)).toEqual(made.toReversed());
  const walked: string[] = [];
  let page = await list('ps=2&sort=oldest');
  for (;;) {
    walked.push(...page.rows.map(({ linkId }) => linkId));
    if (page.next === null) break;
    page = await list(`ps=2&sort=oldest&page[after]=${page.next}`);
  }
  expect(walked).toEqual(all.toReversed());
});

test('[DK-09] an order is taken down, its link opens the checkout with it, and the paid order says who made it', async () => {
  const { linkId, total, body, token } = await make({ shippingOptionName: 'two-day' });
  const { html } = await pageOf(token);
  expect(html).toContain('Columbus, OH');
  expect(html).toContain('Nothing is held for you until you pay');
  for (const secret of ['148 High', '43215', 'Tremblay', 'Margaux', body.emailAddress])
    expect(html).not.toContain(secret);
  const [held] = await shop.query(`select count(*)::int as count from stock_hold where state = 'held'`);
  expect(held?.count).toBe(0);

  const shopper = await open(token);
  const opened = await read(shopper);
  expect(opened).toMatchObject({
    total,
    emailAddress: body.emailAddress,
    shippingOptionName: 'two-day',
    shippingAddress: { streetAddress: '148 High Street' },
    meta: { isValid: true, hasChanges: false },
  });
  const { orderId } = await paid(await send(shopper, opened));
  const placed = (await answerOf(await owner.get(`/api/admin/orders/${orderId}`), orders.readDeskOrder))
    .content;
  expect(placed.totals.total).toBe(total);
  const [maker] = await auditOf(linkId);
  expect(placed.timeline).toContainEqual(
    expect.objectContaining({ what: 'orders.create', by: maker?.actor_name }),
  );
  expect((await list('view=paid')).rows).toContainEqual(
    expect.objectContaining({ linkId, state: 'paid', orderId, emailAddress: body.emailAddress, total }),
  );
  // The order says whom it is for; the link no longer does.
  expect(await shop.query('select name, email, draft from payment_link where id = $1', [linkId])).toEqual([
    { name: '', email: '', draft: null },
  ]);
  expect((await pageOf(token)).html).toContain('This order is paid for');
});

test('an order of somebody with a proven address is listed with them', async () => {
  const customer = await shop.query(
    `select id, email from customer where email_verified and email like '%@vitrine.example' limit 1`,
  );
  const [{ id, email } = {}] = customer;
  const { token } = await make({ emailAddress: String(email) });
  const shopper = await open(token);
  const { orderId } = await paid(await send(shopper, await read(shopper)));
  expect(await shop.query('select customer_id from customer_order where id = $1', [orderId])).toEqual([
    { customer_id: id },
  ]);
});

test('one link that is paid in two browsers at once is one order, and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { linkId, token } = await make();
    const browsers = [await open(token), await open(token), await open(token)];
    const quotes = await Promise.all(browsers.map((shopper) => read(shopper)));
    const answers = await Promise.all(
      browsers.map((shopper, index) => send(shopper, quotes[index] ?? { id: '', version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const [orders] = await shop.query(
      `select count(*)::int as count from customer_order o where o.quote_id = any($1::uuid[])`,
      [quotes.map(({ id }) => id)],
    );
    expect(orders?.count).toBe(1);
    expect(await stateOf(linkId)).toBe('paid');
    const loser = browsers[answers.findIndex(({ status }) => status === 422)] ?? nobody;
    const after = await read(loser);
    expect(after.meta.isValid).toBe(false);
    expect(after.meta.messages[0]?.text).toMatch(/^This order has been paid for already/);
    // Whoever takes it out of their bag buys what they like.
    const [line] = (await cartOf(loser)).cartItems;
    await post(loser, `/api/cart/items/${line?.id}`, { quantity: '0' });
    await call(loser, '/api/cart/items', 'POST', { productId: 1001, sizeId: await sizeOf(1001, 'M') });
    expect((await read(loser)).meta.isValid).toBe(true);
  }
});

test('a card that is declined leaves the link to whoever pays next', async () => {
  const { linkId, token } = await make();
  const [one, other] = [await open(token), await open(token)];
  expect((await send(one, await read(one), 'tok_declined')).status).toBe(402);
  expect(await stateOf(linkId)).toBe('waiting');
  expect((await send(other, await read(other))).status).toBe(200);
  expect(await stateOf(linkId)).toBe('paid');
});

test('a bag that was there stays there, a link that is pressed twice adds once, and what was corrected stays', async () => {
  const { token } = await make();
  const { shopper } = await guestWith(1001, 'M');
  expect((await pageOf(token, shopper)).html).toContain('One piece is in your bag already');
  await open(token, shopper);
  await open(token, shopper);
  const pieces = async () =>
    (await cartOf(shopper)).cartItems.map(({ sizeName, quantity }) => [sizeName, quantity]).toSorted();
  expect(await pieces()).toEqual([
    ['M', 1],
    ['S', 1],
  ]);
  const again = await call(shopper, `/checkout?link=${token}`);
  expect(again.headers.get('location')).toBe('/checkout');
  const { version } = await read(shopper);
  await call(shopper, '/api/quote', 'POST', {
    version,
    quote: { shippingAddress: { ...ohio, streetAddress: '1 Broad Street' } },
  });
  await open(token, shopper);
  expect((await read(shopper)).shippingAddress?.streetAddress).toBe('1 Broad Street');
  expect(await pieces()).toHaveLength(2);
});

test('a customer whose bag becomes one with a guest’s still pays for a link once', async () => {
  const { token } = await make();
  const customer = await desk.signIn('paris@vitrine.example');
  expect((await customer.post('/api/payment-links/open', { token })).status).toBe(200);
  // In another browser, as a guest with a quote of their own, until they sign in.
  const elsewhere = accountsOf(shop).browser('', '10.31.0.9');
  const sizeId = await sizeOf(1001, 'M');
  expect((await elsewhere.post('/api/cart/items', { productId: 1001, sizeId })).status).toBe(201);
  expect((await elsewhere.get('/api/quote')).status).toBe(200);
  const signedIn = { email: 'paris@vitrine.example', password: 'vitrine-demo' };
  expect((await elsewhere.post('/api/auth/sign-in/email', signedIn)).status).toBe(200);
  const guest = await open(token);
  expect((await send(guest, await read(guest))).status).toBe(200);
  const merged = await (await elsewhere.get('/api/quote')).text();
  expect(merged).toContain('This order has been paid for already');
});

test('a word that is none is no page; what has expired or was withdrawn says so and opens nothing', async () => {
  const { token, linkId } = await make();
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const none of ['x', wrong, `${randomUUID()}.${token.split('.')[1]}`]) {
    expect((await pageOf(none)).status).toBe(404);
    const refused = await call(nobody, '/api/payment-links/open', 'POST', { token: none });
    expect((await problemOf(refused)).code).toBe('not_found');
  }
  const early = await open(token);
  await shop.query(`update payment_link set expires_at = now() - interval '1 minute' where id = $1`, [
    linkId,
  ]);
  const expired = await pageOf(token);
  expect([expired.status, expired.html.includes('This link has expired')]).toEqual([200, true]);
  expect(expired.html).toContain('/c/new-in');
  expect((await problemOf(await call(nobody, '/api/payment-links/open', 'POST', { token }))).status).toBe(
    409,
  );
  expect(await stateOf(linkId)).toBe('expired');
  // Who opened it in time has it in their bag, as any other thing.
  expect((await read(early)).meta.isValid).toBe(true);

  const other = await make();
  const shopper = await open(other.token);
  const withdraw = () => owner.send(`/api/admin/payment-links/${other.linkId}`, { method: 'DELETE' });
  expect((await withdraw()).status).toBe(200);
  expect((await withdraw()).status).toBe(200);
  expect((await pageOf(other.token)).html).toContain('This link was withdrawn');
  const held = await read(shopper);
  expect(held.meta.messages[0]?.text).toMatch(/^We have withdrawn this order/);
  expect((await problemOf(await send(shopper, held))).code).toBe('quote_not_valid');
  expect(await auditOf(other.linkId)).toMatchObject([
    { verb: 'orders.create', after: { pieces: 1, isSent: true } },
    { verb: 'orders.create', after: { state: 'withdrawn' } },
  ]);
});

test('a call that is sent twice makes one link and one letter; another under its key is refused', async () => {
  const wish = await order();
  const { total } = await quote(wish);
  const body = { ...wish, name: 'Margaux', language: 'fr', total };
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => request(body, key)));
  const ids = await Promise.all(
    answers.map(async (answer) => (await answerOf(answer, contract.makePaymentLink)).content.linkId),
  );
  expect(new Set(ids).size).toBe(1);
  const letters = await lettersTo(wish.emailAddress);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain('/fr/checkout?link=');
  expect((await problemOf(await request({ ...body, name: 'Odile' }, key))).code).toBe('key_reused');
  const linkId = ids[0] ?? '';
  const again = randomUUID();
  const resend = () =>
    owner.post(`/api/admin/payment-links/${linkId}/send`, {}, { 'idempotency-key': again });
  expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(200);
  expect(await lettersTo(wish.emailAddress)).toHaveLength(2);
});

test('what cannot be ordered, another total and an address that is none make no link', async () => {
  const countBags = () => shop.query('select count(*)::int as count from bag');
  const bags = await countBags();
  const wish = await order();
  const { total } = await quote(wish);
  const body = { ...wish, name: 'Margaux', language: 'en', total };
  expect((await problemOf(await request({ ...body, total: total + 1 }))).status).toBe(409);
  expect((await problemOf(await request({ ...body, emailAddress: '' }))).status).toBe(422);
  expect((await problemOf(await request({ ...body, shippingAddress: null }))).status).toBe(422);
  const twice = await request({ ...body, lines: [...wish.lines, ...wish.lines] });
  expect((await problemOf(twice)).status).toBe(422);
  const nothing = { ...body, lines: [{ productId: 1001, sizeId: 999_999_999, quantity: 1 }] };
  expect((await problemOf(await request(nothing))).status).toBe(422);
  const doubted = { ...wish, shippingAddress: { ...ohio, postCode: '99603' } };
  expect(await quote(doubted)).toMatchObject({ isAddressDoubted: true, blockers: [expect.any(String)] });
  expect(await quote({ ...doubted, isInsisted: true })).toMatchObject({ blockers: [] });
  const many = { ...wish, lines: wish.lines.map((line) => ({ ...line, quantity: 99 })) };
  const looked = await quote(many);
  expect(looked.lines[0]?.problem).not.toBeNull();
  expect(looked.blockers).not.toEqual([]);
  expect((await problemOf(await owner.get('/api/admin/payment-links?page[after]=x'))).status).toBe(400);
  expect(await countBags()).toEqual(bags);
});

test('a customer’s file has what was taken down for them, and erasing takes it and nobody else’s', async () => {
  const email = 'paris@vitrine.example';
  const [customer] = await shop.query('select id from customer where email = $1 and email_verified', [email]);
  const { linkId } = await make({ emailAddress: email });
  const other = await make();
  const path = `/api/admin/customers/${customer?.id}`;
  const file = await (await owner.post(`${path}/export`, {})).text();
  expect(file).toContain('148 High Street');
  expect((await owner.post(`${path}/erase`, { email })).status).toBe(200);
  const left = await shop.query('select id from payment_link where id = any($1::uuid[])', [
    [linkId, other.linkId],
  ]);
  expect(left).toEqual([{ id: other.linkId }]);
});
