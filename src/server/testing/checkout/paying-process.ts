// A process that pays for quotes until it is killed: by itself once every buyer has come to a named moment or past it,
// or by whoever started it. Says what was acknowledged, one line of JSON each, as soon as it was.
import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { createDatabase } from '../../../database/database.ts';
import type { ProcessorName } from '../../../domain/payment/processor.ts';
import { capturePayment } from '../../../shop/payment/capture-payment.ts';
import { killPoints } from '../../../shop/payment/payment-deps.ts';
import { processPayment } from '../../../shop/payment/process-payment.ts';
import { readConfiguration } from '../../configuration/configuration.ts';
import { createPayments } from '../../payment/create-payments.ts';
import { createProcessors } from '../../payment/create-processors.ts';
import { testKeys } from '../test-keys.ts';
import { type Payable, payableAsIs } from './payable-quote.ts';

const [url = '', file = '', killAt = '', tokens = 'tok_ok', atOnce = '1', named = 'sandbox'] =
  process.argv.slice(2);
// Node writes down what it has compiled when a process leaves, which this one never does.
flushCompileCache();
const payables: readonly Payable[] = JSON.parse(await readFile(file, 'utf8'));
const database = createDatabase(url);
/** By whomever is named, with the keys that it was given. */
const origin = 'http://localhost:4000';
const processor = named as ProcessorName;
const payment = createPayments({
  processors: (await createProcessors(database, origin, readConfiguration(process.env))).all,
  database,
  keys: testKeys,
  origin,
  now: Date.now,
  failpoint: (at) => (at === killAt ? heldThere() : undefined),
});

let buying = Number(atOnce);
const killWhenAll = () => {
  if (buying === 0 && killPoints.some((point) => point === killAt)) process.kill(process.pid, 'SIGKILL');
};
const heldThere = () => {
  buying -= 1;
  killWhenAll();
  return new Promise<never>(() => {});
};

const waiting = payables.map((payable, at) => ({
  ...payable,
  token: tokens.split(',')[at % tokens.split(',').length] ?? '',
}));
async function buyer(): Promise<void> {
  for (let payable = waiting.shift(); payable; payable = waiting.shift()) {
    const { owner, quote, token } = payable;
    const paid = await processPayment(payment, {
      owner,
      key: quote.id,
      quoteId: quote.id,
      version: quote.version,
      processor,
      token,
      address: quote.id,
      language: 'en',
      quoteToPlace: payableAsIs(quote),
    });
    process.stdout.write(`${JSON.stringify({ quoteId: quote.id, ...paid })}\n`);
    if (paid.kind === 'placed') await capturePayment(payment, paid.orderId);
  }
  buying -= 1;
  killWhenAll();
}
await Promise.all(Array.from({ length: Number(atOnce) }, buyer));
await database.close();
