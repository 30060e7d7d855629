// Keeping a card without buying: the same key for as long as it may be the same card, so that one whose answer was lost
// is not kept twice.
import type { CallInput } from '../../../contract/call.ts';
import { type Answered, call } from '../api/call.ts';
import { isUnheard, nextAskMs } from '../checkout/payment-outcome.ts';
import { readTab, removeTab, writeTab } from '../checkout/session-values.ts';
import { deviceNow } from '../page/server-clock.ts';

type Card = CallInput<'POST /api/account/cards'>['body'];

/** A card whose keeping was not heard of. The token stands for it and is good for this key only. */
interface Attempt {
  readonly key: string;
  readonly card: Card;
  readonly startedAt: number;
}

export type KeepingOutcome =
  | { readonly kind: 'kept' }
  | { readonly kind: 'bank'; readonly url: string }
  /** Not heard, or not now: the same key again is the same card. */
  | { readonly kind: 'unheard'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const tabKey = 'card keeping';
/** For so long a processor knows the same token again. */
const longestResumeMs = 15 * 60_000;

type CardAnswer = Answered<{
  readonly content: { readonly status: string; readonly nextAction?: { readonly url: string } | undefined };
}>;

/** The one that this tab has not heard of, if any. */
export function unheardCard(): Attempt | null {
  const known = readTab(tabKey) as Attempt | null;
  return known !== null && deviceNow() - known.startedAt < longestResumeMs ? known : null;
}

export function forgetCard(): void {
  removeTab(tabKey);
}

export function newCard(card: Card): Attempt {
  return { key: crypto.randomUUID(), card, startedAt: deviceNow() };
}

export async function keepCard(attempt: Attempt): Promise<KeepingOutcome> {
  writeTab(tabKey, attempt);
  const { key, card } = attempt;
  const ask = () => call('POST /api/account/cards', { body: card }, { headers: { 'idempotency-key': key } });
  const outcome = outcomeOf(await askUntilDone(ask));
  if (outcome.kind !== 'unheard') forgetCard();
  return outcome;
}

/** Back from the bank, with the key that the second step was asked for under. */
export async function finishCard(key: string): Promise<KeepingOutcome> {
  return outcomeOf(await call('POST /api/account/cards/return', { body: { key } }));
}

/** Another call by the same key is under way: it is asked after until it is done. */
async function askUntilDone(ask: () => Promise<CardAnswer>): Promise<CardAnswer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    const waitMs = !answer.ok && answer.code === 'in_flight' ? nextAskMs(tries) : null;
    if (waitMs === null) return answer;
    await new Promise((resume) => setTimeout(resume, waitMs));
  }
}

function outcomeOf(answer: CardAnswer): KeepingOutcome {
  if (!answer.ok) {
    const isOpen = isUnheard(answer.code) || answer.code === 'in_flight';
    return { kind: isOpen ? 'unheard' : 'refused', message: answer.message };
  }
  const { nextAction } = answer.data.content;
  return nextAction ? { kind: 'bank', url: nextAction.url } : { kind: 'kept' };
}
