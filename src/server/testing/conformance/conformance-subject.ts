// Who is held to the suite, and the calls that its tests make.
import { randomUUID } from 'node:crypto';
import { money } from '../../../domain/pricing/money.ts';
import {
  type Charge,
  type PaymentProcessor,
  ProcessorRefusal,
} from '../../../providers/payment/payment-processor.ts';

export interface ConformanceCards {
  readonly approved: string;
  readonly declined: string;
  readonly insufficient: string;
  /** Null where a second step is taken in the browser, before the card is asked. */
  readonly challenged: string | null;
  /** No reply, and nothing done, the first time. */
  readonly lostBefore: string;
  /** Done, and no reply, the first time. */
  readonly lostAfter: string;
  /** Fails, and says so again to the same key. */
  readonly failing: string;
  readonly captureLostBefore: string;
  readonly captureLostAfter: string;
  readonly voidLostAfter: string;
  readonly refundLostAfter: string;
}

export interface ConformanceSubject {
  readonly processor: () => PaymentProcessor;
  readonly cards: ConformanceCards;
  readonly returnUrl: string;
  /** Whether the same key is told what was said then, or what is so now. */
  readonly replays: 'then' | 'now';
  /** Takes the second step as a shopper would. */
  readonly takeSecondStep?: (charge: Charge, isApproved: boolean) => Promise<void>;
  /** The same of a card that is only to be kept; where the shopper is led from there. */
  readonly decideKeeping?: (url: string, isApproved: boolean) => Promise<string | null>;
}

/** The outcome of each, so that those that were refused can be counted. */
export async function outcomes(
  calls: readonly Promise<Charge>[],
): Promise<{ done: Charge[]; refused: number }> {
  const settled = await Promise.allSettled(calls);
  const done = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  for (const each of settled)
    if (each.status === 'rejected' && !(each.reason instanceof ProcessorRefusal)) throw each.reason;
  return { done, refused: settled.length - done.length };
}

export function conformanceCalls({ processor, cards, returnUrl }: ConformanceSubject) {
  const dollars = (minor: number) => money(minor, 'USD');
  const createCharge = (minor = 10_000) =>
    processor().create({ attemptId: randomUUID(), amount: dollars(minor) });
  const authorise = ({ id }: Charge, token = cards.approved, key = randomUUID()) =>
    processor().authorise({ chargeId: id, token, key, returnUrl });
  const authoriseCharge = async (minor = 10_000, token = cards.approved) =>
    authorise(await createCharge(minor), token);
  const capture = ({ id }: Charge, minor: number, key = randomUUID()) =>
    processor().capture({ chargeId: id, amount: dollars(minor), key });
  const cancel = ({ id }: Charge, key = randomUUID()) => processor().void({ chargeId: id, key });
  const refund = ({ id }: Charge, minor: number, key = randomUUID()) =>
    processor().refund({ chargeId: id, amount: dollars(minor), key });
  const findCharge = async ({ attemptId }: Charge) => {
    const charge = await processor().find(attemptId);
    if (!charge) throw new Error('The processor does not know its own charge.');
    return charge;
  };

  return {
    dollars,
    created: createCharge,
    authorise,
    authorised: authoriseCharge,
    capture,
    cancel,
    refund,
    found: findCharge,
  };
}
