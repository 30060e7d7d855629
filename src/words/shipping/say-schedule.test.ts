import { describe, expect, test } from 'vitest';
import { sayContents, sayPresale, sayScheduleTitle, sayShipment } from './say-schedule.ts';

describe('[PS-02] the schedule of an order', () => {
  test('names its parts and their number', () => {
    const parts = [{ shipDate: null }, { shipDate: '2026-12-04' }];
    expect(parts.map((part) => sayShipment('en', part))).toEqual(['Ships today', 'Ships by December 4']);
    expect([1, 2, 3, 12].map((count) => sayScheduleTitle('en', count))).toEqual([
      'Your order waits for its day',
      'Your order travels in two',
      'Your order travels in three',
      'Your order travels in 12',
    ]);
  });

  test('says what is in a part', () => {
    const dress = { name: 'Slip Dress', sizeName: 'S' };
    expect(sayContents('en', [dress])).toBe('Slip Dress, S');
    expect(sayContents('en', [{ name: 'Moon Bag', sizeName: 'One Size' }, dress, dress])).toBe(
      'Moon Bag, and 2 more',
    );
    expect(sayContents('en', [])).toBe('');
  });
});

test('[PS-01, PS-02] a line sold ahead says when it ships, and that the rest does not wait', () => {
  const shipDate = '2026-12-04';
  expect(sayPresale('en', { shipDate, company: 'all' })).toBe('Pre-sale. Ships by December 4.');
  expect(sayPresale('en', { shipDate, company: 'apart_from_today' })).toBe(
    'Pre-sale. Ships by December 4, on its own; the rest leaves today.',
  );
  expect(sayPresale('en', { shipDate, company: 'apart' })).toBe('Pre-sale. Ships by December 4, on its own.');
});
