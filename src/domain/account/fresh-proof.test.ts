import { expect, test } from 'vitest';
import { hasFreshProof } from './fresh-proof.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['toSeeForm', 5],
  ['toAskForCode', 15],
  ['toEnterCode', 25],
] as const)('%s: having signed in is proof for %i minutes and no longer', (step, most) => {
  expect(hasFreshProof(0, minutes(most) - 1, step)).toBe(true);
  expect(hasFreshProof(0, minutes(most), step)).toBe(false);
});
