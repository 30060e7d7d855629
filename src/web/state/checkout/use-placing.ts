// Placing the order: one payment on its way at a time, and the same key for as long as it may be the same payment.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallInput } from '../../../contract/call.ts';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import { words } from '../../../words/checkout/words.ts';
import { call } from '../api/call.ts';
import { deviceNow } from '../page/server-clock.ts';
import { keepsKey, nextAskMs, type PaymentOutcome, paymentOutcome } from './payment-outcome.ts';
import { readTab, removeTab, writeTab } from './session-values.ts';

export type Payment = CallInput<'POST /api/payment/process'>['body']['payment'];

/** A payment whose end is not known. The token stands for a card and is good for this payment only. */
interface Attempt {
  readonly key: string;
  readonly quoteId: string;
  readonly version: number;
  readonly payment: Payment;
  readonly startedAt: number;
  /** Set while the shopper is, or was, at their bank. */
  readonly bankUrl: string | null;
  /** The shopper was told that it went wrong: only they may try again. */
  readonly isReported: boolean;
}

export type Placing =
  | { readonly phase: 'idle' }
  | { readonly phase: 'sending' }
  | { readonly phase: 'confirming'; readonly isLong: boolean }
  | { readonly phase: 'bank'; readonly url: string }
  | { readonly phase: 'placed' }
  | {
      readonly phase: 'failed';
      readonly outcome: Exclude<PaymentOutcome, { kind: 'placed' | 'bank' | 'waiting' }>;
    };

const attemptKey = 'checkout payment';
/** A tab that was closed and opened again days later pays for nothing by itself. */
const longestResumeMs = 15 * 60_000;

/** Outside of any component: two buttons, or a page that was drawn twice, still send one. */
let isOnItsWay = false;

export function isPlacing(): boolean {
  return isOnItsWay;
}

export type Prepared =
  | { readonly ok: true; readonly quote: Pick<WireQuote, 'id' | 'version'>; readonly payment: Payment }
  /** It cannot be yet, and why. */
  | { readonly ok: false; readonly message: string };

interface PlacingTalk {
  readonly placing: Placing;
  /** What is paid for, and how, is found out once no second press can come between. */
  readonly place: (prepare: () => Promise<Prepared>) => Promise<void>;
  /** The same payment again, by the same key. */
  readonly tryAgain: () => Promise<void>;
  /** Lets go of a payment that is at the bank or was not heard of. */
  readonly giveUp: () => void;
  /** Whether a payment of this tab may still be under way. */
  readonly isResumed: boolean;
}

interface PlacingEvents {
  readonly onPlaced: (orderId: number, token: string | null) => void;
  readonly onMoved: (quote: WireQuote | null) => void;
  readonly onSignedOut?: (message: string) => void;
  /** The shopper comes back from their bank. */
  readonly isReturning: boolean;
  /** With nothing in the bag nothing new can be placed: whatever is kept may be asked after. */
  readonly isBagEmpty?: boolean;
}

export function usePlacing(events: PlacingEvents): PlacingTalk {
  const [placing, setPlacing] = useState<Placing>({ phase: 'idle' });
  const [isResumed, setIsResumed] = useState(true);
  const latestEvents = useRef(events);
  latestEvents.current = events;

  const follow = useCallback(async (find: () => Promise<Attempt | string>, mayLeave: boolean) => {
    if (isOnItsWay) return;
    isOnItsWay = true;
    setPlacing({ phase: 'sending' });
    const attempt = await find();
    if (typeof attempt === 'string') {
      isOnItsWay = false;
      return setPlacing({ phase: 'failed', outcome: { kind: 'refused', message: attempt } });
    }
    writeTab(attemptKey, { ...attempt, isReported: false });
    const outcome = await askUntilKnown(attempt, (isLong) => setPlacing({ phase: 'confirming', isLong }));
    isOnItsWay = false;
    if (keepsKey(outcome))
      writeTab(attemptKey, {
        ...attempt,
        bankUrl: outcome.kind === 'bank' ? outcome.url : null,
        isReported: outcome.kind === 'unheard',
      });
    else removeTab(attemptKey);
    switch (outcome.kind) {
      case 'placed':
        setPlacing({ phase: 'placed' });
        return latestEvents.current.onPlaced(outcome.orderId, outcome.token);
      case 'bank':
        setPlacing({ phase: 'bank', url: outcome.url });
        if (mayLeave) location.assign(outcome.url);
        return;
      case 'waiting':
        return setPlacing({ phase: 'confirming', isLong: true });
      case 'moved':
        latestEvents.current.onMoved(outcome.quote);
        return setPlacing({ phase: 'failed', outcome });
      case 'signed_out':
        latestEvents.current.onSignedOut?.(outcome.message);
        return setPlacing({ phase: 'failed', outcome });
      default:
        return setPlacing({ phase: 'failed', outcome });
    }
  }, []);

  const place = useCallback(
    (prepare: () => Promise<Prepared>) =>
      follow(async () => {
        const prepared = await prepare();
        return prepared.ok ? newAttempt(prepared.quote, prepared.payment) : prepared.message;
      }, true),
    [follow],
  );
  // Without a kept one storage was emptied under the page.
  const tryAgain = useCallback(
    () => follow(async () => readAttempt() ?? words.paymentNotKnown, true),
    [follow],
  );
  const giveUp = useCallback(() => {
    removeTab(attemptKey);
    setPlacing({ phase: 'idle' });
  }, []);

  // A page that was left or reloaded in the middle asks how it went.
  useEffect(() => {
    const known = readAttempt();
    const isFresh = known !== null && deviceNow() - known.startedAt < longestResumeMs;
    const { isReturning, isBagEmpty = false } = latestEvents.current;
    if (known && isFresh && (!known.isReported || isBagEmpty)) {
      if (known.bankUrl !== null && !isReturning && !isBagEmpty)
        setPlacing({ phase: 'bank', url: known.bankUrl });
      else void follow(async () => known, false);
    }
    setIsResumed(known !== null && isFresh);
  }, [follow]);

  return { placing, place, tryAgain, giveUp, isResumed };
}

function readAttempt(): Attempt | null {
  return readTab(attemptKey) as Attempt | null;
}

function newAttempt({ id, version }: Pick<WireQuote, 'id' | 'version'>, payment: Payment): Attempt {
  const key = crypto.randomUUID();
  return { key, quoteId: id, version, payment, startedAt: deviceNow(), bankUrl: null, isReported: false };
}

/** Asks until it is known how the payment went, or for as long as anybody would wait. */
async function askUntilKnown(
  { key, quoteId, version, payment }: Attempt,
  onWaiting: (isLong: boolean) => void,
): Promise<PaymentOutcome> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call(
      'POST /api/payment/process',
      { body: { quoteId, version, payment } },
      { headers: { 'idempotency-key': key } },
    );
    const outcome = paymentOutcome(answer);
    const waitMs = outcome.kind === 'waiting' ? nextAskMs(tries) : null;
    if (waitMs === null) return outcome;
    onWaiting(tries >= 6);
    await new Promise((resume) => setTimeout(resume, waitMs));
  }
}
