// A processor that is never waited for too long, and left alone for a while when it does not answer.
import {
  afterAnswer,
  afterFailure,
  askBreaker,
  type BreakerRules,
  closedBreaker,
} from '../../domain/payment/breaker.ts';
import {
  NoAnswer,
  type PaymentProcessor,
  ProcessorDown,
  ProcessorNotReady,
  ProcessorRefusal,
} from './payment-processor.ts';

export interface Patience extends BreakerRules {
  /** A second to be reached, and five to answer. */
  readonly answerMs: number;
  /** A listing comes in many pages. */
  readonly listMs: number;
  /** A steady clock. */
  readonly now: () => number;
}

export const everydayPatience: Patience = {
  answerMs: 6_000,
  listMs: 60_000,
  failures: 5,
  restMs: 5_000,
  now: () => performance.now(),
};

export function guardProcessor<P extends PaymentProcessor>(
  processor: P,
  patience: Patience = everydayPatience,
): P {
  let breaker = closedBreaker;

  const guard =
    <A extends unknown[], R>(call: (...args: A) => Promise<R>, ms = patience.answerMs) =>
    async (...args: A): Promise<R> => {
      const state = askBreaker(breaker, patience.now(), patience);
      breaker = state.breaker;
      if (!state.mayAsk) throw new ProcessorDown('The processor has not answered lately.');
      try {
        const answer = await inTime(call(...args), ms);
        breaker = afterAnswer();
        return answer;
      } catch (error) {
        const isAnswer = error instanceof ProcessorRefusal || error instanceof ProcessorNotReady;
        breaker = isAnswer ? afterAnswer() : afterFailure(breaker, patience.now(), patience);
        if (isAnswer || error instanceof NoAnswer || error instanceof ProcessorDown) throw error;
        // Nobody knows how far it came.
        throw new NoAnswer('The processor broke off.', { cause: error });
      }
    };

  return {
    ...processor,
    create: guard(processor.create),
    authorise: guard(processor.authorise),
    capture: guard(processor.capture),
    void: guard(processor.void),
    refund: guard(processor.refund),
    find: guard(processor.find),
    list: guard(processor.list, patience.listMs),
    openPayer: guard(processor.openPayer),
    keepCard: guard(processor.keepCard),
    findKeeping: guard(processor.findKeeping),
    listCards: guard(processor.listCards),
    deleteCard: guard(processor.deleteCard),
  };
}

/** What goes on after its time is heard by nobody, whatever becomes of it. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswer(`No answer within ${ms} ms.`)), ms);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
