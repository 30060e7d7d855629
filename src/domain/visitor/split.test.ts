import { expect, test } from 'vitest';
import type { FlagVisitor } from './flag-rule.ts';
import { parseSplitText, reachStage, type Split, splitsOf, splitText } from './split.ts';

const visitor: FlagVisitor = { country: 'US', isSignedIn: false, isNew: true, isStaff: false, bucket: 7 };
const split: Split = {
  name: 'apple_pay',
  since: 1_795_000_000_123,
  rule: { isOn: true, lines: [{ isStaff: true, percent: 100 }, { percent: 50 }] },
};
const reach = (carried: Parameters<typeof reachStage>[2], stage: 'visit' | 'bag' | 'order', who = visitor) =>
  reachStage([split], who, carried, stage);

test('each step is counted once, and the steps before it with it', () => {
  const visit = reach([], 'visit');
  expect(visit.steps.map(({ stage, line }) => [stage, line])).toEqual([['visit', 1]]);
  expect(reach(visit.parts, 'visit')).toEqual({ parts: visit.parts, steps: [] });
  const ordered = reach(visit.parts, 'order');
  expect(ordered.steps.map(({ stage }) => stage)).toEqual(['bag', 'order']);
  expect(reach(ordered.parts, 'bag')).toEqual({ parts: ordered.parts, steps: [] });
});

test('who is first seen with a bag is a visitor too, and who is first seen ordering is nobody’s', () => {
  expect(reach([], 'bag').steps.map(({ stage }) => stage)).toEqual(['visit', 'bag']);
  expect(reach([], 'order')).toEqual({ parts: [], steps: [] });
});

test('a visitor stays on the side they saw first, and is counted anew once the split has changed', () => {
  const { parts } = reach([], 'visit');
  const [part] = parts;
  const moved = parts.map((each) => ({ ...each, isOn: !each.isOn }));
  expect(reach(moved, 'bag').steps[0]?.isOn).toBe(!part?.isOn);
  const later = { ...split, since: split.since + 1 };
  expect(reachStage([later], visitor, moved, 'visit').steps).toEqual([{ ...part, since: later.since }]);
});

test('whom chance does not decide about takes no part', () => {
  expect(reach([], 'visit', { ...visitor, isStaff: true }).steps).toEqual([]);
  const all = { ...split, rule: { isOn: false, lines: [{ percent: 100 }] } };
  expect(splitsOf([all, split])).toEqual([split]);
});

test('what a visitor carries is read back, and nonsense is nothing', () => {
  const { parts } = reach([], 'bag');
  expect(parseSplitText(splitText(parts))).toEqual(parts);
  expect(parseSplitText('')).toEqual([]);
  expect(parseSplitText('nonsense.1.0.1.2~apple_pay.x.0.1.9~apple_pay..0.1.1')).toEqual([]);
});
