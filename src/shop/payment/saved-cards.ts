// The cards that a processor keeps for a customer: listed, used and deleted here, and never known here.
import { findPayer, keepPayer } from '../../database/queries/payment/payer.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { SavedCard } from '../../domain/payment/saved-card.ts';
import { type PaymentDeps, processorOf } from './payment-deps.ts';

/** None for a processor that the shop does not have. */
export async function listSavedCards(
  deps: PaymentDeps,
  customerId: string,
  processor: ProcessorName,
): Promise<readonly SavedCard[]> {
  const payerId = await findPayer(deps.database.checkout, customerId, processor);
  if (payerId === null || !deps.processors.has(processor)) return [];
  return processorOf(deps, processor).listCards(payerId);
}

/** False when the customer has no such card there. */
export async function deleteSavedCard(
  deps: PaymentDeps,
  customerId: string,
  processor: ProcessorName,
  cardId: string,
): Promise<boolean> {
  const payerId = await findPayer(deps.database.checkout, customerId, processor);
  if (payerId === null || !deps.processors.has(processor)) return false;
  return processorOf(deps, processor).deleteCard(payerId, cardId);
}

/** Under which id the processor keeps this customer's cards; the first time it is asked to make room for them. */
export async function payerOf(
  deps: PaymentDeps,
  { id: customerId, email }: Pick<Customer, 'id' | 'email'>,
  processor: ProcessorName,
): Promise<string> {
  const known = await findPayer(deps.database.checkout, customerId, processor);
  if (known !== null) return known;
  const payerId = await processorOf(deps, processor).openPayer({ customerId, email });
  return keepPayer(deps.database.checkout, { customerId, processor, payerId });
}

/** All of a payer's cards; a processor that the shop has no keys of any more keeps what it has. */
export async function deleteCards(
  deps: PaymentDeps,
  { processor, payerId }: { readonly processor: ProcessorName; readonly payerId: string },
): Promise<void> {
  if (!deps.processors.has(processor)) return;
  const { listCards, deleteCard } = processorOf(deps, processor);
  for (const { id } of await listCards(payerId)) await deleteCard(payerId, id);
}
