import { expect, test } from 'vitest';
import { bagReturns, policyOfReturns, productReturns } from './returns.ts';

const off = { returns_restock_fee_window: false };
const on = { returns_restock_fee_window: true };
const ordinary = { isFinalSale: false, isExchangeable: true };

test('[PG-22] what can be sent back depends on product and flag', () => {
  const of = (...given: Parameters<typeof productReturns>) => {
    const returns = productReturns(...given);
    return { returns, policy: policyOfReturns(returns) };
  };
  expect(of(ordinary, off)).toEqual({
    returns: { code: 'returns', window: 'free', isExchangeable: true },
    policy: 'exchanges',
  });
  expect(of({ ...ordinary, isExchangeable: false }, off)).toEqual({
    returns: { code: 'returns', window: 'free', isExchangeable: false },
    policy: 'returns',
  });
  expect(of(ordinary, on).returns).toMatchObject({ window: 'free_then_fee' });
  expect(of({ isFinalSale: true, isExchangeable: true }, off)).toEqual({
    returns: { code: 'final_sale' },
    policy: 'returns',
  });
});

test('[PG-22] a bag promises returns only of what can come back', () => {
  const final = { isFinalSale: true };
  const of = (...lines: readonly { readonly isFinalSale: boolean }[]) => bagReturns(lines, off);
  expect(of(ordinary)).toEqual({ code: 'returns', window: 'free', keepsSome: false });
  expect(of(final, final)).toEqual({ code: 'final_sale' });
  expect(of(ordinary, final)).toEqual({ code: 'returns', window: 'free', keepsSome: true });
  expect(of()).toBeNull();
  expect(bagReturns([ordinary], on)).toMatchObject({ window: 'free_then_fee' });
});
