import { expect, test } from 'vitest';
import { presaleNote, shipments } from './ship-schedule.ts';

const here = { isPresale: false, presaleShipDate: null };
const december = { isPresale: true, presaleShipDate: '2026-12-04' };
const january = { isPresale: true, presaleShipDate: '2027-01-15' };

test('[PS-02] the schedule of an order has a part for each day, what is here first', () => {
  expect(shipments([january, here, december, here])).toEqual([
    { shipDate: null, lines: [here, here] },
    { shipDate: '2026-12-04', lines: [december] },
    { shipDate: '2027-01-15', lines: [january] },
  ]);
  expect(shipments([])).toEqual([]);
});

test('[PS-01, PS-02] a line sold ahead knows when it ships, and whether the rest waits for it', () => {
  const shipDate = '2026-12-04';
  expect(presaleNote(here, [here, december])).toBeNull();
  expect(presaleNote(december, [december])).toEqual({ shipDate, company: 'all' });
  expect(presaleNote(december, [december, here])).toEqual({ shipDate, company: 'apart_from_today' });
  expect(presaleNote(december, [december, january])).toEqual({ shipDate, company: 'apart' });
});
