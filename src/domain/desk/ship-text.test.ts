import { expect, test } from 'vitest';
import { mostShipped, parseShipments } from './ship-text.ts';

test('reads numbers with and without a tracking number, however they are pasted', () => {
  expect(parseShipments('40131\t1Z 999\n\n#40132; AB-7 \r\n40133\n40134, X')).toEqual({
    ok: true,
    lines: [
      { orderId: 40_131, trackingCode: '1Z 999', carrier: null },
      { orderId: 40_132, trackingCode: 'AB-7', carrier: null },
      { orderId: 40_133, trackingCode: '', carrier: null },
      { orderId: 40_134, trackingCode: 'X', carrier: null },
    ],
  });
});

test('reads who takes a parcel from the third column, also where the second is empty', () => {
  expect(parseShipments('1\t1Z 999\tUPS\n2 AB-7; royal mail\n3\t\tFedEx\n4, 5 6 , , ')).toEqual({
    ok: true,
    lines: [
      { orderId: 1, trackingCode: '1Z 999', carrier: 'ups' },
      { orderId: 2, trackingCode: 'AB-7', carrier: 'royal_mail' },
      { orderId: 3, trackingCode: '', carrier: 'fedex' },
      { orderId: 4, trackingCode: '5 6', carrier: null },
    ],
  });
  expect(parseShipments('1 A\n2 B, Pigeon')).toEqual({ ok: false, line: 2, code: 'unknown_carrier' });
  expect(parseShipments('1, A, UPS, B')).toEqual({ ok: false, line: 1, code: 'unreadable' });
  expect(parseShipments('1x')).toEqual({ ok: false, line: 1, code: 'unreadable' });
});

test('names the line that is none, that comes twice, or is one too many', () => {
  expect(parseShipments('40131 A\nforty')).toEqual({ ok: false, line: 2, code: 'unreadable' });
  expect(parseShipments('1 A$')).toEqual({ ok: false, line: 1, code: 'unreadable' });
  expect(parseShipments('7 A\n8 B\n7 C')).toEqual({ ok: false, line: 3, code: 'named_twice' });
  const many = Array.from({ length: mostShipped + 1 }, (_, index) => `${index + 1}`).join('\n');
  expect(parseShipments(many)).toEqual({ ok: false, line: mostShipped + 1, code: 'too_many' });
});
