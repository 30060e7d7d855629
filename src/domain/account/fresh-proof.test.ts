import { expect, test } from 'vitest';
import { hasFreshProof, needsProof } from './fresh-proof.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['toSeeForm', 5],
  ['toAskForCode', 15],
  ['toEnterCode', 25],
] as const)('%s: having signed in is proof for %i minutes and no longer', (step, most) => {
  expect(hasFreshProof(0, minutes(most) - 1, step)).toBe(true);
  expect(hasFreshProof(0, minutes(most), step)).toBe(false);
});

test('the sign-in page asks again on the way to the desk and to another email address, and nowhere else', () => {
  for (const path of ['/desk', '/desk/orders/1', '/desk?view=to_pack', '/myaccount/email'])
    expect(needsProof(path), path).toBe(true);
  for (const path of [null, '/', '/myaccount', '/desks', '/c/desk']) expect(needsProof(path)).toBe(false);
});
