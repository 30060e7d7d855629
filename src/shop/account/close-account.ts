// Closes an account for good. Money comes first: while a card of theirs is being asked, it stays open.
import { jobPriorities } from '../../contract/job/job.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import { type Asker, deleteCustomer } from '../../database/queries/account/account.ts';
import { lockQuotesOf } from '../../database/queries/checkout/quote.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { disownLiveAttempts, isPaying } from '../../database/queries/payment/attempt.ts';
import { deletePayers } from '../../database/queries/payment/payer.ts';
import { withRetry } from '../../database/with-retry.ts';

/** False while a payment of theirs is under way. */
export function closeAccount(queries: Queries, asker: Asker): Promise<boolean> {
  return withRetry(() => queries.transaction((tx) => closeAccountIn(tx, asker)));
}

/** The same as a part of something larger. Cards that a processor keeps for them are deleted there, by jobs. */
export async function closeAccountIn(tx: Transaction, asker: Asker): Promise<boolean> {
  const { customerId } = asker;
  await lockQuotesOf(tx, customerId);
  if (await isPaying(tx, customerId)) return false;
  const payers = await deletePayers(tx, customerId);
  await deleteCustomer(tx, asker);
  // One that began with a quote that was made since then ends without an owner, like any other payment.
  await disownLiveAttempts(tx, customerId);
  await addJobs(
    tx,
    payers.map((payload) => ({
      kind: 'delete-cards',
      key: `${payload.processor} ${payload.payerId}`,
      priority: jobPriorities['delete-cards'],
      payload,
    })),
  );
  return true;
}
