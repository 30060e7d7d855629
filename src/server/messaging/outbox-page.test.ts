// The page on which a shop that sends no email shows what it would have sent: at home, and nowhere else.
import { describe, expect, test } from 'vitest';
import * as contract from '../../contract/account/sign-in.ts';
import * as waitlist from '../../contract/waitlist/waitlist.ts';
import { accountsOf } from '../testing/accounts.ts';
import { checkingOut } from '../testing/checkout/checking-out.ts';
import { answerOf, createTestShop, type TestShop } from '../testing/test-shop.ts';
import { email } from '../testing/waitlist-visitor.ts';

const statusOf = async (shop: ReturnType<typeof createTestShop>) => (await shop.send('/outbox')).status;
const hint = 'This shop sends no email';

const waits = async (shop: TestShop) => {
  const [size] = await shop.query('select id from sku where product_id = 1003 order by position limit 1');
  const body = { ...email, sizeId: Number(size?.id) };
  return accountsOf(shop).browser().post('/api/waitlist', body);
};
const orderPage = async (shop: TestShop) => {
  const { orderId, token } = await checkingOut(shop).order(1012, 'One Size');
  return (await shop.send(`/order/${orderId}?token=${token}`)).text();
};

describe('the demo shop at this machine’s own address, as npm start opens it', () => {
  const shop = createTestShop({ NODE_ENV: 'production' });
  const { browser } = accountsOf(shop);

  test('somebody opens an account by the code that the outbox shows', async () => {
    const visitor = browser();
    const fields = { name: 'Ada', email: 'ada@example.com', password: 'a long enough sentence' };
    const led = await visitor.form('/api/auth/sign-up/email', fields);
    const page = await (await visitor.get(led.headers.get('location') ?? '')).text();
    expect(page).toContain(hint);
    expect(page).toContain('href="/outbox"');
    const code = async () =>
      /(\d{6}) is your Vitrine code/.exec(await (await visitor.get('/outbox')).text())?.[1];
    await expect.poll(code).toBeDefined();
    const entered = { email: fields.email, otp: (await code()) ?? '' };
    await answerOf(await visitor.post('/api/auth/sign-in/email-otp', entered), contract.signInByCode);
  });

  test('a script is told where to look as well, and so is whoever forgot their password', async () => {
    const visitor = browser();
    const sent = await visitor.post('/api/auth/email-otp/send-verification-otp', { email: 'b@example.com' });
    expect(await answerOf(sent, contract.sendCode)).toMatchObject({ outboxPath: '/outbox' });
    const led = await visitor.form('/api/auth/request-password-reset', { email: 'b@example.com' });
    expect(await (await visitor.get(led.headers.get('location') ?? '')).text()).toContain(hint);
  });

  test('whoever waits for a size is led to the email that asks them, and whoever ordered to their receipt', async () => {
    expect(await answerOf(await waits(shop), waitlist.joinWaitlist)).toMatchObject({ outboxPath: '/outbox' });
    expect(await orderPage(shop)).toContain(hint);
  });
});

describe.each([
  ['at a public address', { NODE_ENV: 'production', ORIGIN: 'https://shop.example' }],
  ['at a public address, even in development', { NODE_ENV: 'test', ORIGIN: 'https://shop.example' }],
  ['where it listens to the network', { NODE_ENV: 'production', HOST: '0.0.0.0' }],
  ['where a server carries its emails', { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['where there is no demo', { NODE_ENV: 'production', SEED: 'none' }],
])('%s', (_, settings) => {
  const shop = createTestShop(settings);
  const { browser } = accountsOf(shop);

  test('nobody reads what was sent, or is led there', async () => {
    expect(await statusOf(shop)).toBe(404);
    const visitor = browser();
    const sent = await visitor.post('/api/auth/email-otp/send-verification-otp', { email: 'c@example.com' });
    expect(await answerOf(sent, contract.sendCode)).not.toHaveProperty('outboxPath');
    const led = await visitor.form('/api/auth/email-otp/send-verification-otp', { email: 'c@example.com' });
    expect(await (await visitor.get(led.headers.get('location') ?? '')).text()).not.toContain(hint);
    expect(await answerOf(await waits(shop), waitlist.joinWaitlist)).not.toHaveProperty('outboxPath');
  });
});
