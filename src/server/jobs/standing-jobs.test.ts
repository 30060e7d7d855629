import { pino } from 'pino';
import { expect, test } from 'vitest';
import { standingJobs } from '../../contract/job/job.ts';
import { createDatabase } from '../../database/database.ts';
import { oldestCountSeconds } from '../../domain/social/social-proof.ts';
import { shippedRates } from '../../providers/currency/shipped-rates.ts';
import { createWebhookPost } from '../../providers/desk/webhook-post.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { createMail } from '../messaging/create-mail.ts';
import { createSms } from '../messaging/create-sms.ts';
import { createPayments } from '../payment/create-payments.ts';
import { settingsFrom } from '../settings/stored-settings.ts';
import { noPhotos } from '../testing/no-photos.ts';
import { testKeys } from '../testing/test-keys.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { createJobs } from './create-jobs.ts';

const metricsToken = 'a-token-of-at-least-thirty-two-characters';
const shop = createTestShop({ METRICS_TOKEN: metricsToken });
const standing = 'select kind from job where is_standing and dead_at is null order by kind';

test('a standing job that was lost comes back by itself', async () => {
  const config = readConfiguration({ DATABASE_URL: shop.databaseUrl });
  const database = createDatabase(shop.databaseUrl);
  const worker = await createJobs(
    config,
    {
      database,
      hash: testKeys.hashAddress,
      mail: createMail(config, database, shop.origin, () => settingsFrom(config, [])),
      sms: createSms(config, database),
      origin: shop.origin,
      photos: noPhotos,
      payment: createPayments({ database, keys: testKeys, origin: shop.origin, now: Date.now }),
      unsubscribes: testKeys.unsubscribes,
      rates: shippedRates,
      webhooks: { post: createWebhookPost({ mayReachPrivate: true }), sealer: testKeys.webhookSecrets },
      now: Date.now,
      log: pino({ level: 'silent' }),
    },
    20,
  );
  try {
    await shop.query('delete from job');
    await expect
      .poll(() => shop.query(standing), { interval: 20 })
      .toEqual(standingJobs.toSorted().map((kind) => ({ kind })));
  } finally {
    await worker.stop();
    await database.close();
  }
});

test('/metrics says when each standing job last went well, and a run with a hold that could not be let go is none', async () => {
  const lastSweep = async () => {
    const metrics = await (
      await shop.send('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
    ).text();
    return Number(/last_success_timestamp_seconds\{kind="sweep-holds"\} (\S+)/.exec(metrics)?.[1]);
  };
  await expect.poll(lastSweep).toBeGreaterThan(Date.now() / 1_000 - 60);
  await shop.query("insert into stock_hold (expires_at) values (now() - interval '1 minute')");
  await shop.query(`insert into stock_hold_line (hold_id, sku_id, quantity)
    select stock_hold.id, sku_id, 1 from stock_hold, stock_level where reserved = 0 limit 1`);
  await shop.query(
    "update job set last_good_at = null, run_at = now(), asked = asked + 1 where kind = 'sweep-holds'",
  );
  const failed = "select last_error from job where kind = 'sweep-holds'";
  await expect.poll(() => shop.query(failed)).toEqual([{ last_error: '1 holds could not be let go' }]);
  expect(await lastSweep()).toBe(0);
});

test('what others bought and hold is counted by itself, and again before the count is too old to be told', async () => {
  const next = `select extract(epoch from run_at - counted_at)::float as seconds from job, product_week_count
    where kind = 'count-week' and leased_until is null and last_good_at >= counted_at`;
  await expect
    .poll(async () => Number((await shop.query(next))[0]?.seconds))
    .toBeLessThan(oldestCountSeconds - 10);
});
