import { expect, test } from 'vitest';
import { arrivalMessage } from './arrival.ts';

test('[SM-01] a page says on which day it arrives, or between which', () => {
  expect(arrivalMessage({ arrivesFrom: '2026-11-24', arrivesBy: '2026-11-24' })).toBe(
    'Arrives Tuesday, November 24.',
  );
  expect(arrivalMessage({ arrivesFrom: '2026-11-19', arrivesBy: '2027-01-04' })).toBe(
    'Arrives Thursday, November 19 to Monday, January 4.',
  );
});
