// Whoever may come to the shop, each with things of their own: two guests, two customers, an ambassador, one of the
// staff, and the merchant's program.
import { expect } from 'vitest';
import * as contract from '../../../contract/bag/bag.ts';
import { accountsOf, type TestBrowser } from '../accounts.ts';
import { checkingOut } from '../checkout/checking-out.ts';
import { reviewingOf } from '../reviewing.ts';
import { answerOf, type TestShop } from '../test-shop.ts';

export const visitorNames = [
  'anonymous',
  'guest',
  'other guest',
  'customer',
  'other customer',
  'ambassador',
  'staff',
  'merchant',
] as const;
export type VisitorName = (typeof visitorNames)[number];

/** What belongs to the guest and to the customer whose things the others reach for; made anew for every call. */
export interface Owned {
  readonly guestBagItem: () => Promise<string>;
  readonly guestOrder: () => Promise<number>;
  readonly guestQuote: () => Promise<{ readonly quoteId: string; readonly version: number }>;
  readonly address: () => Promise<string>;
  readonly wishlist: () => Promise<string>;
  readonly review: () => Promise<number>;
  readonly reviewable: () => Promise<number>;
  readonly session: () => Promise<string>;
  readonly passkey: () => Promise<string>;
  readonly waitlistEntry: () => Promise<string>;
  readonly publishedReview: () => Promise<number>;
  /** Of the bag of product 1012. */
  readonly size: () => Promise<number>;
}

export async function createVisitors(shop: TestShop) {
  const { browser } = accountsOf(shop);
  const { order: bought, write } = reviewingOf(shop);
  const { order, readyToPay } = checkingOut(shop);

  const signInKnown = async (email: string): Promise<TestBrowser> => {
    const visitor = browser('', '10.9.0.1');
    const answer = await visitor.post('/api/auth/sign-in/email', { email, password: 'vitrine-demo' });
    expect(answer.status).toBe(200);
    return visitor;
  };
  const email = 'shopper@vitrine.example';
  const customer = await signInKnown(email);
  const withBag = async () => {
    const visitor = browser('', '10.9.0.2');
    const added = await visitor.post('/api/cart/items', { productId: 1012, sizeId: await sizeOf(1012) });
    return { visitor, item: (await answerOf(added, contract.addToBag)).id };
  };
  const sizeOf = async (productId: number): Promise<number> =>
    Number(
      (await shop.query('select id from sku where product_id = $1 order by position', [productId]))[0]?.id,
    );
  await shop.query('update stock_level set on_hand = 1000 where sku_id = $1', [await sizeOf(1012)]);
  const [guest, otherGuest] = [await withBag(), await withBag()];

  const visitors: Readonly<Record<VisitorName, TestBrowser>> = {
    anonymous: browser('', '10.9.0.3'),
    guest: guest.visitor,
    'other guest': otherGuest.visitor,
    customer,
    'other customer': await signInKnown('paris@vitrine.example'),
    ambassador: await signInKnown('ambassador@vitrine.example'),
    staff: await signInKnown('staff@vitrine.example'),
    merchant: browser('', '10.9.0.4'),
  };

  const customerId = async () =>
    String((await shop.query('select id from customer where email = $1', [email]))[0]?.id);
  const first = async (text: string, values: unknown[]) => (await shop.query(text, values))[0]?.id;
  /** They have bought it, and have said nothing of it yet. */
  const buyOne = async () => {
    await shop.query('delete from review where customer_id = $1 and product_id = 1012', [await customerId()]);
    await bought(email, 1012);
    return 1012;
  };

  const owned: Owned = {
    guestBagItem: async () => {
      const added = await guest.visitor.post('/api/cart/items', {
        productId: 1012,
        sizeId: await sizeOf(1012),
      });
      return (await answerOf(added, contract.addToBag)).id;
    },
    guestOrder: async () => (await order(1012, 'One Size')).orderId,
    guestQuote: async () => {
      const { quote } = await readyToPay(1012, 'One Size');
      return { quoteId: quote.id, version: quote.version };
    },
    address: async () =>
      String(
        await first(
          `insert into customer_address (customer_id, name, line1, city, region, postal_code, country)
           values ($1, 'M', '1 Main St', 'Columbus', 'OH', '43004', 'US') returning id`,
          [await customerId()],
        ),
      ),
    wishlist: async () => {
      const made = await customer.post('/api/wishlists', { name: crypto.randomUUID(), productId: 1001 });
      return String(((await made.json()) as { content: { id: string } }).content.id);
    },
    review: async () => (await write(customer, await buyOne())).id,
    reviewable: buyOne,
    session: async () =>
      String(
        await first(
          `insert into customer_session (id, token, user_id, expires_at)
           values (gen_random_uuid(), gen_random_uuid(), $1, now() + interval '1 day') returning id`,
          [await customerId()],
        ),
      ),
    passkey: async () =>
      String(
        await first(
          `insert into passkey (id, name, user_id, credential_id, public_key, counter, device_type, backed_up)
           values (gen_random_uuid(), 'Phone', $1, gen_random_uuid(), 'none', 0, 'singleDevice', false) returning id`,
          [await customerId()],
        ),
      ),
    waitlistEntry: async () =>
      String(
        await first(
          `insert into waitlist_entry (sku_id, product_id, channel, address, address_hash, state, customer_id)
           select id, product_id, 'email', gen_random_uuid() || '@example.com', rpad(gen_random_uuid()::text, 43, '0'), 'waiting', $1
             from sku where product_id = 1002 limit 1 returning id`,
          [await customerId()],
        ),
      ),
    size: () => sizeOf(1012),
    publishedReview: async () =>
      Number(await first(`select id from review where status = 'approved' limit 1`, [])),
  };
  return { visitors, owned };
}
