// A process that does nothing but the work left for later, into the shop's own outbox, until it is killed.

import { pino } from 'pino';
import { createDatabase } from '../../../database/database.ts';
import { shippedRates } from '../../../providers/currency/shipped-rates.ts';
import { createWebhookPost } from '../../../providers/desk/webhook-post.ts';
import { createFetchFile } from '../../../providers/media/fetch-file.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { retentionOf } from '../../jobs/create-jobs.ts';
import { createHandlers } from '../../jobs/handlers.ts';
import { createWorker } from '../../jobs/worker.ts';
import { createMail } from '../../messaging/create-mail.ts';
import { createSms } from '../../messaging/create-sms.ts';
import { createPayments } from '../../payment/create-payments.ts';
import { settingsFrom } from '../../settings/stored-settings.ts';
import { noPhotos } from '../no-photos.ts';
import { testKeys } from '../test-keys.ts';

const [url = '', leaseSeconds = '', perUnit = ''] = process.argv.slice(2);
const log = pino({ level: 'error' });
const database = createDatabase(url);
const config = readConfiguration({});
const work = createHandlers({
  database,
  hash: testKeys.hashAddress,
  mail: createMail(config, database, 'https://shop.example', () => settingsFrom(config, [])),
  sms: createSms(config, database),
  origin: 'https://shop.example',
  unsubscribes: testKeys.unsubscribes,
  fetchFile: createFetchFile({ mayReachPrivate: false }),
  rates: shippedRates,
  feeds: null,
  webhooks: { post: createWebhookPost({ mayReachPrivate: true }), sealer: testKeys.webhookSecrets },
  photos: noPhotos,
  payment: createPayments({ database, keys: testKeys, origin: 'https://shop.example', now: Date.now }),
  smsPerHour: 1_000_000,
  smsHours: { from: 0, until: 24 },
  batch: { perUnit: Number(perUnit), minutes: 0, perSecond: 1_000_000 },
  retention: retentionOf(config),
  now: Date.now,
  log,
});
const rules = { atOnce: 4, leaseSeconds: Number(leaseSeconds), lookMs: 100, mostSeconds: 60 };
const worker = createWorker(database.jobs, work, log, rules);

// Whoever started it was killed outright.
process.once('disconnect', async () => {
  await worker.stop();
  process.exit(0);
});
