// An outcome of the shop as an answer: what a route leaves out does not compile, and the compiler reads this file too.
import { expect, test } from 'vitest';
import { ProblemError } from './problem.ts';
import { type RefusalsOf, refuseUnlessOk } from './refuse-unless-ok.ts';

type Refunded =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly code: 'too_much'; readonly leftMinor: number }
  | { readonly ok: false; readonly code: 'card_refused' };

const refusals: RefusalsOf<Refunded> = {
  too_much: ({ leftMinor }) => new ProblemError('conflict', `Only ${leftMinor} is left.`),
  card_refused: () => new ProblemError('conflict', 'The card was refused.'),
};

test('every refusal is an answer of its own, with what it knows', () => {
  const answer = (refunded: Refunded) => () => refuseUnlessOk(refunded, refusals);
  expect(answer({ ok: true, amountMinor: 5 })).not.toThrow();
  expect(answer({ ok: false, code: 'too_much', leftMinor: 7 })).toThrow('Only 7 is left.');
  expect(answer({ ok: false, code: 'card_refused' })).toThrow('The card was refused.');
});

test('a route that forgets one of them does not compile', () => {
  const { card_refused: forgotten, ...others } = refusals;
  const refunded = { ok: false, code: 'card_refused' } as Refunded;
  // @ts-expect-error card_refused has no answer
  expect(() => refuseUnlessOk(refunded, others)).toThrow();
  expect(forgotten).toBeDefined();
});
