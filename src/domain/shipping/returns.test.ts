import { expect, test } from 'vitest';
import { standardReturns } from './return-terms.ts';
import { bagReturns, policyOfReturns, productReturns } from './returns.ts';

const off = { flags: { returns_restock_fee_window: false }, country: 'US' };
const on = { flags: { returns_restock_fee_window: true }, country: 'US' };
const ordinary = { isFinalSale: false, isExchangeable: true };
const free = { freeDays: 30, lateDays: null };

test('[PG-22] what can be sent back depends on product and flag', () => {
  const of = (thing: typeof ordinary, asker: typeof off) => {
    const returns = productReturns(thing, asker, standardReturns);
    return { returns, policy: policyOfReturns(returns) };
  };
  expect(of(ordinary, off)).toEqual({
    returns: { code: 'returns', window: free, isExchangeable: true },
    policy: 'exchanges',
  });
  expect(of({ ...ordinary, isExchangeable: false }, off)).toEqual({
    returns: { code: 'returns', window: free, isExchangeable: false },
    policy: 'returns',
  });
  expect(of(ordinary, on).returns).toMatchObject({ window: { freeDays: 30, lateDays: 60 } });
  expect(of({ isFinalSale: true, isExchangeable: true }, off)).toEqual({
    returns: { code: 'final_sale' },
    policy: 'returns',
  });
});

test('[PG-22] a bag promises returns only of what can come back', () => {
  const final = { isFinalSale: true };
  const of = (...lines: readonly { readonly isFinalSale: boolean }[]) =>
    bagReturns(lines, off, standardReturns);
  expect(of(ordinary)).toEqual({ code: 'returns', window: free, keepsSome: false });
  expect(of(final, final)).toEqual({ code: 'final_sale' });
  expect(of(ordinary, final)).toEqual({ code: 'returns', window: free, keepsSome: true });
  expect(of()).toBeNull();
  expect(bagReturns([ordinary], on, standardReturns)).toMatchObject({ window: { lateDays: 60 } });
});

test('whoever is abroad is promised nothing that the merchant does not take back from there', () => {
  const terms = { ...standardReturns, days: 45, from: 'home' } as const;
  const abroad = { ...off, country: 'CA' };
  expect(productReturns(ordinary, abroad, terms)).toEqual({ code: 'home_only' });
  expect(bagReturns([ordinary], abroad, terms)).toEqual({ code: 'home_only' });
  expect(productReturns({ ...ordinary, isFinalSale: true }, abroad, terms)).toEqual({ code: 'final_sale' });
  // Whoever is unknown is at home.
  for (const country of ['US', null])
    expect(productReturns(ordinary, { ...off, country }, terms)).toMatchObject({
      window: { freeDays: 45 },
    });
  expect(productReturns(ordinary, on, { ...terms, lateDays: null })).toMatchObject({
    window: { lateDays: null },
  });
});
