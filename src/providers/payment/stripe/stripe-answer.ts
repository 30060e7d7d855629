// What Stripe answers, in the shop's words: an answer, no answer, or a refusal.
import Stripe from 'stripe';
import { NoAnswer, ProcessorDown, ProcessorFailed, ProcessorRefusal } from '../payment-processor.ts';

/** Nobody was reached: nothing can have happened. */
const unreached: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);

export async function answerOrThrow<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw inOurWords(error);
  }
}

function inOurWords(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const options = { cause: error };
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const { detail } = error;
    const code = typeof detail === 'object' && 'code' in detail ? String(detail.code) : '';
    return unreached.has(code)
      ? new ProcessorDown('Stripe could not be reached.', options)
      : new NoAnswer('Stripe did not answer.', options);
  }
  // It had too much to do, and says so before it does anything.
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return new ProcessorDown('Stripe has too much to do.', options);
  // The first call by this key is still under way.
  if (error.code === 'idempotency_key_in_use') return new NoAnswer(error.message, options);
  if ((error.statusCode ?? 0) >= 500) return new ProcessorFailed('Stripe failed.', options);
  return new ProcessorRefusal(error.message, options);
}
