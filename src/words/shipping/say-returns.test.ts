import { expect, test } from 'vitest';
import { sayBagReturns, sayProductReturns } from './say-returns.ts';

test('[PG-22] what can be sent back is said by product and window', () => {
  const returns = { code: 'returns', window: 'free', isExchangeable: true } as const;
  expect(sayProductReturns('en', returns)).toBe('Free returns for 30 days. Exchanges welcome.');
  expect(sayProductReturns('en', { ...returns, isExchangeable: false })).toBe(
    'Free returns for 30 days. No exchanges.',
  );
  expect(sayProductReturns('en', { ...returns, window: 'free_then_fee' })).toContain('restocking fee');
  expect(sayProductReturns('en', { code: 'final_sale' })).toBe('Final sale: no returns, no exchanges.');
});

test('[PG-22] a bag promises returns only of what can come back, in words', () => {
  const returns = { code: 'returns', window: 'free', keepsSome: false } as const;
  expect(sayBagReturns('en', returns)).toBe('Free returns for 30 days.');
  expect(sayBagReturns('en', { code: 'final_sale' })).toBe('Final sale: no returns, no exchanges.');
  expect(sayBagReturns('en', { ...returns, keepsSome: true })).toBe(
    'Free returns for 30 days. What is final sale cannot come back.',
  );
  expect(sayBagReturns('en', { ...returns, window: 'free_then_fee' })).toContain('restocking fee');
});
