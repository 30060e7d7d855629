// People who bought something, and a merchant who reads what they say of it.
import { expect } from 'vitest';
import * as desk from '../../contract/desk/reviews.ts';
import { writeReview } from '../../contract/review/write.ts';
import { accountsOf, type TestBrowser } from './accounts.ts';
import { answerOf, type TestShop } from './test-shop.ts';

export const adminToken = 'a-token-of-at-least-thirty-two-characters';

/** For a shop whose ADMIN_TOKEN is that one, and which trusts this machine as its proxy. */
export function reviewingOf(shop: TestShop) {
  const { browser, signUp } = accountsOf(shop);

  /** A line of an order of theirs; the demo shop's first size of it. */
  const order = async (email: string, productId: number, status = 'delivered'): Promise<number> => {
    const [line] = await shop.query(
      `with placed as (
         insert into customer_order (customer_id, email, country_id, status, sub_total_minor, total_minor)
         select id, email, 223, $3, 1000, 1000 from customer where email = $1 returning id)
       insert into order_line (order_id, sku_id, product_id, quantity, unit_minor)
       select placed.id, sku.id, sku.product_id, 1, 1000 from placed, sku
        where sku.product_id = $2 order by sku.position limit 1 returning id`,
      [email, productId, status],
    );
    return Number(line?.id);
  };

  let buyers = 0;
  /** Somebody new who has bought these. */
  const buyer = async (...productIds: number[]): Promise<TestBrowser & { readonly email: string }> => {
    // Each from elsewhere: one address may not sign up without end.
    buyers += 1;
    const visitor = browser('', `10.1.${buyers >> 8}.${buyers & 255}`);
    const { email } = await signUp(visitor, 'Margaux Lind');
    for (const productId of productIds) await order(email, productId);
    return { ...visitor, email };
  };

  const words = (productId: number, more: Record<string, unknown> = {}) => ({
    productId,
    rating: 5,
    fit: 3,
    title: 'Hemmed it',
    bodyText: 'It swept the floor. One visit to a tailor and it is the best thing I own.',
    ...more,
  });

  const write = async (visitor: TestBrowser, productId: number, more: Record<string, unknown> = {}) =>
    answerOf(await visitor.post('/api/reviews', words(productId, more)), writeReview);

  const asMerchant = (path: string, body?: unknown) =>
    shop.send(path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${adminToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  const publish = async (id: number) => {
    const { content } = await answerOf(
      await asMerchant(`/api/admin/reviews/${id}/publish`),
      desk.publishReview,
    );
    expect(content).toEqual({ id, status: 'approved' });
  };

  return { browser, signUp, order, buyer, words, write, asMerchant, publish };
}
