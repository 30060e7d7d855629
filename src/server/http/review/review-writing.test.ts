import { describe, expect, test } from 'vitest';
import * as desk from '../../../contract/desk/reviews.ts';
import * as contract from '../../../contract/review/review.ts';
import * as writing from '../../../contract/review/write.ts';
import { words as reviewWords } from '../../../words/review/words.ts';
import type { TestBrowser } from '../../testing/accounts.ts';
import { adminToken, reviewingOf } from '../../testing/reviewing.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop({ ADMIN_TOKEN: adminToken, TRUSTED_PROXIES: '127.0.0.1' });
const { browser, signUp, order, buyer, words, write, asMerchant, publish } = reviewingOf(shop);

const canReview = async (visitor: TestBrowser, productId: number) =>
  (await answerOf(await visitor.get(`/api/order/canreview?productId=${productId}`), writing.canReview)).data;

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

describe('[RV-11] whether one may review', () => {
  test('is asked of whoever is signed in, and of nobody else', async () => {
    expect((await problemOf(await browser().get('/api/order/canreview?productId=1001'))).code).toBe(
      'login_required',
    );
  });

  test('goes by what was bought, and how far it has come', async () => {
    const visitor = await buyer();
    expect(await canReview(visitor, 1005)).toEqual({
      success: false,
      message: reviewWords.refusals.not_bought,
    });
    await order(visitor.email, 1005, 'cancelled');
    await order(visitor.email, 1005, 'returned');
    expect((await canReview(visitor, 1005)).message).toBe(reviewWords.refusals.not_bought);
    await order(visitor.email, 1005, 'placed');
    expect((await canReview(visitor, 1005)).message).toBe(reviewWords.refusals.not_shipped);
    await order(visitor.email, 1005, 'shipped');
    expect(await canReview(visitor, 1005)).toEqual({ success: true, message: reviewWords.mayReview });
    await write(visitor, 1005);
    expect(await canReview(visitor, 1005)).toEqual({
      success: false,
      message: reviewWords.refusals.reviewed,
    });
  });

  test('of the demo shop’s shopper: 1001 and 1013 may be reviewed, 1004 has been, 1002 was never bought', async () => {
    const visitor = browser();
    const signedIn = await visitor.post('/api/auth/sign-in/email', {
      email: 'shopper@vitrine.example',
      password: 'vitrine-demo',
    });
    expect(signedIn.status).toBe(200);
    const may = async (id: number) => (await canReview(visitor, id)).success;
    expect([await may(1001), await may(1013), await may(1004), await may(1002)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await canReview(visitor, 1004)).message).toBe(reviewWords.refusals.reviewed);
  });

  test('a part of an order may be reviewed when that part has left', async () => {
    const visitor = await buyer();
    const lineId = await order(visitor.email, 1006, 'placed');
    await shop.query(
      `with parcel as (insert into order_shipment (order_id, shipped_at)
         select order_id, now() from order_line where id = $1 returning id)
       update order_line set shipment_id = (select id from parcel) where id = $1`,
      [lineId],
    );
    expect((await canReview(visitor, 1006)).success).toBe(true);
  });

  test('of a product that is not there, nobody', async () => {
    const visitor = await buyer();
    expect((await problemOf(await visitor.get('/api/order/canreview?productId=999999'))).code).toBe(
      'not_found',
    );
    expect((await problemOf(await visitor.get('/api/order/canreview?productId=x'))).code).toBe(
      'invalid_request',
    );
  });
});

test('[RV-14] a review is kept, waits, and is shown and counted when it is published', async () => {
  const visitor = await buyer(1007);
  const before = await summaryOf(1007);
  const [size] = await shop.query('select id from sku where product_id = 1007 order by position limit 1');
  const { id, status } = await write(visitor, 1007, {
    rating: 2,
    fit: 1,
    sizeId: Number(size?.id),
    heightCm: 171,
    usualSize: 'S',
  });
  expect(status).toBe('pending');
  expect(await summaryOf(1007)).toEqual(before);

  const waiting = await shop.send(`/api/admin/reviews?after=${id - 1}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  const { content } = await answerOf(waiting, desk.listReviewsToModerate);
  expect(content.find((review) => review.id === id)).toMatchObject({ productId: 1007, revision: 1 });

  await publish(id);
  const after = await summaryOf(1007);
  expect([after.total, after.summary.total]).toEqual([before.total + 1, before.summary.total + 1]);
  expect(after.summary.distribution[1]).toBe((before.summary.distribution[1] ?? 0) + 1);
  expect(after.results[0]).toMatchObject({
    id,
    authorName: 'Margaux L.',
    rating: 2,
    fit: 1,
    heightCm: 171,
    usualSize: 'S',
    isVerified: true,
    sizeName: expect.any(String),
    title: 'Hemmed it',
    bodyText: words(1007).bodyText,
  });
});

test('[RV-08, RV-14] one star to five are kept as they were given', async () => {
  const products = [1001, 1002, 1003, 1004, 1005];
  const visitor = await buyer(...products);
  for (const [index, productId] of products.entries()) {
    const { id } = await write(visitor, productId, { rating: index + 1, fit: 5 - index });
    await publish(id);
    const { results } = await summaryOf(productId);
    expect(results.find((review) => review.id === id)).toMatchObject({ rating: index + 1, fit: 5 - index });
  }
});

test('[RV-14] one that is refused is never shown, and its writer reads why', async () => {
  const visitor = await buyer(1008);
  const before = await summaryOf(1008);
  const { id } = await write(visitor, 1008);
  const refused = await asMerchant(`/api/admin/reviews/${id}/refuse`, { reason: 'It names a person.' });
  expect((await answerOf(refused, desk.refuseReview)).content).toEqual({ id, status: 'rejected' });
  expect(await summaryOf(1008)).toEqual(before);
  expect(await shop.query('select refusal from review where id = $1', [id])).toEqual([
    { refusal: 'It names a person.' },
  ]);
  // Changed, it waits again, and the reason is gone.
  await answerOf(await visitor.patch(`/api/reviews/${id}`, { bodyText: 'No names.' }), writing.changeReview);
  expect(await shop.query('select status, refusal from review where id = $1', [id])).toEqual([
    { status: 'pending', refusal: null },
  ]);
});

test('the house answers beside a review, and may take it back', async () => {
  const visitor = await buyer(1009);
  const { id } = await write(visitor, 1009);
  await publish(id);
  const reply = async (words: string | null) => {
    await answerOf(await asMerchant(`/api/admin/reviews/${id}/reply`, { reply: words }), desk.replyToReview);
    return (await summaryOf(1009)).results.find((review) => review.id === id)?.reply;
  };
  expect(await reply('A fair warning.')).toBe('A fair warning.');
  expect(await reply(null)).toBeNull();
});

describe('what cannot be said', () => {
  let once: ReturnType<typeof buyer> | undefined;
  const someone = () => {
    once ??= buyer(1017);
    return once;
  };

  test.each([0, 6, 4.5, -1, '5', null])('[RV-08] %j is no number of stars', async (rating) => {
    const response = await (await someone()).post('/api/reviews', words(1017, { rating }));
    expect((await problemOf(response)).code).toBe('invalid_request');
  });

  test.each([
    ['invalid_request', { fit: 0 }],
    ['invalid_request', { fit: 6 }],
    ['invalid_request', { title: ' ' }],
    ['invalid_request', { title: 'a'.repeat(121) }],
    ['invalid_request', { bodyText: '' }],
    ['invalid_request', { bodyText: 'a'.repeat(5_001) }],
    ['body_too_large', { bodyText: 'a'.repeat(100_000) }],
    ['invalid_request', { heightCm: 30 }],
    ['invalid_request', { heightCm: 170.5 }],
    ['invalid_request', { photoIds: ['../../etc/passwd'] }],
    ['invalid_request', { photoIds: Array.from({ length: 6 }, () => crypto.randomUUID()) }],
    ['invalid_request', { status: 'approved' }],
    ['invalid_request', { isVerified: true }],
    ['invalid_request', { customerId: 'somebody' }],
    ['invalid_request', { productId: '1017' }],
    ['unprocessable', { bodyText: '\u200b\u2060\u202e' }],
    ['unprocessable', { title: '\u3164' }],
    ['unprocessable', { sizeId: 1 }],
    ['unprocessable', { usualSize: 'Enormous' }],
    ['unprocessable', { photoIds: ['00000000-0000-4000-8000-000000000000'] }],
    ['not_found', { productId: 999_999 }],
    ['forbidden', { productId: 1002 }],
  ])('is answered by %s', async (code, more) => {
    const response = await (await someone()).post('/api/reviews', words(1017, more));
    expect((await problemOf(response)).code, JSON.stringify(more).slice(0, 80)).toBe(code);
  });

  test('nothing of it was kept', async () => {
    const { email } = await someone();
    expect(
      await shop.query('select from review join customer on customer.id = customer_id where email = $1', [
        email,
      ]),
    ).toEqual([]);
  });
});

test('what looks like script is kept as the words it is; what turns or hides words is taken out', async () => {
  const polyglot = `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=alert() )//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=alert()//>\\x3e`;
  const visitor = await buyer(1019);
  const { id } = await write(visitor, 1019, {
    title: '<img src=x onerror=alert(1)>\u202Egnp',
    bodyText: `${polyglot}\n\u2066\u200B{{constructor.constructor('alert(1)')()}}`,
  });
  await publish(id);
  const shown = (await summaryOf(1019)).results.find((review) => review.id === id);
  expect(shown?.title).toBe('<img src=x onerror=alert(1)>gnp');
  expect(shown?.bodyText).toBe(`${polyglot}\n{{constructor.constructor('alert(1)')()}}`);
  const [product] = await shop.query('select slug from product where id = 1019');
  const read = async () => (await shop.send(`/product/1019/${product?.slug}?ps=40`)).text();
  await expect.poll(read, { timeout: 10_000 }).toContain('oNcliCk');
  const page = await read();
  expect(page).not.toContain('<img src=x');
  expect(page).not.toMatch(/<svg\/onload|<\/titLe\/|<\/scRipt\//i);
});

describe('votes', () => {
  const voted = async (response: Response) => (await answerOf(response, contract.voteHelpful)).helpfulCount;

  test('count once for each, however often and fast they press', async () => {
    const { id } = await write(await buyer(1020), 1020);
    await publish(id);
    const visitor = browser();
    expect(await voted(await visitor.post(`/api/review/${id}/helpful`, {}))).toBe(1);
    const twins = [visitor, browser(visitor.cookies())];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => twins[at % 2]?.post(`/api/review/${id}/helpful`, {})),
    );
    expect(await voted(await visitor.post(`/api/review/${id}/helpful`, {}))).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 20 }, () => browser().post(`/api/review/${id}/helpful`, {})),
    );
    expect(others.every(({ status }) => status === 200)).toBe(true);
    await Promise.all(Array.from({ length: 10 }, () => visitor.remove(`/api/review/${id}/helpful`)));
    const left = await answerOf(
      await browser().remove(`/api/review/${id}/helpful`),
      contract.takeBackHelpful,
    );
    expect(left).toEqual({ success: true, helpfulCount: 20, isHelpful: false });
  });

  test('of a guest stay theirs when they sign in, and are still one', async () => {
    const { id } = await write(await buyer(1021), 1021);
    await publish(id);
    const visitor = browser();
    await visitor.post(`/api/review/${id}/helpful`, {});
    await signUp(visitor, 'Voter');
    expect(await voted(await visitor.post(`/api/review/${id}/helpful`, {}))).toBe(1);
  });

  test('are not for one’s own review, nor for one that is not shown or not there', async () => {
    const visitor = await buyer(1023);
    const { id } = await write(visitor, 1023);
    expect((await problemOf(await browser().post(`/api/review/${id}/helpful`, {}))).code).toBe('not_found');
    await publish(id);
    expect((await problemOf(await visitor.post(`/api/review/${id}/helpful`, {}))).code).toBe('conflict');
    expect((await problemOf(await browser().post('/api/review/999999999/helpful', {}))).code).toBe(
      'not_found',
    );
    expect((await problemOf(await browser().post('/api/review/-1/helpful', {}))).code).toBe(
      'invalid_request',
    );
  });
});

test('nothing of this was a failure of the shop', () => {
  expect(shop.errorsLogged).toEqual([]);
});
