import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { processorNames } from '../../domain/payment/processor.ts';
import { payableAsIs, payableQuote } from '../../server/testing/checkout/payable-quote.ts';
import { createPaying } from '../../server/testing/checkout/payments.ts';
import { processPayment } from './process-payment.ts';

const paying = createPaying();

test.each(processorNames)(
  'money that is due and no card: %s is not asked, and nothing is set aside',
  async (processor) => {
    const { owner, quote } = await payableQuote(paying.client, { skuIds: [paying.one()] });
    const before = await paying.level(paying.one());
    const processed = await processPayment(paying.deps, {
      owner,
      key: randomUUID(),
      quoteId: quote.id,
      version: 1,
      processor,
      token: null,
      address: '198.51.100.1',
      language: 'en',
      quoteToPlace: payableAsIs(quote),
    });
    expect(processed).toEqual({ kind: 'refused', refusal: { code: 'card_required' } });
    expect(await paying.level(paying.one())).toEqual(before);
    const { rows } = await paying.client.query('select from payment_attempt where quote_id = $1', [quote.id]);
    expect(rows).toEqual([]);
  },
);
