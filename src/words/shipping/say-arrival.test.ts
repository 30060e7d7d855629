import { expect, test } from 'vitest';
import { sayArrival, sayWholeArrival } from './say-arrival.ts';

test('[SM-01] a page says on which day it arrives, or between which', () => {
  const tuesday = { arrivesFrom: '2026-11-24', arrivesBy: '2026-11-24' };
  const between = { arrivesFrom: '2026-11-19', arrivesBy: '2027-01-04' };
  expect(sayWholeArrival('en', tuesday)).toBe('Arrives Tuesday, November 24.');
  expect(sayWholeArrival('en', between)).toBe('Arrives Thursday, November 19 to Monday, January 4.');
  expect(sayArrival('en', between)).toBe('Arrives Thu, Nov 19 to Mon, Jan 4');
});
