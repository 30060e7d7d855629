// Under which id a processor keeps a customer's cards.
import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { paymentPayer } from '../../schema/payment/processor-notice.ts';

type Payer = typeof paymentPayer.$inferSelect;

export async function findPayer(
  queries: Queries,
  customerId: string,
  processor: Payer['processor'],
): Promise<string | null> {
  const [payer] = await queries
    .select({ payerId: paymentPayer.payerId })
    .from(paymentPayer)
    .where(and(eq(paymentPayer.customerId, customerId), eq(paymentPayer.processor, processor)));
  return payer?.payerId ?? null;
}

/** The first to say it is right: of two who open one at once, both go on with the same. */
export async function keepPayer(queries: Queries, payer: Payer): Promise<string> {
  await queries.insert(paymentPayer).values(payer).onConflictDoNothing();
  return (await findPayer(queries, payer.customerId, payer.processor)) ?? payer.payerId;
}

/** Who is kept no longer, and where. */
export function deletePayers(
  transaction: Transaction,
  customerId: string,
): Promise<Pick<Payer, 'processor' | 'payerId'>[]> {
  return transaction
    .delete(paymentPayer)
    .where(eq(paymentPayer.customerId, customerId))
    .returning({ processor: paymentPayer.processor, payerId: paymentPayer.payerId });
}
