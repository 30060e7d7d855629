import { expect, test } from 'vitest';
import { sayCardProblems } from './say-card-problem.ts';

test('whatever is wrong with a card that is typed has a sentence', () => {
  expect(sayCardProblems('en')).toEqual({
    number_missing: 'Enter your card number.',
    number_incomplete: 'Your card number is not complete.',
    number_unknown: 'Use a test card: 4242 4242 4242 4242',
    expiry_missing: 'Enter when your card expires.',
    expiry_incomplete: 'Enter the month and year, such as 08 / 28.',
    expired: 'Your card has expired.',
    code_missing: 'Enter your security code.',
    code_incomplete: 'The security code has 3 digits.',
  });
});
