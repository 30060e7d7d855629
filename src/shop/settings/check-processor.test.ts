import { expect, test } from 'vitest';
import {
  NoAnswer,
  type PaymentProcessor,
  ProcessorDown,
  ProcessorRefusal,
} from '../../providers/payment/payment-processor.ts';
import { checkProcessor } from './check-processor.ts';

const having = (list: () => Promise<readonly never[]>) =>
  new Map([['stripe', { name: 'stripe', list } as unknown as PaymentProcessor]] as const);

test.each([
  ['answered', async () => []],
  ['refused', () => Promise.reject(new ProcessorRefusal('401'))],
  ['silent', () => Promise.reject(new NoAnswer('no'))],
  ['silent', () => Promise.reject(new ProcessorDown('no'))],
  ['silent', () => new Promise<never>(() => {})],
] as const)('a processor is %s', async (outcome, list) => {
  const check = await checkProcessor(having(list), 'stripe', 50);
  expect(check).toEqual({ ok: true, outcome, ms: expect.any(Number) });
});

test('one that the shop has no keys of is not asked', async () => {
  expect(
    await checkProcessor(
      having(async () => []),
      'braintree',
    ),
  ).toEqual({ ok: false, code: 'not_found' });
});
