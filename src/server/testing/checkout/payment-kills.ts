// Kills processes that are paying, and says what is left of what they promised.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { finishJobs, takeJobs } from '../../../database/queries/job/job.ts';
import { capturePayment } from '../../../shop/payment/capture-payment.ts';
import { resumeMovement } from '../../../shop/payment/move-money.ts';
import type { KillPoint, PaymentDeps } from '../../../shop/payment/payment-deps.ts';
import { recoverPayments } from '../../../shop/payment/recover-payments.ts';
import { returnPayment } from '../../../shop/payment/return-payment.ts';
import type { Payable } from './payable-quote.ts';
import type { ProcessorAt } from './processor-at.ts';

const script = fileURLToPath(new URL('paying-process.ts', import.meta.url));
const quickImports = new URL('../../quick-imports.mjs', import.meta.url).href;

export interface Acknowledged {
  readonly quoteId: string;
  readonly kind: string;
  readonly orderId?: number;
}

interface Killing {
  readonly url: string;
  readonly payables: readonly Payable[];
  /** A named moment, or so many milliseconds after the first was acknowledged. */
  readonly at: KillPoint | number;
  /** Of the cards, one after the other. */
  readonly tokens?: readonly string[];
  readonly atOnce?: number;
  /** Who is paid by; the built-in one when nobody is named. */
  readonly processor?: Pick<ProcessorAt, 'name' | 'settings'>;
}

/** What it had acknowledged when it was gone. */
export async function payUntilKilled(killing: Killing): Promise<readonly Acknowledged[]> {
  const { url, payables, at, tokens = ['tok_ok'], atOnce = 1, processor } = killing;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
  const file = join(folder, 'quotes.json');
  await writeFile(file, JSON.stringify(payables));
  const child = spawn(
    process.execPath,
    [
      ...['--import', quickImports],
      ...[script, url, file, String(at), tokens.join(), String(atOnce), processor?.name ?? 'sandbox'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...processor?.settings } },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (output === '' && typeof at === 'number') void pause(at).then(() => child.kill('SIGKILL'));
    output += String(chunk);
  });
  await once(child, 'close');
  await rm(folder, { recursive: true });
  // The last line may be cut off: then it was not heard.
  return output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

/** As if two minutes had gone by: what the worker of the shop does in that time, in this process. */
export async function recoverAll(deps: PaymentDeps, client: pg.Client): Promise<void> {
  await client.query(`
    update payment_attempt set recover_at = null, touched_at = now() - interval '2 minutes', created_at = created_at - interval '2 minutes'
    where settled_at is null`);
  await client.query(`update braintree_charge set asked_at = asked_at - interval '2 minutes'`);
  await client.query(`update idempotency set locked_at = 'epoch' where status is null`);
  // Only so many are looked after in one go; the worker comes round every few seconds.
  for (let isMore = true; isMore; ) {
    const { settled, failures } = await recoverPayments(deps);
    if (failures.length > 0) throw failures[0];
    isMore = settled > 0;
  }
  await client.query(`update job set run_at = now(), leased_until = null where kind in
    ('capture-payment', 'move-money', 'return-payment')`);
  await client.query(`update job set run_at = now() + interval '1 day' where kind not in
    ('capture-payment', 'move-money', 'return-payment')`);
  for (;;) {
    const jobs = await takeJobs(deps.database.jobs, 50, 60);
    if (jobs.length === 0) return;
    for (const job of jobs) {
      const payload = job.payload as { orderId: number; movementId: string };
      if (job.kind === 'capture-payment') await capturePayment(deps, payload.orderId);
      else if (job.kind === 'return-payment') await returnPayment(deps, payload.orderId);
      else await resumeMovement(deps, payload.movementId);
      await finishJobs(deps.database.jobs, [job]);
    }
  }
}
