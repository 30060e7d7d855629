// The cards that a processor keeps for a customer: listed, used and deleted here, and never known here.
import {
  answerKey,
  claimKey,
  dropKey,
  findAnswer,
  unlockKey,
} from '../../database/queries/payment/idempotency.ts';
import { findPayer, keepPayer } from '../../database/queries/payment/payer.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { CardKeeping, CardOwner, SavedCard } from '../../domain/payment/saved-card.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { ownerName } from '../../domain/visitor/owner.ts';
import { createDeclineTries } from './decline-tries.ts';
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

export interface KeepCardInput {
  readonly customer: Pick<Customer, 'id' | 'email'>;
  readonly processor: ProcessorName;
  readonly token: string;
  readonly key: string;
  readonly returnPath: string;
  /** Of the page that the bank leads back to. */
  readonly language: Language;
  readonly owner: CardOwner;
  /** Where the call comes from: cards are not tried out here either. */
  readonly address: string;
}

export type KeepCardOutcome =
  | CardKeeping
  | { readonly state: 'too_many_declines'; readonly retryAfterSeconds: number }
  | { readonly state: 'in_flight' | 'key_reused' };

/** Keeps a card without a charge; the same key is answered the same again. */
export async function keepCard(deps: PaymentDeps, input: KeepCardInput): Promise<KeepCardOutcome> {
  const { checkout } = deps.database;
  const { customer, processor, token, returnPath, owner, address } = input;
  const key = keyOfKeeping(customer.id, input.key);
  const tries = createDeclineTries({ checkout, hash: deps.hash }, { customerId: customer.id }, address);
  const claim = await claimKey(checkout, key, deps.hash(`keep ${processor} ${token}`));
  if (claim.kind === 'other') return { state: 'key_reused' };
  if (claim.kind === 'busy') return { state: 'in_flight' };
  if (claim.kind === 'answered') return claim.response as KeepCardOutcome;
  const wait = (await tries.reserve()) ? null : await tries.waitForRoom();
  if (wait !== null) {
    await dropKey(checkout, key);
    return { state: 'too_many_declines', retryAfterSeconds: wait };
  }
  let isDeclined = false;
  try {
    const payerId = await payerOf(deps, customer, processor);
    const returnUrl = `${deps.origin}${pathIn(input.language, returnPath)}`;
    const keeping = await processorOf(deps, processor).keepCard({
      payerId,
      token,
      key: input.key,
      returnUrl,
      owner,
    });
    isDeclined = keeping.state === 'declined';
    if (isDeclined) await tries.countDecline(true);
    await answer(deps, key, keeping, processor);
    return keeping;
  } catch (error) {
    await unlockKey(checkout, key).catch(() => undefined);
    throw error;
  } finally {
    if (!isDeclined) await tries.giveBack(checkout).catch(() => undefined);
  }
}

/** Back from the bank: what came of the second step, as the processor says. Null when none was asked for by this key. */
export async function finishKeeping(
  deps: PaymentDeps,
  { customer, key: given, address }: Pick<KeepCardInput, 'customer' | 'key' | 'address'>,
): Promise<CardKeeping | null> {
  const { checkout } = deps.database;
  const key = keyOfKeeping(customer.id, given);
  const known = (await findAnswer(checkout, key))?.response as StoredKeeping | undefined;
  if (known?.state !== 'requires_action') return known ?? null;
  const payerId = await findPayer(checkout, customer.id, known.processor);
  if (payerId === null) return null;
  const keeping = await processorOf(deps, known.processor).findKeeping(payerId, known.id);
  if (keeping === null || keeping.state === 'requires_action') return keeping;
  await answer(deps, key, keeping, known.processor);
  if (keeping.state === 'declined')
    await createDeclineTries(
      { checkout, hash: deps.hash },
      { customerId: customer.id },
      address,
    ).countDecline(false);
  return keeping;
}

const keyOfKeeping = (customerId: string, key: string) => ({
  owner: ownerName({ customerId }),
  key: `keep ${key}`,
});

type StoredKeeping = CardKeeping & { readonly processor: ProcessorName };

const answer = (
  { database }: PaymentDeps,
  key: ReturnType<typeof keyOfKeeping>,
  keeping: CardKeeping,
  processor: ProcessorName,
) =>
  answerKey(database.checkout, key, {
    status: keeping.state === 'declined' ? 402 : 200,
    response: { ...keeping, processor } satisfies StoredKeeping,
  });

/** All of a payer's cards; a processor that the shop has no keys of any more keeps what it has. */
export async function deleteCards(
  deps: PaymentDeps,
  { processor, payerId }: { readonly processor: ProcessorName; readonly payerId: string },
): Promise<void> {
  if (!deps.processors.has(processor)) return;
  const { listCards, deleteCard } = processorOf(deps, processor);
  for (const { id } of await listCards(payerId)) await deleteCard(payerId, id);
}
