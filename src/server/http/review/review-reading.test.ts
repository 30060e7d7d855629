import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import * as contract from '../../../contract/review/review.ts';
import { heightBandNames, heightBands, reviewSorts } from '../../../domain/review/review-query.ts';
import { accountsOf } from '../../testing/accounts.ts';
import { answerOf, createTestShop, problemOf } from '../../testing/test-shop.ts';

const shop = createTestShop();
const { browser } = accountsOf(shop);

// Beside what is shown lies what waits and what was refused: none of it is counted or read by anybody.
beforeAll(async () => {
  for (const status of ['pending', 'rejected'])
    await shop.query(
      `insert into review (product_id, group_id, author_name, rating, fit, title, body, size_group_id, height_cm, status,
         created_at)
       select product_id, group_id, author_name, rating, fit, title, body, size_group_id, height_cm, $1, now()
       from review where product_id = 1001 and status = 'approved'`,
      [status],
    );
});

type ReviewsBody = z.input<typeof contract.readReviews.body>;

const ask = (body: unknown, productId = 1001) => browser().post(`/api/product/${productId}/reviews`, body);
const read = async (body: Partial<ReviewsBody> = {}, productId = 1001) =>
  (await answerOf(await ask({ pageSize: 40, ...body }, productId), contract.readReviews)).reviews;

const rows = (condition: string) =>
  shop.query(
    `select review.id::int as id, rating, photo_count as photos from review
      where product_id = 1001 and status = 'approved' and ${condition}`,
  );

test('[RV-01] the filters are those that some review answers to, each with how many do, and the sorts', async () => {
  const answer = await answerOf(
    await shop.send('/api/product/1001/review-filters'),
    contract.readReviewFilters,
  );
  expect(answer.success).toBe(true);
  expect(answer.sort.map(({ value }) => value)).toEqual([...reviewSorts]);
  expect(answer.filters.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['rating', 'size', 'fit', 'height', 'photos', 'verified']),
  );
  for (const { key, options } of answer.filters)
    for (const { value, count } of options) {
      const condition = {
        rating: `rating = ${value}`,
        fit: `fit = ${value}`,
        size: `size_group_id = (select id from size_group where name = '${value}')`,
        height: heightCondition(value),
        photos: 'exists (select from review_photo where review_id = review.id)',
        verified: 'order_line_id is not null',
      }[key];
      expect([key, value, count]).toEqual([key, value, (await rows(condition)).length]);
      const values = ['rating', 'fit'].includes(key) ? [Number(value)] : [value];
      const filters = { [key]: ['photos', 'verified'].includes(key) ? true : values };
      expect((await read({ filters })).total).toBe(count);
    }
});

function heightCondition(band: string): string {
  const { from, to } = heightBands[heightBandNames.find((name) => name === band) ?? 'under-160'];
  return `height_cm between ${from} and ${to}`;
}

test('[RV-02] reviews come with their total, what all come to, and their photos', async () => {
  const all = await rows('true');
  const { total, results, summary, hasReviewPhotos, thumbnails, reviewImagesTotal } = await read({
    groupId: 1001,
    thumbnails: 200,
  });
  expect([total, results.length]).toEqual([40, 40]);
  expect(new Set(results.map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(summary.total).toBe(40);
  expect(summary.average).toBeCloseTo(all.reduce((sum, { rating }) => sum + Number(rating), 0) / 40, 10);
  expect(summary.distribution).toEqual(
    [1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length),
  );
  const [fit] = await shop.query(
    "select avg(fit)::float8 as average from review where product_id = 1001 and status = 'approved'",
  );
  expect(summary.fitAverage).toBeCloseTo(Number(fit?.average), 10);
  const photos = all.reduce((sum, { photos }) => sum + Number(photos), 0);
  expect([hasReviewPhotos, reviewImagesTotal, thumbnails.length]).toEqual([true, photos, photos]);
  expect(thumbnails.map(({ imagePath }) => imagePath).sort()).toEqual(
    results.flatMap((review) => review.photos.map(({ imagePath }) => imagePath)).sort(),
  );
  // A page of them has the same total and the same summary.
  const page = await read({ start: 35, pageSize: 10 });
  expect([page.total, page.results.length, page.summary]).toEqual([40, 5, summary]);
  expect(page.thumbnails).toEqual([]);
  expect(page.results).toEqual(results.slice(35));
});

test('[RV-02] a product without reviews has nothing, in the same shape', async () => {
  expect(await read({ thumbnails: 10 }, 1018)).toEqual({
    total: 0,
    results: [],
    summary: { total: 0, average: null, fitAverage: null, distribution: [0, 0, 0, 0, 0] },
    hasReviewPhotos: false,
    thumbnails: [],
    reviewImagesTotal: 0,
  });
});

test('filters hold together, their counts are right, and the summary stays that of all', async () => {
  const both = await read({ filters: { rating: [4, 5], verified: true } });
  const expected = await rows('rating in (4, 5) and order_line_id is not null');
  expect(both.results.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => Number(id)).sort());
  expect([both.total, both.summary.total]).toEqual([expected.length, 40]);
  expect(both.reviewImagesTotal).toBe(expected.reduce((sum, { photos }) => sum + Number(photos), 0));
  const none = await read({ filters: { size: ['no such size'] } });
  expect([none.total, none.results, none.hasReviewPhotos]).toEqual([0, [], true]);
});

test('words are looked for as they stand: a percent sign is a percent sign', async () => {
  await shop.query(
    "update review set body = 'It is 100% silk_ish, \\ and so on' where id = (select min(id) from review where product_id = 1001 and status = 'approved')",
  );
  for (const [search, found] of [
    ['100% SILK', 1],
    ['%', 1],
    ['_', 1],
    ['\\', 1],
    ['100%silk', 0],
    ["'; drop table review; --", 0],
  ] as const)
    expect([search, (await read({ filters: { search } })).total]).toEqual([search, found]);
});

describe('sorts', () => {
  test('newest, highest and lowest go by what they say, newest first among equals', async () => {
    const newest = (await read({ sort: 'newest' })).results;
    expect(newest).toEqual(newest.toSorted((a, b) => b.datePublished.localeCompare(a.datePublished)));
    const ratings = async (sort: 'highest' | 'lowest') =>
      (await read({ sort })).results.map(({ rating }) => rating);
    expect(await ratings('highest')).toEqual((await ratings('highest')).toSorted((a, b) => b - a));
    expect(await ratings('lowest')).toEqual((await ratings('lowest')).toSorted((a, b) => a - b));
  });

  test('most helpful goes by votes', async () => {
    const last = (await read({ sort: 'newest' })).results.at(-1)?.id ?? 0;
    await browser().post(`/api/review/${last}/helpful`, {});
    expect((await read({ sort: 'helpful' })).results[0]).toMatchObject({ id: last, helpfulCount: 1 });
  });

  test('featured is what is given without asking: photos, a purchase and words come first', async () => {
    const { results } = await read();
    expect(results).toEqual((await read({ sort: 'featured' })).results);
    expect(results[0]?.photos.length).toBeGreaterThan(0);
    expect(results.at(-1)?.photos).toEqual([]);
  });

  test.each(reviewSorts)('pages of 7 by %s are the whole list, once', async (sort) => {
    const whole = (await read({ sort })).results.map(({ id }) => id);
    const pages = await Promise.all(
      [0, 7, 14, 21, 28, 35, 42].map((start) => read({ sort, start, pageSize: 7 })),
    );
    expect(pages.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(whole);
  });
});

test('[RV-03, RV-06] two hundred photos come with reviews at most, then a hundred at a time, and more of them from where one was', async () => {
  await shop.query(
    `insert into review_photo (review_id, position, path, alt)
     select id, 10 + n, 'img/slip-front.webp', 'Seen ' || n from review, generate_series(1, 8) n
      where product_id = 1001 and status = 'approved'`,
  );
  const { reviewImagesTotal, thumbnails } = await read({ thumbnails: 200 });
  expect(reviewImagesTotal).toBeGreaterThan(320);
  expect(thumbnails).toHaveLength(200);
  const batch = async (body: unknown) =>
    (
      await answerOf(
        await browser().post('/api/product/1001/reviews-photos', body),
        contract.readReviewPhotos,
      )
    ).content;
  expect(await batch({})).toEqual(thumbnails.slice(0, 100));
  expect(await batch({ start: 100, pageSize: 100, source: 'summary' })).toEqual(thumbnails.slice(100));
  expect(await batch({ start: 100_000 })).toEqual([]);
  expect(
    (await problemOf(await browser().post('/api/product/1001/reviews-photos', { pageSize: 101 }))).code,
  ).toBe('invalid_request');
});

test('[RV-04] the photos of one review, and none of one that is not shown', async () => {
  const [shown] = (await read({ filters: { photos: true } })).results;
  const answer = await answerOf(
    await shop.send(`/api/review/${shown?.id}/images`),
    contract.readReviewImages,
  );
  expect(answer).toEqual({ success: true, content: shown?.photos });
  const [hidden] = await shop.query("select id from review where status <> 'approved' limit 1");
  for (const id of [hidden?.id, 999_999_999])
    expect((await problemOf(await shop.send(`/api/review/${id}/images`))).code).toBe('not_found');
});

describe('what cannot be asked', () => {
  test.each([
    [{ pageSize: 1_000_000_000 }],
    [{ pageSize: 0 }],
    [{ pageSize: -5 }],
    [{ pageSize: 2.5 }],
    [{ pageSize: '10' }],
    [{}],
    [{ pageSize: 10, start: -1 }],
    [{ pageSize: 10, start: 10_000 }],
    [{ pageSize: 10, start: 1e300 }],
    [{ pageSize: 10, sort: 'worst' }],
    [{ pageSize: 10, filters: { mood: ['good'] } }],
    [{ pageSize: 10, filters: { rating: [0] } }],
    [{ pageSize: 10, filters: { rating: [6] } }],
    [{ pageSize: 10, filters: { rating: [4.5] } }],
    [{ pageSize: 10, filters: { height: ['tall'] } }],
    [{ pageSize: 10, filters: { size: Array.from({ length: 21 }, () => 'S') } }],
    [{ pageSize: 10, filters: { search: 'a'.repeat(81) } }],
    [{ pageSize: 10, thumbnails: 201 }],
    [{ pageSize: 10, more: true }],
  ])('%j is refused', async (body) => {
    expect((await problemOf(await ask(body))).code).toBe('invalid_request');
  });

  test('a product that is not there, or a group that is not its own, is not found', async () => {
    for (const response of [
      await ask({ pageSize: 10 }, 999_999),
      await ask({ pageSize: 10, groupId: 1002 }),
      await browser().post('/api/product/999999/reviews-photos', {}),
      await shop.send('/api/product/999999/review-filters'),
      await shop.send('/api/product/999999/fit-for?heightCm=170&usualSize=S'),
    ])
      expect((await problemOf(response)).code).toBe('not_found');
    expect((await problemOf(await ask({ pageSize: 10 }, -1))).code).toBe('invalid_request');
  });
});

describe('fit from people alike', () => {
  const fitFor = async (query: string) =>
    (await answerOf(await shop.send(`/api/product/1003/fit-for?${query}`), contract.readFitFor)).content;
  const alike = (people: number, heightCm: number, usual: string, fit: number) =>
    shop.query(
      `insert into review (product_id, group_id, author_name, rating, fit, title, body, status, size_group_id, height_cm,
         usual_size_group_id)
       select product.id, group_id, 'A', 4, $4, 'T', 'B', 'approved', sku.size_group_id, $2,
         (select id from size_group where name = $3)
         from product join sku on sku.product_id = product.id and sku.position = 0, generate_series(1, $1)
        where product.id = 1003`,
      [people, heightCm, usual, fit],
    );

  test('seven are too few, the eighth speaks; nobody who is taller or wears another size counts', async () => {
    await shop.query('delete from review where product_id = 1003');
    await alike(7, 170, 'S', 3);
    await alike(20, 190, 'S', 1);
    await alike(20, 170, 'M', 5);
    expect(await fitFor('heightCm=170&usualSize=S')).toEqual({ people: 7, fit: null, suggestion: null });
    await alike(1, 174, 'S', 3);
    const [size] = await shop.query(
      'select sku.id, name from sku join size_group on size_group.id = size_group_id where product_id = 1003 and position = 0',
    );
    expect(await fitFor('heightCm=170&usualSize=S')).toEqual({
      people: 8,
      fit: { average: 3, distribution: [0, 0, 8, 0, 0] },
      suggestion: { sizeId: Number(size?.id), sizeName: size?.name, people: 8 },
    });
    // The eighth is 174 cm tall: within reach of 178, out of reach of 179.
    expect((await fitFor('heightCm=178&usualSize=S')).people).toBe(1);
    expect((await fitFor('heightCm=179&usualSize=S')).people).toBe(0);
    expect((await fitFor('heightCm=170&usualSize=no%20such')).people).toBe(0);
  });

  test.each([
    'heightCm=12&usualSize=S',
    'heightCm=170',
    'heightCm=170.5&usualSize=S',
    'usualSize=S&heightCm=x',
  ])('%s is refused', async (query) => {
    const response = await shop.send(`/api/product/1003/fit-for?${query}`);
    expect((await problemOf(response)).code).toBe('invalid_request');
  });
});

test('nothing of this was a failure of the shop', () => {
  expect(shop.errorsLogged).toEqual([]);
});
