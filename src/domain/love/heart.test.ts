import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Heart, type HeartEvent, heartAfter } from './heart.ts';

const empty: Heart = { isLoved: false, count: 4, isAsking: false };
const after = (...events: HeartEvent[]) => events.reduce(heartAfter, empty);
const pressed = { type: 'pressed' } as const;

test('[LV-01] a press loves, the next one asks, and only a yes takes it back', () => {
  expect(after(pressed)).toEqual({ isLoved: true, count: 5, isAsking: false });
  expect(after(pressed, pressed)).toEqual({ isLoved: true, count: 5, isAsking: true });
  expect(after(pressed, pressed, { type: 'kept' })).toEqual({ isLoved: true, count: 5, isAsking: false });
  expect(after(pressed, pressed, { type: 'confirmed' })).toEqual(empty);
});

test('[LV-02] what the shop says replaces what was shown ahead of it', () => {
  expect(after(pressed, { type: 'told', isLoved: false })).toEqual(empty);
  expect(after(pressed, { type: 'told', isLoved: true, count: 9 })).toEqual({
    isLoved: true,
    count: 9,
    isAsking: false,
  });
  expect(
    after({ type: 'told', isLoved: true, count: 5 }, { type: 'confirmed' }, { type: 'told', isLoved: true }),
  ).toEqual({
    isLoved: true,
    count: 5,
    isAsking: false,
  });
});

test('[LV-09] whatever happens, a count never goes below zero, and only what is loved asks', () => {
  const events = fc.oneof(
    fc.constantFrom<HeartEvent>(pressed, { type: 'confirmed' }, { type: 'kept' }),
    fc.record({
      type: fc.constant('told' as const),
      isLoved: fc.boolean(),
      count: fc.option(fc.nat(3), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(fc.array(events), fc.nat(2), (happened, count) => {
      const heart = happened.reduce(heartAfter, { ...empty, count });
      expect(heart.count).toBeGreaterThanOrEqual(0);
      if (heart.isAsking) expect(heart.isLoved).toBe(true);
    }),
  );
});
