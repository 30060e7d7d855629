// A payment under a key: done once, and answered the same however often it is asked for.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queries, Transaction } from '../../database/database.ts';
import {
  type Answered,
  answerKey,
  claimKey,
  dropKey,
  type KeyClaim,
  type KeyOfCall,
  unlockKey,
} from '../../database/queries/payment/idempotency.ts';
import { onOneConnection } from '../../database/transaction.ts';
import type { LenderFlags } from '../../domain/payment/pay-in-four.ts';
import type { ProcessorName } from '../../domain/payment/processor.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { type Owner, ownerName } from '../../domain/visitor/owner.ts';
import type { QuoteToPlace } from './begin-attempt.ts';
import { createDeclineTries, type DeclineTries } from './decline-tries.ts';
import { type Paid, pay } from './pay.ts';
import type { PaymentDeps } from './payment-deps.ts';

export interface Processing {
  readonly owner: Owner;
  readonly key: string;
  readonly quoteId: string;
  readonly version: number;
  readonly processor: ProcessorName;
  readonly token: string | null;
  readonly payerId?: string | null;
  readonly savesCard?: boolean;
  readonly flags?: LenderFlags;
  /** Where the call comes from: cards are not tried out from one place. */
  readonly address: string;
  /** Of the page that pays: its order is written about in it. */
  readonly language: Language;
  readonly quoteToPlace: QuoteToPlace;
}

export type Processed =
  | Paid
  | { readonly kind: 'key_reused' }
  | { readonly kind: 'too_many_declines'; readonly retryAfterSeconds: number }
  /** What was answered under this key before. */
  | { readonly kind: 'replayed'; readonly paid: Paid };

/** Whoever comes second waits so long for the first, looking so often. */
const waitMs = 2_000;
const lookMs = 50;

export async function processPayment(deps: PaymentDeps, request: Processing): Promise<Processed> {
  const { checkout } = deps.database;
  const key: KeyOfCall = { owner: ownerName(request.owner), key: request.key };
  const tries = createDeclineTries({ checkout, hash: deps.hash }, request.owner, request.address);
  const requestHash = hashOf(request);
  const [first, hasRoom] = await onOneConnection(checkout, (queries) =>
    Promise.all([claimKey(queries, key, requestHash), tries.reserve(queries)]),
  );
  const isReserved = first.kind === 'mine' && first.isNew;
  // Only what is begun now asks a card anew.
  if (!isReserved) await tries.giveBack(checkout);
  const claim = first.kind === 'busy' ? await waitForKey(deps, key, requestHash) : first;
  if (claim.kind === 'other') return { kind: 'key_reused' };
  if (claim.kind === 'busy') return { kind: 'in_flight' };
  if (claim.kind === 'answered') return { kind: 'replayed', paid: claim.response as Paid };
  const wait = isReserved && !hasRoom ? await tries.waitForRoom() : null;
  if (wait !== null) {
    await dropKey(checkout, key);
    return { kind: 'too_many_declines', retryAfterSeconds: wait };
  }
  return payUnderKey(deps, request, { key, claim, tries, isReserved });
}

interface UnderKey {
  readonly key: KeyOfCall;
  readonly claim: Extract<KeyClaim, { kind: 'mine' }>;
  readonly tries: DeclineTries;
  readonly isReserved: boolean;
}

async function payUnderKey(
  deps: PaymentDeps,
  request: Processing,
  { key, claim, tries, isReserved }: UnderKey,
): Promise<Paid> {
  const { checkout } = deps.database;
  let mustGiveBack = isReserved;
  const giveBack = async (queries: Queries | Transaction) => {
    if (!mustGiveBack) return;
    mustGiveBack = false;
    await tries.giveBack(queries);
  };
  try {
    const paid = await pay(deps, request.quoteToPlace, { ...request, ...claim });
    await deps.failpoint?.('payment_settled');
    if (paid.kind === 'declined') {
      mustGiveBack = false;
      await tries.countDecline(isReserved);
    }
    await onOneConnection(checkout, (queries) =>
      Promise.all([giveBack(queries), finish(queries, key, paid)]),
    );
    return paid;
  } catch (error) {
    await giveBack(checkout).catch(() => undefined);
    // Whoever asks again goes on from where this broke off.
    await unlockKey(checkout, key).catch(() => undefined);
    throw error;
  }
}

/** Somebody else is at it. */
async function waitForKey(deps: PaymentDeps, key: KeyOfCall, requestHash: string): Promise<KeyClaim> {
  const until = performance.now() + waitMs;
  for (;;) {
    await pause(lookMs);
    const claim = await claimKey(deps.database.checkout, key, requestHash);
    if (claim.kind !== 'busy' || performance.now() >= until) return claim;
  }
}

/** What is final is kept; what is not is left for the next who asks; where nothing was done the key is free again. */
async function finish(queries: Queries | Transaction, key: KeyOfCall, paid: Paid): Promise<void> {
  switch (paid.kind) {
    case 'placed':
      return answerKey(queries, key, answerOf(200, paid));
    case 'declined':
    case 'failed':
      return answerKey(queries, key, answerOf(402, paid));
    case 'requires_action':
    case 'confirming':
      return unlockKey(queries, key);
    case 'in_flight':
    case 'down':
    case 'refused':
      return dropKey(queries, key);
  }
}

const answerOf = (status: number, response: Paid): Answered => ({ status, response });

function hashOf({ quoteId, version, processor, token, savesCard = false }: Processing): string {
  return createHash('sha256')
    .update(JSON.stringify([quoteId, version, processor, token, savesCard]))
    .digest('base64url');
}
