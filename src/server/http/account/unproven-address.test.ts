import { expect, test } from 'vitest';
import * as contract from '../../../contract/account/account.ts';
import { waitlistConsentVersion } from '../../../domain/waitlist/waitlist.ts';
import { accountsOf, type TestBrowser } from '../../testing/accounts.ts';
import { sentEmails } from '../../testing/sent-emails.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';
import { tokenIn } from '../../testing/waitlist-visitor.ts';

const shop = createTestShop();
const { browser, signUp } = accountsOf(shop);

const someone = async (name: string) => {
  const visitor = browser();
  const { email, answer } = await signUp(visitor, name);
  return { visitor, email, id: answer.user.id };
};

const wait = async (visitor: TestBrowser, by: { phone?: string; email?: string }, size = 0) => {
  const [sku] = await shop.query(
    'select id from sku where product_id = 1003 order by position offset $1 limit 1',
    [size],
  );
  const joined = await visitor.post('/api/waitlist', {
    productId: 1003,
    activeTab: by.phone ? 'sms' : 'email',
    sizeId: Number(sku?.id),
    emailAddressNotify: by.email ?? '',
    phoneNumberNotify: by.phone ?? '',
    consent: waitlistConsentVersion('en'),
  });
  expect(joined.status).toBe(200);
};

const entriesOf = (address: string) =>
  shop.query('select state, customer_id from waitlist_entry where address = $1 order by asked_at', [address]);
const revocations = async (channel: string) =>
  (await shop.query('select revoked_at from consent where channel = $1 order by at', [channel])).map(
    ({ revoked_at }) => revoked_at !== null,
  );
const consentsOf = async (visitor: TestBrowser) => {
  const page = await (await visitor.get('/myaccount')).text();
  return /<section[^>]* id="consents".*?<\/section>/s.exec(page)?.[0] ?? '';
};
const dataOf = async (visitor: TestBrowser) =>
  answerOf(await visitor.get('/api/account/data'), contract.exportData);

test('somebody else’s phone number in a profile opens nothing of theirs, and ends nothing', async () => {
  await wait(browser(), { phone: '(201) 555-0101' });
  const { visitor, email } = await someone('Nosy');
  await visitor.post('/api/account/profile', { name: 'Nosy', phone: '(201) 555-0101' });
  expect(await consentsOf(visitor)).not.toContain('Texts when a size is back');
  expect(await dataOf(visitor)).toMatchObject({ waitlist: [], consents: [] });
  const withdrawn = await visitor.post('/api/account/consents/sms/withdraw', {});
  expect((await problemOf(withdrawn)).code).toBe('not_found');
  await answerOf(await visitor.post('/api/account/close', { email }), contract.closeAccount);
  expect(await entriesOf('+12015550101')).toMatchObject([{ state: 'waiting' }]);
  expect(await revocations('sms')).toEqual([false]);
  expect(await shop.query('select from suppression')).toEqual([]);
});

test('whoever asks for texts to somebody else’s number governs what they asked for, and nothing more', async () => {
  await shop.query('truncate consent, waitlist_entry cascade');
  await wait(browser(), { phone: '(201) 555-0102' });
  const { visitor, email } = await someone('Prank');
  await wait(visitor, { phone: '(201) 555-0102' }, 1);
  expect((await dataOf(visitor)).consents).toHaveLength(1);
  await answerOf(await visitor.post('/api/account/consents/sms/withdraw', {}), contract.withdrawConsent);
  expect((await entriesOf('+12015550102')).map(({ state }) => state)).toEqual(['waiting', 'stopped']);
  expect(await revocations('sms')).toEqual([false, true]);
  await answerOf(await visitor.post('/api/account/close', { email }), contract.closeAccount);
  expect((await entriesOf('+12015550102')).map(({ state }) => state)).toEqual(['waiting']);
  expect(await shop.query('select from suppression')).toEqual([]);
});

test('texts that were asked for as a guest or signed in are seen and withdrawn in the account', async () => {
  await shop.query('truncate consent, waitlist_entry cascade');
  const visitor = browser();
  await wait(visitor, { phone: '(201) 555-0103' });
  await signUp(visitor, 'Was a guest');
  await wait(visitor, { phone: '(201) 555-0104' });
  expect(await consentsOf(visitor)).toMatch(/Texts when a size is back.*Yes, .*consents\/sms\/withdraw/s);
  expect(await dataOf(visitor)).toMatchObject({
    waitlist: [{ address: '+12015550103' }, { address: '+12015550104' }],
    consents: [{ channel: 'sms' }, { channel: 'sms' }],
  });
  await answerOf(await visitor.post('/api/account/consents/sms/withdraw', {}), contract.withdrawConsent);
  expect(await entriesOf('+12015550103')).toMatchObject([{ state: 'stopped' }]);
  expect(await entriesOf('+12015550104')).toMatchObject([{ state: 'stopped' }]);
  expect(await revocations('sms')).toEqual([true, true]);
  expect(await consentsOf(visitor)).toMatch(/Texts when a size is back.*No, since/s);
});

test('an account whose address is not proven opens nothing that hangs on the address', async () => {
  await shop.query('truncate consent, waitlist_entry cascade');
  const { visitor, email, id } = await someone('Unproven');
  await wait(browser(), { email });
  const [confirmation] = (await sentEmails(shop)).filter(({ recipient }) => recipient === email).slice(-1);
  await browser().post('/api/waitlist/confirm', { token: tokenIn(confirmation) });
  expect(await dataOf(visitor)).toMatchObject({ waitlist: [{ address: email }], consents: [{}] });
  await shop.query('update customer set email_verified = false where id = $1', [id]);
  expect(await dataOf(visitor)).toMatchObject({ waitlist: [], consents: [] });
  expect(await consentsOf(visitor)).not.toContain('Emails when a size is back');
  const withdrawn = await visitor.post('/api/account/consents/email/withdraw', {});
  expect((await problemOf(withdrawn)).code).toBe('not_found');
  await answerOf(await visitor.post('/api/account/close', { email }), contract.closeAccount);
  expect(await entriesOf(email)).toMatchObject([{ state: 'waiting' }]);
  expect(await revocations('email')).toEqual([false]);
});

test('a place that a customer asked for at somebody else’s address belongs to whoever confirms it', async () => {
  await shop.query('truncate consent, waitlist_entry cascade');
  const { visitor } = await someone('Asks for others');
  const address = 'confirms@example.com';
  await wait(visitor, { email: address });
  const owner = browser();
  await owner.post('/api/loves', { productId: 1001 });
  const [confirmation] = (await sentEmails(shop)).filter(({ recipient }) => recipient === address);
  const confirmed = await owner.post('/api/waitlist/confirm', { token: tokenIn(confirmation) });
  expect(confirmed.status).toBe(200);
  expect(await entriesOf(address)).toEqual([{ state: 'waiting', customer_id: null }]);
  // Having asked is no proof: the next size asks that address again.
  await wait(visitor, { email: address }, 1);
  expect((await entriesOf(address)).map(({ state }) => state)).toEqual(['waiting', 'confirming']);
});
