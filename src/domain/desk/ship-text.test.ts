import { expect, test } from 'vitest';
import { mostShipped, parseShipments } from './ship-text.ts';

test('reads numbers with and without a tracking number, however they are pasted', () => {
  expect(parseShipments('40131\t1Z 999\n\n#40132; AB-7 \r\n40133\n40134, X')).toEqual({
    ok: true,
    lines: [
      { orderId: 40_131, trackingCode: '1Z 999' },
      { orderId: 40_132, trackingCode: 'AB-7' },
      { orderId: 40_133, trackingCode: '' },
      { orderId: 40_134, trackingCode: 'X' },
    ],
  });
});

test('names the line that is none, that comes twice, or is one too many', () => {
  expect(parseShipments('40131 A\nforty')).toEqual({ ok: false, line: 2, code: 'unreadable' });
  expect(parseShipments('1 A$')).toEqual({ ok: false, line: 1, code: 'unreadable' });
  expect(parseShipments('7 A\n8 B\n7 C')).toEqual({ ok: false, line: 3, code: 'named_twice' });
  const many = Array.from({ length: mostShipped + 1 }, (_, index) => `${index + 1}`).join('\n');
  expect(parseShipments(many)).toEqual({ ok: false, line: mostShipped + 1, code: 'too_many' });
});
