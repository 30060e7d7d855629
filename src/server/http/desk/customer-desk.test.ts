// Customers as the desk lists, reads and changes them.
import { beforeAll, describe, expect, test } from 'vitest';
import * as contract from '../../../contract/desk/customers.ts';
import { deskOf } from '../../testing/access/desk-staff.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { ohio, quoting } from '../../testing/checkout/quoting.ts';
import { shopping } from '../../testing/shopping.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ TRUSTED_PROXIES: '127.0.0.1' });
const desk = deskOf(shop);
const { browser, signUp } = accountsOf(shop);
const { sizeOf } = shopping(shop);
const { save } = quoting(shop);
let owner: TestBrowser;
beforeAll(async () => {
  owner = await desk.owner();
});

const list = async (query = '') =>
  (await answerOf(await owner.get(`/api/admin/customers?${query}`), contract.listCustomers)).content;
const namesOf = async (query: string) => (await list(query)).rows.map(({ name }) => name);
const read = async (id: string) =>
  (await answerOf(await owner.get(`/api/admin/customers/${id}`), contract.readDeskCustomer)).content;
const move = (id: string, body: object, key = crypto.randomUUID() as string) =>
  owner.post(`/api/admin/customers/${id}/credit`, body, { 'idempotency-key': key });
const creditOf = async (response: Response) =>
  (await answerOf(response, contract.moveCredit)).content.credit.amount;
const idOf = async (email: string) =>
  String((await shop.query('select id from customer where email = $1', [email]))[0]?.id);

let people = 0;
async function comesIn(name: string) {
  people += 1;
  const visitor = browser('', `10.31.0.${people}`);
  const { email } = await signUp(visitor, name);
  return { visitor, email, id: await idOf(email) };
}

async function paysBy(visitor: TestBrowser, email: string, token: string) {
  await visitor.post('/api/cart/items', { productId: 1001, sizeId: await sizeOf(1001, 'S') });
  const { id, version } = await save(
    { cookie: visitor.cookies() },
    { quote: { emailAddress: email, shippingAddress: ohio } },
  );
  const paid = await visitor.post(
    '/api/payment/process',
    { quoteId: id, version, payment: { processor: 'sandbox', method: 'card', token } },
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(paid.status).toBe(200);
  return id;
}

describe('the list', () => {
  test('pages by the customer before, and every customer is on one page, once', async () => {
    const all = (await shop.query('select id from customer order by created_at desc, id desc')).map(
      ({ id }) => id,
    );
    const walk = async (query: string) => {
      const pages: string[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page = await list(`${query}${after === '' ? '' : `&page[after]=${after}`}`);
        pages.push(...page.rows.map(({ customerId }) => customerId));
        after = page.next;
      }
      return pages;
    };
    expect(await walk('ps=3')).toEqual(all);
    expect(await walk('ps=200&sort=oldest')).toEqual(all.toReversed());
    const { total, isTotalExact } = await list('ps=1');
    expect([total, isTotalExact]).toEqual([Math.min(all.length, 1_000), all.length <= 1_000]);
    expect((await problemOf(await owner.get('/api/admin/customers?page[after]=x'))).status).toBe(400);
  });

  test('finds by any part of a name or an address, and by the number of an order', async () => {
    const { visitor, email, id } = await comesIn('Margaux Quibble_50%');
    const quoteId = await paysBy(visitor, email, 'tok_ok');
    const [order] = await shop.query('select id from customer_order where quote_id = $1', [quoteId]);
    for (const search of [
      'uibbl',
      'quibble marg',
      'bble_50%25',
      email.slice(2, -6),
      email.toUpperCase(),
      // Not yet typed to its end.
      email.slice(0, -1),
      'ma qu',
      `${order?.id}`,
      `%23${order?.id}`,
    ])
      expect([search, await namesOf(`q=${search}`)]).toEqual([
        search,
        expect.arrayContaining(['Margaux Quibble_50%']),
      ]);
    for (const search of ['quibblex', 'quibblex50', 'ux qu', '999999999'])
      expect([search, await namesOf(`q=${search}`)]).toEqual([
        search,
        expect.not.arrayContaining(['Margaux Quibble_50%']),
      ]);
    const [row] = (await list('q=quibble_50%25')).rows;
    const [placed] = await shop.query('select total_minor from customer_order where id = $1', [order?.id]);
    expect(row).toMatchObject({
      customerId: id,
      emailAddress: email,
      orders: 1,
      spent: [{ currency: 'USD', amount: Number(placed?.total_minor) / 100 }],
      credit: { currency: 'USD', amount: 0 },
    });
    expect(await namesOf('view=ordered_today&ps=200')).toContain('Margaux Quibble_50%');
    expect(await namesOf('view=with_credit&ps=200')).not.toContain('Margaux Quibble_50%');
    await move(id, { amount: 5, reason: 'Late.' });
    expect(await namesOf('view=with_credit&ps=200')).toContain('Margaux Quibble_50%');
  });
});

test('no password, code or card is on the wire, in any field', async () => {
  const email = 'shopper@vitrine.example';
  const id = await idOf(email);
  const shopper = await desk.signIn(email);
  await shopper.post('/api/auth/email-otp/request-email-change', { newEmail: 'other@example.com' });
  await paysBy(shopper, email, 'tok_ok');
  await shop.query(
    `insert into passkey (id, name, user_id, credential_id, public_key, counter, device_type, backed_up)
     values (gen_random_uuid(), 'Phone', $1, gen_random_uuid(), 'the-public-key', 0, 'singleDevice', false)`,
    [id],
  );
  await shop.query(
    `insert into payment_payer (customer_id, processor, payer_id) values ($1, 'stripe', gen_random_uuid())`,
    [id],
  );
  const secrets = (
    await shop.query(
      `select password as secret from credential where user_id = $1
       union all select token from customer_session where user_id = $1
       union all select value from verification
       union all select credential_id from passkey where user_id = $1
       union all select public_key from passkey where user_id = $1
       union all select charge_id from payment_attempt where customer_id = $1
       union all select payer_id from payment_payer where customer_id = $1
       union all select card_label from payment_attempt where customer_id = $1
       union all select code_hash from gift_card`,
      [id],
    )
  ).flatMap(({ secret }) => (secret === null ? [] : [String(secret)]));
  expect(secrets.length).toBeGreaterThan(3);
  const answers: unknown[] = [
    await list('ps=200'),
    await read(id),
    (await answerOf(await owner.post(`/api/admin/customers/${id}/export`, {}), contract.exportCustomer))
      .content,
  ];
  const fields: (readonly [path: string, value: string])[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) fields.push([path, String(value)]);
    else for (const [name, part] of Object.entries(value)) walk(part, `${path}.${name}`);
  };
  for (const [index, answer] of answers.entries()) walk(answer, String(index));
  expect(fields.length).toBeGreaterThan(100);
  for (const [path, value] of fields) {
    expect(path).not.toMatch(/password|secret|token|hash|otp|credential|card|last4|publicKey/i);
    expect([path, secrets.filter((secret) => value.includes(secret))]).toEqual([path, []]);
  }
});

describe('credit', () => {
  test('is given and taken with a reason, once for a key, and every line says its cause', async () => {
    const { id } = await comesIn('Eleni Marsh');
    const body = { amount: 25.5, reason: 'The coat was late.' };
    const key = crypto.randomUUID();
    expect(await creditOf(await move(id, body, key))).toBe(25.5);
    expect(await creditOf(await move(id, body, key))).toBe(25.5);
    expect((await problemOf(await move(id, { ...body, amount: 30 }, key))).code).toBe('conflict');
    expect((await problemOf(await move(id, { ...body, reason: 'Another.' }, key))).code).toBe('conflict');
    expect(await creditOf(await move(id, { amount: -20, reason: 'Given twice.' }))).toBe(5.5);
    expect((await problemOf(await move(id, { amount: -5.51, reason: 'More.' }))).detail).toContain('$5.50');
    expect((await read(id)).creditHistory).toMatchObject([
      { amount: -20, balance: 5.5, cause: 'taken_back', by: 'Jules Lindqvist', reason: 'Given twice.' },
      { amount: 25.5, balance: 25.5, cause: 'goodwill', by: 'Jules Lindqvist', reason: 'The coat was late.' },
    ]);
    expect(await desk.lastAudit()).toMatchObject({
      verb: 'customers.credit',
      thing: 'customer',
      thing_id: id,
      before: { balanceMinor: 2550 },
      after: { balanceMinor: 550, currency: 'USD', reason: 'Given twice.' },
    });
  });

  test('is refused where it is no amount, has no reason or no key, or nobody is there', async () => {
    const { id } = await comesIn('Hana Lindqvist');
    for (const body of [
      { amount: 0, reason: 'x' },
      { amount: 10_001, reason: 'x' },
      { amount: 1, reason: ' ' },
      { amount: '1', reason: 'x' },
    ])
      expect((await move(id, body)).status).toBe(400);
    expect((await problemOf(await move(id, { amount: 0.001, reason: 'x' }))).code).toBe('unprocessable');
    expect((await owner.post(`/api/admin/customers/${id}/credit`, { amount: 1, reason: 'x' })).status).toBe(
      400,
    );
    expect((await problemOf(await move('nobody', { amount: 1, reason: 'x' }))).code).toBe('not_found');
    expect((await read(id)).credit.amount).toBe(0);
  });

  test('two who saw the same credit: the first moves it, the second is told what it is now', async () => {
    const { id } = await comesIn('Ivy Castellan');
    const gifts = await Promise.all([15, 25].map((amount) => move(id, { amount, reason: 'Late.', seen: 0 })));
    expect(gifts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = gifts.find(({ status }) => status === 409) as Response;
    const { amount } = (await read(id)).credit;
    expect([15, 25]).toContain(amount);
    expect(await problemOf(refused)).toMatchObject({ code: 'changed_meanwhile', current: { amount } });
  });

  test('ten who take at once take no more than there is, and the books add up', async () => {
    const { id } = await comesIn('Priya Kessler');
    await move(id, { amount: 10, reason: 'Late.' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => move(id, { amount: -3, reason: 'Correction.' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const [books] = await shop.query(
      `select balance_minor::int as balance, (select sum(amount_minor)::int from credit_ledger where account_id = a.id) as sum
         from credit_account a where customer_id = $1`,
      [id],
    );
    expect(books).toEqual({ balance: 100, sum: 100 });
  });
});

describe('what they may ask of the shop', () => {
  test('their data is the document that they get themselves', async () => {
    const { visitor, email, id } = await comesIn('Judith Farrow');
    await visitor.post('/api/loves', { productId: 1012 });
    await paysBy(visitor, email, 'tok_ok');
    const own: unknown = await (await visitor.get('/api/account/data')).json();
    const answer = await owner.post(`/api/admin/customers/${id}/export`, {});
    expect((await answerOf(answer, contract.exportCustomer)).content).toEqual(own);
    expect(await desk.lastAudit()).toMatchObject({ verb: 'customers.export', thing_id: id });
    expect((await problemOf(await owner.post('/api/admin/customers/nobody/export', {}))).code).toBe(
      'not_found',
    );
  });

  test('an account is erased as they could themselves: after its money, and with its address typed again', async () => {
    const { visitor, email, id } = await comesIn('Dagmar Ruiz');
    const quoteId = await paysBy(visitor, email, 'tok_3ds');
    const erase = (address: string) => owner.post(`/api/admin/customers/${id}/erase`, { email: address });
    expect((await problemOf(await erase('somebody@example.com'))).code).toBe('unprocessable');
    expect((await problemOf(await erase(email))).detail).toContain('still under way');
    expect((await visitor.get('/api/orders')).status).toBe(200);
    await shop.query(
      `update payment_attempt set state = 'abandoned', settled_at = now() where quote_id = $1`,
      [quoteId],
    );
    expect((await erase(email.toUpperCase())).status).toBe(200);
    expect((await visitor.get('/api/orders')).status).toBe(401);
    expect(await namesOf('q=dagmar ruiz')).toEqual([]);
    expect((await problemOf(await erase(email))).code).toBe('not_found');
    const audit = await desk.lastAudit();
    expect(audit).toMatchObject({ verb: 'customers.erase', thing: 'customer', thing_id: id });
    expect(JSON.stringify(audit)).not.toMatch(/Dagmar|example\.com/);
  });

  test('whoever works here is not erased', async () => {
    const id = await idOf('staff@vitrine.example');
    const answer = await owner.post(`/api/admin/customers/${id}/erase`, { email: 'staff@vitrine.example' });
    expect((await problemOf(answer)).code).toBe('conflict');
    expect((await read(id)).isStaff).toBe(true);
  });
});
