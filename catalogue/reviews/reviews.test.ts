import { expect, test } from 'vitest';
import { catalogue } from '../index.ts';
import { peopleOf } from '../people/index.ts';
import { wordsOf } from './reviews.ts';
import { longSentences } from './stock-of-sentences.ts';

const { customers, orders, reviews } = peopleOf(catalogue.products);
const shown = reviews.filter(({ status }) => status === 'approved');

test('there are 1,500 approved reviews or more, and no two have the same words', () => {
  expect(shown.length).toBeGreaterThanOrEqual(1500);
  const bodies = reviews.map(({ body }) => wordsOf(body));
  expect(new Set(bodies).size).toBe(reviews.length);
});

test('no two reviews share more than one sentence of more than three words', () => {
  const saying = new Map<string, number[]>();
  for (const [at, { body }] of reviews.entries())
    for (const sentence of new Set(longSentences(body)))
      saying.set(sentence, [...(saying.get(sentence) ?? []), at]);
  const shared = new Map<string, number>();
  for (const together of saying.values())
    for (const [at, one] of together.entries())
      for (const other of together.slice(at + 1))
        shared.set(`${one} ${other}`, (shared.get(`${one} ${other}`) ?? 0) + 1);
  expect([...shared].filter(([, sentences]) => sentences > 1)).toEqual([]);
});

test('lengths go from a few words to several paragraphs', () => {
  const words = shown.map(({ body }) => body.split(/\s+/).length);
  const share = (low: number, high: number) =>
    words.filter((count) => count >= low && count <= high).length / words.length;
  expect(share(1, 6)).toBeGreaterThan(0.08);
  expect(share(7, 30)).toBeGreaterThan(0.25);
  expect(share(31, 80)).toBeGreaterThan(0.2);
  expect(share(81, 1000)).toBeGreaterThan(0.03);
  expect(shown.filter(({ body }) => body.split('\n\n').length >= 5).length).toBeGreaterThan(20);
});

test('every gap is filled, and nothing else of the worker shows', () => {
  for (const { body, title, reply } of reviews)
    expect(`${body} ${title} ${reply?.text ?? ''}`).not.toMatch(/[{}_]|undefined|null| {2}/);
});

test('every product has reviews but the new one, the gift card and the colour that has not shipped', () => {
  const reviewed = new Set(shown.map(({ productId }) => productId));
  const without = catalogue.products.filter(({ id }) => !reviewed.has(id)).map(({ id }) => id);
  expect(without.sort()).toEqual([1018, 1022, 1209]);
});

test('ratings are believable: every number of stars is given, most are good, and products differ', () => {
  const counts = [1, 2, 3, 4, 5].map((stars) => shown.filter(({ rating }) => rating === stars).length);
  expect(Math.min(...counts)).toBeGreaterThan(20);
  expect((counts[3] ?? 0) + (counts[4] ?? 0)).toBeGreaterThan(shown.length * 0.7);
  const means = [...Map.groupBy(shown, ({ productId }) => productId).values()].map(meanRating);
  expect(Math.max(...means)).toBeGreaterThan(4.5);
  expect(Math.min(...means)).toBeLessThan(4);
});

function meanRating(list: readonly { readonly rating: number }[]): number {
  return list.reduce((sum, { rating }) => sum + rating, 0) / list.length;
}

test('a review by somebody who bought the thing speaks of the size they bought, later', () => {
  const bought = new Map(
    orders
      .filter(({ status }) => status !== 'cancelled' && status !== 'returned')
      .flatMap((order) =>
        order.lines.map((line) => [`${order.customerId} ${line.productId}`, { order, line }] as const),
      ),
  );
  const verified = shown.flatMap((review) => {
    const purchase = bought.get(`${review.customerId} ${review.productId}`);
    return purchase && purchase.order.placedHoursAgo > review.writtenHoursAgo
      ? [{ review, ...purchase }]
      : [];
  });
  expect(verified.length).toBeGreaterThan(shown.length * 0.7);
  expect(verified.length).toBeLessThan(shown.length);
  const elsewhere = verified.filter(
    ({ review, line }) => review.size !== undefined && review.size !== line.size,
  );
  expect(elsewhere).toEqual([]);
});

test('nobody orders before they joined, and nothing is ordered or reviewed before it was online', () => {
  const joined = new Map(customers.map(({ id, joinedHoursAgo }) => [id, joinedHoursAgo]));
  const day = Date.UTC(2026, 10, 15);
  const online = new Map(
    catalogue.products.map(({ id, onlineSince }) => [id, (day - Date.parse(onlineSince)) / 3_600_000]),
  );
  for (const order of orders) {
    expect(order.placedHoursAgo).toBeLessThan(joined.get(order.customerId) ?? 0);
    for (const { productId } of order.lines)
      expect(order.placedHoursAgo).toBeLessThanOrEqual(online.get(productId) ?? 0);
  }
  for (const { productId, writtenHoursAgo } of reviews)
    expect(writtenHoursAgo).toBeLessThan(online.get(productId) ?? 0);
});

test('the same people say the same things at every seeding', () => {
  expect(peopleOf(catalogue.products).reviews).toEqual(reviews);
});

test('addresses are invented: they all end in example.com', () => {
  expect(customers.filter(({ email }) => !email.endsWith('@example.com'))).toEqual([]);
});
