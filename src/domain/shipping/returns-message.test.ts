import { expect, test } from 'vitest';
import { bagReturnsMessage, returnsMessage } from './returns-message.ts';

const off = { returns_restock_fee_window: false };
const ordinary = { isFinalSale: false, isExchangeable: true };

test('[PG-22] what can be sent back is said by product and flag', () => {
  expect(returnsMessage(ordinary, off)).toEqual({
    words: 'Free returns for 30 days. Exchanges welcome.',
    policy: 'exchanges',
  });
  expect(returnsMessage({ ...ordinary, isExchangeable: false }, off)).toEqual({
    words: 'Free returns for 30 days. No exchanges.',
    policy: 'returns',
  });
  expect(returnsMessage(ordinary, { returns_restock_fee_window: true }).words).toContain('restocking fee');
  expect(returnsMessage({ isFinalSale: true, isExchangeable: true }, off).words).toBe(
    'Final sale: no returns, no exchanges.',
  );
});

test('[PG-22] a bag promises returns only of what can come back', () => {
  const final = { isFinalSale: true };
  const words = (...lines: readonly { readonly isFinalSale: boolean }[]) => bagReturnsMessage(lines, off);
  expect(words(ordinary)).toBe('Free returns for 30 days.');
  expect(words(final, final)).toBe('Final sale: no returns, no exchanges.');
  expect(words(ordinary, final)).toBe('Free returns for 30 days. What is final sale cannot come back.');
  expect(words()).toBeNull();
  expect(bagReturnsMessage([ordinary], { returns_restock_fee_window: true })).toContain('restocking fee');
});
