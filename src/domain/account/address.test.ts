import { describe, expect, test } from 'vitest';
import { longestAddressPart, partProblem } from './address.ts';

const zip = { isRequired: true, pattern: { source: '^\\d{5}$', flags: '' } };
const state = { isRequired: true, options: [{ value: 'OH', label: 'Ohio' }] };

describe('partProblem', () => {
  test.each([
    ['nothing where something is needed', zip, '', 'missing'],
    ['nothing where nothing is needed', { ...zip, isRequired: false }, '', null],
    ['a code of another form', zip, '1', 'not_in_country'],
    ['a code of the country’s form', zip, '43215', null],
    [
      'a code in the other case, where case does not matter',
      { isRequired: true, pattern: { source: '^K1A$', flags: 'i' } },
      'k1a',
      null,
    ],
    ['a state that is not listed', state, 'ZZ', 'not_in_country'],
    ['a state of the list', state, 'OH', null],
    ['more than a part holds', { isRequired: false }, 'a'.repeat(longestAddressPart + 1), 'too_long'],
  ] as const)('%s', (_, rule, value, problem) => {
    expect(partProblem(rule, value)).toBe(problem);
  });
});
