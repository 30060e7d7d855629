import { describe, expect, test } from 'vitest';
import * as desk from '../../../contract/desk/reviews.ts';
import * as contract from '../../../contract/review/review.ts';
import * as writing from '../../../contract/review/write.ts';
import { adminToken, reviewingOf } from '../../testing/reviewing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ ADMIN_TOKEN: adminToken, TRUSTED_PROXIES: '127.0.0.1' });
const { browser, buyer, words, write, asMerchant, publish } = reviewingOf(shop);

const summaryOf = async (productId: number) =>
  (
    await answerOf(
      await shop.send(`/api/product/${productId}/reviews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pageSize: 40, sort: 'newest' }),
      }),
      contract.readReviews,
    )
  ).reviews;

describe('one’s own review', () => {
  test('that is changed waits again and is not counted meanwhile; what is left out stays', async () => {
    const visitor = await buyer(1010);
    const before = await summaryOf(1010);
    const { id } = await write(visitor, 1010, { heightCm: 170 });
    await publish(id);
    const changed = await answerOf(
      await visitor.patch(`/api/reviews/${id}`, { rating: 1 }),
      writing.changeReview,
    );
    expect(changed).toEqual({ id, status: 'pending' });
    expect(await summaryOf(1010)).toEqual(before);
    await publish(id);
    expect((await summaryOf(1010)).results[0]).toMatchObject({ id, rating: 1, fit: 3, heightCm: 170 });
    // Nothing changed, nothing waits.
    expect(await answerOf(await visitor.patch(`/api/reviews/${id}`, {}), writing.changeReview)).toEqual({
      id,
      status: 'approved',
    });
  });

  test('that changes while it is being read is not published unread', async () => {
    const visitor = await buyer(1011);
    const { id } = await write(visitor, 1011);
    await visitor.patch(`/api/reviews/${id}`, { bodyText: 'Buy at shoes4less instead.' });
    const stale = await problemOf(await asMerchant(`/api/admin/reviews/${id}/publish?revision=1`));
    expect(stale.code).toBe('conflict');
    await answerOf(await asMerchant(`/api/admin/reviews/${id}/publish?revision=2`), desk.publishReview);
  });

  test('is deleted with everything that hangs on it, and may be written anew', async () => {
    const visitor = await buyer(1012);
    const before = await summaryOf(1012);
    const { id } = await write(visitor, 1012);
    await publish(id);
    await browser().post(`/api/review/${id}/helpful`, {});
    await answerOf(await visitor.remove(`/api/reviews/${id}`), writing.removeReview);
    expect(await summaryOf(1012)).toEqual(before);
    expect((await problemOf(await visitor.remove(`/api/reviews/${id}`))).code).toBe('not_found');
    await write(visitor, 1012);
  });

  test('is nobody else’s to change or delete, and the merchant’s calls are the merchant’s', async () => {
    const { id } = await write(await buyer(1014), 1014);
    const other = await buyer(1014);
    for (const response of [
      await other.patch(`/api/reviews/${id}`, { rating: 1 }),
      await other.remove(`/api/reviews/${id}`),
      await other.patch('/api/reviews/999999999', { rating: 1 }),
    ])
      expect((await problemOf(response)).code).toBe('not_found');
    for (const response of [
      await browser().patch(`/api/reviews/${id}`, { rating: 1 }),
      await browser().remove(`/api/reviews/${id}`),
      await browser().post('/api/reviews', words(1014)),
    ])
      expect((await problemOf(response)).code).toBe('login_required');
    expect((await problemOf(await other.post(`/api/admin/reviews/${id}/publish`, {}))).code).toBe(
      'unauthorized',
    );
    expect(await shop.query('select status, rating from review where id = $1', [id])).toEqual([
      { status: 'pending', rating: 5 },
    ]);
  });
});

describe('a second review', () => {
  test('for the same purchase is refused, also when ten are sent at once', async () => {
    const visitor = await buyer(1015);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.post('/api/reviews', words(1015))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused && (await problemOf(refused)).code).toBe('conflict');
    expect(
      await shop.query(
        'select count(*)::int as count from review join customer on customer.id = customer_id where email = $1',
        [visitor.email],
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('cannot be put under the same line by any hand', async () => {
    const visitor = await buyer(1016);
    await write(visitor, 1016);
    await expect(
      shop.query(
        `insert into review (product_id, group_id, author_name, rating, title, body, order_line_id)
         select product_id, group_id, 'Other', 5, 'T', 'B', order_line_id from review order by id desc limit 1`,
      ),
    ).rejects.toMatchObject({ code: '23505' });
  });
});

test('nothing of this was a failure of the shop', () => {
  expect(shop.errorsLogged).toEqual([]);
});
