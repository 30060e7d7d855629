import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardCode } from '../../gift-card/gift-card.ts';
import {
  batchFaults,
  type CodeTerms,
  codeTextFaults,
  longestPrefix,
  mostInBatch,
  randomCode,
  randomCodeShape,
  termsFaults,
} from './code-terms.ts';
import { normalizedCode } from './coupon.ts';

const now = Date.UTC(2026, 10, 19);
const day = 86_400_000;
const terms: CodeTerms = {
  kind: 'percent',
  percent: 10,
  amount: null,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  audience: 'everyone',
  isOffered: false,
  usesMax: null,
  usesPerPerson: null,
};

const faultsOf = (
  change: Partial<CodeTerms>,
  before?: { used: number; isUsed: boolean; terms?: CodeTerms },
) =>
  termsFaults({ ...terms, ...change }, { now, ...(before && { before: { terms, ...before } }) }).map(
    ({ at, code }) => `${at} ${code}`,
  );

test.each([
  ['SPRING-24', []],
  ['ÉTÉ_5', []],
  ['', ['no_code']],
  ['A'.repeat(40), []],
  ['A'.repeat(41), ['long_code']],
  ['TEN%', ['odd_sign']],
  ['=1+1', ['odd_sign']],
  ['VITR-1234-5678', ['gift_card_code']],
])('[DK-23] the code %j', (code, faults) => {
  expect(codeTextFaults(code).map((fault) => fault.code)).toEqual(faults);
});

test('[DK-23] whatever passes stands in the one spelling that codes are compared in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const code = normalizedCode(text);
      fc.pre(codeTextFaults(code).length === 0);
      expect(code).toBe(code.toUpperCase());
      expect(code).not.toMatch(/\s/);
    }),
  );
});

test.each([
  [{}, []],
  [{ percent: 1 }, []],
  [{ percent: 100 }, []],
  [{ percent: 0 }, ['percent wrong_percent']],
  [{ percent: 101 }, ['percent wrong_percent']],
  [{ percent: 12.5 }, ['percent wrong_percent']],
  [{ percent: null }, ['percent wrong_percent']],
  [{ amount: 500 }, ['amount wrong_amount']],
  [{ kind: 'amount', percent: null, amount: 1 }, []],
  [{ kind: 'amount', percent: null, amount: 0 }, ['amount wrong_amount']],
  [{ kind: 'amount', percent: null, amount: Number.NaN }, ['amount wrong_amount']],
  [{ kind: 'amount', percent: null, amount: 10_000_001 }, ['amount wrong_amount']],
  [{ kind: 'free_shipping' }, ['percent wrong_percent']],
  [{ kind: 'free_shipping', percent: null }, []],
  [{ minimum: -1 }, ['minimum wrong_minimum']],
  [{ minimum: Number.NaN }, ['minimum wrong_minimum']],
  [{ startsAt: now, endsAt: now + day }, []],
  [{ startsAt: now + day, endsAt: now + day }, ['endsAt end_before_start']],
  [{ endsAt: now }, ['endsAt end_gone_by']],
  [{ usesMax: 0 }, ['usesMax wrong_limit']],
  [{ usesMax: 1_000_001, usesPerPerson: 0.5 }, ['usesMax wrong_limit', 'usesPerPerson wrong_limit']],
  [{ usesMax: 2, usesPerPerson: 3 }, ['usesPerPerson person_above_all']],
  [{ usesPerPerson: 3 }, []],
] satisfies [Partial<CodeTerms>, string[]][])('[DK-23] terms with %j', (change, faults) => {
  expect(faultsOf(change)).toEqual(faults);
});

test('[DK-23] of a code that was used, what it gives stays, and its end and limits change', () => {
  const used = { used: 3, isUsed: true };
  expect(faultsOf({ percent: 20 }, used)).toEqual(['percent in_use']);
  expect(faultsOf({ kind: 'amount', percent: null, amount: 500, minimum: 1 }, used)).toEqual([
    'kind in_use',
    'percent in_use',
    'amount in_use',
    'minimum in_use',
  ]);
  expect(faultsOf({ endsAt: now + day, usesMax: 3, usesPerPerson: 1, isOffered: true }, used)).toEqual([]);
  expect(faultsOf({ usesMax: 2 }, used)).toEqual(['usesMax below_used']);
  expect(faultsOf({ percent: 20 }, { used: 0, isUsed: false })).toEqual([]);
});

test('[DK-23] one that has ended can be changed and keeps its end', () => {
  const over = { ...terms, endsAt: now - day };
  const before = { used: 0, isUsed: false, terms: over };
  expect(faultsOf({ ...over, usesMax: 5 }, before)).toEqual([]);
  expect(faultsOf({ ...over, endsAt: now - 2 * day }, before)).toEqual(['endsAt end_gone_by']);
});

test.each([
  [{ prefix: '', count: 1 }, []],
  [{ prefix: 'SUMMER-', count: mostInBatch }, []],
  [{ prefix: 'A', count: 0 }, ['wrong_count']],
  [{ prefix: 'A', count: mostInBatch + 1 }, ['wrong_count']],
  [{ prefix: 'A'.repeat(longestPrefix + 1), count: 1 }, ['long_prefix']],
  [{ prefix: 'A B', count: 1 }, ['odd_sign']],
  [{ prefix: 'VITR-', count: 1 }, ['gift_card_code']],
  [{ prefix: 'VI', count: 1 }, ['gift_card_code']],
])('[DK-23] a batch of %j', (batch, faults) => {
  expect(batchFaults(batch).map(({ code }) => code)).toEqual(faults);
});

test('[DK-23] a random code has at least 50 bits, no look-alikes, and is a sound code that is no gift card’s', () => {
  expect(randomCodeShape.length * Math.log2(randomCodeShape.signs)).toBeGreaterThanOrEqual(50);
  const numbers = fc.array(fc.nat(randomCodeShape.signs - 1), {
    minLength: randomCodeShape.length,
    maxLength: randomCodeShape.length,
  });
  const prefix = fc.string({ maxLength: longestPrefix }).map(normalizedCode);
  fc.assert(
    fc.property(prefix, numbers, (beginning, chance) => {
      fc.pre(batchFaults({ prefix: beginning, count: 1 }).length === 0);
      const code = randomCode(beginning, chance);
      expect(code.slice(beginning.length)).toMatch(/^[^01ILOU]{11}$/);
      expect(codeTextFaults(code)).toEqual([]);
      expect(standardCode(code)).toBeNull();
    }),
  );
});
