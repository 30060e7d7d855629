// A process that does nothing but the work left for later, into the shop's own outbox, until it is killed.

import { pino } from 'pino';
import { openDatabase } from '../../../database/database.ts';
import { shippedRates } from '../../../providers/currency/shipped-rates.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { openHandlers } from '../../jobs/handlers.ts';
import { retentionOf } from '../../jobs/open-jobs.ts';
import { openWorker } from '../../jobs/worker.ts';
import { openMail } from '../../messaging/open-mail.ts';
import { openSms } from '../../messaging/open-sms.ts';
import { openPayments } from '../../payment/open-payments.ts';
import { noPhotos } from '../no-photos.ts';
import { testKeys } from '../test-keys.ts';

const [url = '', leaseSeconds = '', perUnit = ''] = process.argv.slice(2);
const log = pino({ level: 'error' });
const database = openDatabase(url);
const config = readConfiguration({});
const work = openHandlers({
  database,
  hash: testKeys.hashAddress,
  mail: openMail(config, database),
  sms: openSms(config, database),
  origin: 'https://shop.example',
  unsubscribes: testKeys.unsubscribes,
  rates: shippedRates,
  photos: noPhotos,
  payment: openPayments({ database, keys: testKeys, origin: 'https://shop.example', now: Date.now }),
  smsPerHour: 1_000_000,
  smsHours: { from: 0, until: 24 },
  wave: { perUnit: Number(perUnit), minutes: 0, perSecond: 1_000_000 },
  retention: retentionOf(config),
  now: Date.now,
  log,
});
const rules = { atOnce: 4, leaseSeconds: Number(leaseSeconds), lookMs: 100, mostSeconds: 60 };
const worker = openWorker(database.jobs, work, log, rules);

// Whoever started it was killed outright.
process.once('disconnect', async () => {
  await worker.stop();
  process.exit(0);
});
