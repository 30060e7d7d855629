import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/account.ts';
import { readSession } from '../../../contract/visitor/session.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser, signUp } = accountsOf(shop);

const address = {
  label: 'Home',
  name: 'Margaux Tremblay',
  line1: '148 High Street',
  line2: '',
  city: 'Columbus',
  region: 'OH',
  postalCode: '43215',
  country: 'US',
};

const someone = async (name: string) => {
  const visitor = browser();
  const { email, answer } = await signUp(visitor, name);
  return { visitor, email, id: answer.user.id };
};

test('a profile has a name and a number that can be texted, or none', async () => {
  const { visitor } = await someone('Before');
  const change = (phone: string) => visitor.post('/api/account/profile', { name: 'After', phone });
  await answerOf(await change('(201) 555-0123'), contract.changeProfile);
  const { customer } = await answerOf(await visitor.get('/api/session'), readSession);
  expect(customer).toMatchObject({ name: 'After', phone: '+12015550123' });
  expect((await problemOf(await change('12345'))).code).toBe('unprocessable');
  await answerOf(await change(''), contract.changeProfile);
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer?.phone).toBeNull();
});

test('an address book keeps one address first, by the rules of each country', async () => {
  const { visitor, id } = await someone('Addressed');
  const book = () =>
    shop.query(
      'select id, label, is_first from customer_address where customer_id = $1 order by created_at',
      [id],
    );
  const save = (more: object) => visitor.post('/api/account/addresses', { ...address, ...more });
  const wrong = await problemOf(await save({ postalCode: '75004', region: '' }));
  expect(wrong.errors?.map(({ at }) => at)).toEqual(['region']);
  await answerOf(await save({}), contract.saveAddress);
  await answerOf(
    await save({ label: 'Paris', city: 'Paris', region: '', postalCode: '75004', country: 'FR' }),
    contract.saveAddress,
  );
  const [home, paris] = await book();
  expect([home?.is_first, paris?.is_first]).toEqual([true, false]);
  await answerOf(
    await visitor.post(`/api/account/addresses/${paris?.id}/first`, {}),
    contract.putAddressFirst,
  );
  expect((await book()).map(({ is_first }) => is_first)).toEqual([false, true]);
  await answerOf(await save({ id: home?.id, label: 'Old home' }), contract.saveAddress);
  await answerOf(
    await visitor.post(`/api/account/addresses/${paris?.id}/remove`, {}),
    contract.removeAddress,
  );
  expect(await book()).toMatchObject([{ label: 'Old home', is_first: true }]);
});

test('a French form for an address asks for another country in French', async () => {
  const { visitor } = await someone('Francophone');
  const page = await (await visitor.get('/fr/myaccount/address')).text();
  expect(page.match(/<form[^>]*action="([^"]*\/myaccount\/address)"/)?.[1]).toBe('/fr/myaccount/address');
});

test('an address book has an end, even when many come at once', async () => {
  const { visitor, id } = await someone('Collector');
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      visitor.post('/api/account/addresses', { ...address, label: `No ${at}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const rows = await shop.query('select is_first from customer_address where customer_id = $1', [id]);
  expect(rows.filter(({ is_first }) => is_first)).toHaveLength(1);
});

test('one device signs another out', async () => {
  const { visitor, email, id } = await someone('Two Devices');
  const other = browser();
  await other.post('/api/auth/sign-in/email', { email, password: 'a long enough sentence' });
  const [session] = await shop.query(
    'select id from customer_session where user_id = $1 order by created_at desc limit 1',
    [id],
  );
  await answerOf(await visitor.post(`/api/account/sessions/${session?.id}/end`, {}), contract.endSession);
  expect((await answerOf(await other.get('/api/session'), readSession)).customer).toBeNull();
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer?.email).toBe(email);
});

test('a place on a waitlist is given up, and consent is taken back', async () => {
  const { visitor, email, id } = await someone('Waiting');
  const [size] = await shop.query('select id from sku where product_id = 1002 order by position limit 1');
  const joined = await visitor.post('/api/waitlist', {
    productId: 1002,
    activeTab: 'email',
    sizeId: Number(size?.id),
    emailAddressNotify: email,
    phoneNumberNotify: '',
  });
  expect(joined.status).toBe(200);
  const entries = () =>
    shop.query('select id, state, customer_id from waitlist_entry where address = $1', [email]);
  const [entry] = await entries();
  // Whoever is signed in has proven the address: nobody is asked to confirm it.
  expect(entry).toMatchObject({ state: 'waiting', customer_id: id });
  await answerOf(await visitor.post(`/api/account/waitlist/${entry?.id}/leave`, {}), contract.leaveWaitlist);
  expect((await entries())[0]?.state).toBe('stopped');
  await answerOf(await visitor.post('/api/account/consents/email/withdraw', {}), contract.withdrawConsent);
  expect((await problemOf(await visitor.post('/api/account/consents/sms/withdraw', {}))).code).toBe(
    'not_found',
  );
});

test('the account lists everything that was agreed to, and takes back what can be', async () => {
  const { visitor, email, id } = await someone('Agreeing');
  const [size] = await shop.query('select id from sku where product_id = 1002 order by position limit 1');
  await visitor.post('/api/waitlist', {
    productId: 1002,
    activeTab: 'email',
    sizeId: Number(size?.id),
    emailAddressNotify: email,
    phoneNumberNotify: '',
  });
  const [placed] = await shop.query(
    `insert into customer_order (customer_id, email, country_id, details)
     select $1, $2, min(id), '{"internationalConsent": true}' from country returning id`,
    [id, email],
  );
  const listed = async () => {
    const page = await (await visitor.get('/myaccount')).text();
    const section = /<section[^>]* id="consents".*?<\/section>/s.exec(page)?.[0] ?? '';
    return section.split('<li').slice(1);
  };
  const [emails, visits, imports, ...more] = await listed();
  expect(more).toEqual([]);
  expect(emails).toMatch(
    /Emails when a size is back.*Yes, .*wording 2026-11-15-en.*consents\/email\/withdraw/s,
  );
  expect(visits).toMatch(/Noting what is looked at.*Noted, in this browser.*action="\/api\/consent"/s);
  expect(imports).toContain(`Importing order ${placed?.id} in your name`);
  expect(imports).not.toContain('<form');

  await visitor.form('/api/account/consents/email/withdraw', {});
  const led = await visitor.form('/api/consent', { choice: 'no', returnTo: '/myaccount#consents' });
  expect(led.headers.get('location')).toBe('/myaccount#consents');
  const [withdrawn, refused] = await listed();
  expect(withdrawn).toMatch(/No, since/);
  expect(withdrawn).not.toContain('<form');
  expect(refused).toContain('Not noted, in this browser');
  expect(refused).not.toContain('<form');
});

test('everything that is kept can be taken along', async () => {
  const visitor = browser();
  await visitor.post('/api/auth/sign-in/email', {
    email: 'shopper@vitrine.example',
    password: 'vitrine-demo',
  });
  const response = await visitor.get('/api/account/data');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const data = await answerOf(response, contract.exportData);
  expect(data).toMatchObject({
    profile: { email: 'shopper@vitrine.example' },
    addresses: [{ label: 'Home' }, { label: 'The cabin' }],
    loves: [{ productId: 1008 }, { productId: 1025 }],
    orders: [{ status: 'delivered' }, { status: 'delivered' }],
    reviews: [{ productId: 1004 }],
    storeCredit: [{ amountMinor: 4_000, currency: 'USD' }],
    wishlists: [{ name: 'For the wedding in June', items: [1001, 1013] }],
  });
});

test('an account that is closed leaves its orders, and nothing else', async () => {
  const { visitor, email, id } = await someone('Leaving');
  await visitor.post('/api/loves', { productId: 1001 });
  await visitor.post('/api/account/addresses', address);
  await visitor.post('/api/wishlists', { name: 'Gone', productId: 1001 });
  await shop.query('insert into customer_order (customer_id, email, country_id) values ($1, $2, 223)', [
    id,
    email,
  ]);
  expect(
    (await problemOf(await visitor.post('/api/account/close', { email: 'other@example.com' }))).code,
  ).toBe('unprocessable');
  await answerOf(
    await visitor.post('/api/account/close', { email: email.toUpperCase() }),
    contract.closeAccount,
  );
  for (const table of ['love', 'customer_address', 'wishlist', 'bag'])
    expect(await shop.query(`select from ${table} where customer_id = $1`, [id]), table).toEqual([]);
  for (const table of ['customer_session', 'credential'])
    expect(await shop.query(`select from ${table} where user_id = $1`, [id]), table).toEqual([]);
  expect(await shop.query('select from customer where id = $1', [id])).toEqual([]);
  expect(await shop.query('select customer_id from customer_order where email = $1', [email])).toEqual([
    { customer_id: null },
  ]);
  expect((await answerOf(await visitor.get('/api/session'), readSession)).customer).toBeNull();
});

test('what is another’s does not exist', async () => {
  const owner = await someone('Owner');
  await owner.visitor.post('/api/account/addresses', address);
  const [row] = await shop.query('select id from customer_address where customer_id = $1', [owner.id]);
  const [session] = await shop.query('select id from customer_session where user_id = $1', [owner.id]);
  const other = (await someone('Other')).visitor;
  const calls = [
    other.post('/api/account/addresses', { ...address, id: row?.id }),
    other.post(`/api/account/addresses/${row?.id}/remove`, {}),
    other.post(`/api/account/addresses/${row?.id}/first`, {}),
    other.post(`/api/account/sessions/${session?.id}/end`, {}),
    other.post('/api/account/waitlist/not-an-id/leave', {}),
  ];
  for (const response of await Promise.all(calls)) expect((await problemOf(response)).code).toBe('not_found');
  expect(await shop.query('select from customer_address where customer_id = $1', [owner.id])).toHaveLength(1);
});

test('whoever is not signed in is asked to', async () => {
  const visitor = browser();
  const calls = [
    visitor.post('/api/account/profile', { name: 'A', phone: '' }),
    visitor.post('/api/account/addresses', address),
    visitor.get('/api/account/data'),
    visitor.post('/api/account/close', { email: 'a@example.com' }),
    visitor.get('/api/wishlists'),
  ];
  for (const response of await Promise.all(calls))
    expect((await problemOf(response)).code).toBe('login_required');
});
