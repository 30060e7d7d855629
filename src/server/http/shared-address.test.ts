// A campus or a carrier, whose people share one address: what strangers there did keeps nobody from what is theirs.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { waitlistLimits } from '../../domain/waitlist/waitlist.ts';
import { accountsOf, type TestBrowser } from '../testing/accounts.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { email } from '../testing/waitlist-visitor.ts';

const shop = createTestShop({ CALLS_AT_ONCE: '1000' });
const { browser } = accountsOf(shop);

const known: Record<string, TestBrowser> = { 'a guest': browser(), 'a customer': browser() };
let sizeId = 0;

beforeAll(async () => {
  for (const visitor of Object.values(known)) await visitor.post('/api/loves', { productId: 1001 });
  const shopper = { email: 'shopper@vitrine.example', password: 'vitrine-demo' };
  expect((await known['a customer']?.post('/api/auth/sign-in/email', shopper))?.status).toBe(200);
  const [size] = await shop.query('select id from sku where product_id = 1003 order by position limit 1');
  sizeId = Number(size?.id);
});

const newAddress = () => `${randomUUID()}@example.com`;
const deeds: Record<
  string,
  { readonly most: number; readonly deed: (visitor: TestBrowser) => Promise<Response> }
> = {
  'waits for a size': {
    most: waitlistLimits.perVisitorAnHour,
    deed: (visitor) => visitor.post('/api/waitlist', { ...email, sizeId, emailAddressNotify: newAddress() }),
  },
  'shares a product': {
    most: 5,
    deed: (visitor) =>
      visitor.post('/api/share/email', {
        ...{ productId: 1001, name: 'A dress', imageUrl: 'https://shop.example/a.jpg', note: '' },
        ...{ from: 'Margaux', to: newAddress() },
      }),
  },
  'asks for a code by email': {
    most: 20,
    deed: (visitor) => visitor.post('/api/auth/email-otp/send-verification-otp', { email: newAddress() }),
  },
  'tries a gift card': {
    most: 5,
    deed: (visitor) => visitor.post('/api/gift-cards/balance', { code: 'VITR-0000-0001' }),
  },
};

describe.each(Object.entries(deeds))(
  '[SC-08] where strangers have used up what their address may: who %s',
  (_, { most, deed }) => {
    test('is not counted with them, by a bag or a session', async () => {
      const strangers = [];
      for (let nth = 0; nth <= most; nth++) strangers.push((await deed(browser())).status);
      expect(strangers.filter((status) => status === 429)).toEqual([429]);
      expect(strangers.at(-1)).toBe(429);
      for (const [name, visitor] of Object.entries(known)) {
        const { status } = await deed(visitor);
        expect(status, name).not.toBe(429);
      }
      for (let nth = 1; nth < most; nth++) await deed(known['a guest'] ?? browser());
      expect((await deed(known['a guest'] ?? browser())).status).toBe(429);
      expect((await deed(known['a customer'] ?? browser())).status).not.toBe(429);
    });
  },
);
