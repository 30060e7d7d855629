import { describe, expect, test } from 'vitest';
import {
  presaleLineMessage,
  scheduleTitle,
  shipmentContents,
  shipments,
  shipmentTitle,
} from './ship-schedule.ts';

const here = { isPresale: false, presaleShipDate: null };
const december = { isPresale: true, presaleShipDate: '2026-12-04' };
const january = { isPresale: true, presaleShipDate: '2027-01-15' };

describe('[PS-02] the schedule of an order', () => {
  test('has a part for each day, what is here first', () => {
    expect(shipments([january, here, december, here])).toEqual([
      { shipDate: null, lines: [here, here] },
      { shipDate: '2026-12-04', lines: [december] },
      { shipDate: '2027-01-15', lines: [january] },
    ]);
    expect(shipments([])).toEqual([]);
  });

  test('names its parts and their number', () => {
    expect(shipments([here, december]).map(shipmentTitle)).toEqual(['Ships today', 'Ships by December 4']);
    expect([1, 2, 3, 12].map(scheduleTitle)).toEqual([
      'Your order waits for its day',
      'Your order travels in two',
      'Your order travels in three',
      'Your order travels in 12',
    ]);
  });

  test('says what is in a part', () => {
    const dress = { name: 'Slip Dress', sizeName: 'S' };
    expect(shipmentContents([dress])).toBe('Slip Dress, S');
    expect(shipmentContents([{ name: 'Moon Bag', sizeName: 'One Size' }, dress, dress])).toBe(
      'Moon Bag, and 2 more',
    );
  });
});

test('[PS-01, PS-02] a line sold ahead says when it ships, and that the rest does not wait', () => {
  expect(presaleLineMessage(here, [here, december])).toBeNull();
  expect(presaleLineMessage(december, [december])).toBe('Pre-sale. Ships by December 4.');
  expect(presaleLineMessage(december, [december, here])).toBe(
    'Pre-sale. Ships by December 4, on its own; the rest leaves today.',
  );
  expect(presaleLineMessage(december, [december, january])).toBe(
    'Pre-sale. Ships by December 4, on its own.',
  );
});
