import { describe, expect, test } from 'vitest';
import { createTestShop } from '../../testing/test-shop.ts';

describe('where no process works', () => {
  const shop = createTestShop({ FEEDS: 'yes', JOBS_AT_ONCE: '0' });

  test('[DK-22] a request makes no feed: it is told when to ask again', async () => {
    const response = await shop.send('/feeds/google.xml');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('120');
    expect(await shop.query('select id from feed_edition')).toEqual([]);
  });
});

describe('a shop that wants no feeds', () => {
  const shop = createTestShop({ FEEDS: 'no' });

  test('[DK-22] has none, and keeps none from before', async () => {
    await shop.query(
      "insert into feed_edition (language, begun_at, finished_at) values ('en', now(), now())",
    );
    await shop.query("update job set run_at = now() where kind = 'make-feeds'");
    expect((await shop.send('/feeds/google.xml')).status).toBe(404);
    expect((await shop.send('/feeds/meta.csv')).status).toBe(404);
    await expect.poll(() => shop.query('select id from feed_edition'), { timeout: 15_000 }).toEqual([]);
  });
});
