import fc from 'fast-check';
import { refundProperty } from '../src/server/testing/checkout/refund-trials.ts';
import type { Endured } from './endured.ts';
import { broken, onGround } from './payments.ts';

const orders = 1_000;

/** Orders paid with a card and credit, given back by hand, by returns and by cancelling, with replies that get lost. */
export function refundsEndured(url: string, seed: number): Promise<Endured> {
  return onGround(url, async ({ client, payment, skuIds }) => {
    const began = performance.now();
    const property = refundProperty({ client, deps: payment, skuIds });
    const { failed, errorInstance, numRuns } = await fc.check(property, {
      seed,
      numRuns: orders,
      endOnFailure: true,
    });
    const wrong = await broken(client);
    return {
      isSound: !failed && wrong.length === 0,
      words:
        `${numRuns} orders given back in random steps: ${failed ? String(errorInstance) : 'each to the cent, from each source'}, ` +
        `broken ${wrong.join(', ') || 'nothing'}   ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    };
  });
}
