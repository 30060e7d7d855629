// Whether a processor takes the keys that the shop has of it: asked for nothing but what was charged since now.
import type { ProcessorName } from '../../domain/payment/processor.ts';
import { NoAnswer, type PaymentProcessor, ProcessorDown } from '../../providers/payment/payment-processor.ts';

/** Longer nobody waits in front of a button. */
export const checkPatienceMs = 10_000;

export type ProcessorCheck =
  | { readonly ok: true; readonly outcome: 'answered' | 'refused' | 'silent'; readonly ms: number }
  | { readonly ok: false; readonly code: 'not_found' };

export async function checkProcessor(
  processors: ReadonlyMap<ProcessorName, PaymentProcessor>,
  name: ProcessorName,
  patienceMs = checkPatienceMs,
): Promise<ProcessorCheck> {
  const processor = processors.get(name);
  if (!processor) return { ok: false, code: 'not_found' };
  const began = performance.now();
  const over = Promise.withResolvers<'silent'>();
  const timer = setTimeout(() => over.resolve('silent'), patienceMs);
  try {
    const outcome = await Promise.race([over.promise, outcomeOf(processor)]);
    return { ok: true, outcome, ms: Math.round(performance.now() - began) };
  } finally {
    clearTimeout(timer);
  }
}

async function outcomeOf(processor: PaymentProcessor): Promise<'answered' | 'refused' | 'silent'> {
  try {
    await processor.list(new Date(), 1);
    return 'answered';
  } catch (error) {
    return error instanceof NoAnswer || error instanceof ProcessorDown ? 'silent' : 'refused';
  }
}
