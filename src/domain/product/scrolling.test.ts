import { expect, test } from 'vitest';
import { reviewsOffset, sidebarSticks } from './scrolling.ts';

test.each([
  [false, false, true, -50],
  [false, false, false, -50],
  [true, true, true, -140],
  [true, true, false, -120],
  [true, false, true, -50],
  [false, true, false, -50],
])(
  '[PG-12] reviews v2 on desktop %j, on phones %j, phone %j: offset %j',
  (desktop, phone, isPhone, offset) => {
    expect(reviewsOffset({ pdp_reviews_v2: desktop, pdp_reviews_v2_mobile: phone }, isPhone)).toBe(offset);
  },
);

test('[PG-14] a sidebar sticks from 1.3 times the block on', () => {
  expect(sidebarSticks(1300, 1000)).toBe(true);
  expect(sidebarSticks(1299, 1000)).toBe(false);
  expect(sidebarSticks(500, 0)).toBe(false);
});
