import { expect, test } from 'vitest';
import { money } from '../pricing/money.ts';
import { creditStep, readCreditForm } from './credit-step.ts';

test('credit is given and taken, and never falls below zero', () => {
  expect(creditStep(4_000, 2_500)).toEqual({ ok: true, balanceMinor: 6_500 });
  expect(creditStep(4_000, -4_000)).toEqual({ ok: true, balanceMinor: 0 });
  expect(creditStep(4_000, -4_001)).toEqual({ ok: false, code: 'below_zero' });
  expect(creditStep(0, 0)).toEqual({ ok: false, code: 'nothing' });
});

test('what is typed is read as it would be sent', () => {
  const credit = money(4_000);
  expect(readCreditForm(credit, 'give', ' ')).toEqual({ state: 'empty' });
  expect(readCreditForm(credit, 'give', '25')).toEqual({
    state: 'sound',
    step: money(2_500),
    after: money(6_500),
  });
  expect(readCreditForm(credit, 'take', '40.00')).toEqual({
    state: 'sound',
    step: money(-4_000),
    after: money(0),
  });
  for (const text of ['x', '-5', '0', '1.234', '1e3'])
    expect(readCreditForm(credit, 'give', text)).toEqual({ state: 'refused', code: 'no_amount' });
  expect(readCreditForm(credit, 'give', '1,000')).toMatchObject({ step: money(100_000) });
  expect(readCreditForm(credit, 'give', '10,000.01')).toEqual({ state: 'refused', code: 'too_large' });
  expect(readCreditForm(credit, 'take', '40.01')).toEqual({ state: 'refused', code: 'below_zero' });
});
