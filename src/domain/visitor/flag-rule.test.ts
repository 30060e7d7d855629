import { expect, test } from 'vitest';
import { openFlagDecider } from './flag-decider.ts';
import {
  audienceWords,
  buckets,
  decideFlag,
  type FlagRule,
  type FlagVisitor,
  parseFlagLines,
} from './flag-rule.ts';
import { defaultFlags, type FlagName } from './flags.ts';

const somebody: FlagVisitor = { country: 'US', isSignedIn: false, isNew: true, isStaff: false, bucket: 0 };
const everyBucket = Array.from({ length: buckets }, (_, bucket) => ({ ...somebody, bucket }));
const shareOn = (name: FlagName, rule: FlagRule) =>
  everyBucket.filter((visitor) => decideFlag(name, rule, visitor).isOn);

test('[FL-02] a split is exact, and another order of visitors for every flag', () => {
  const half = { isOn: false, lines: [{ percent: 50 }] };
  for (const percent of [0, 1, 10, 33.3, 50, 99, 100])
    expect(shareOn('second_style', { isOn: false, lines: [{ percent }] })).toHaveLength(percent * 10);
  const both = shareOn('second_style', half).filter(
    (visitor) => decideFlag('pdp_image_zoom', half, visitor).isOn,
  );
  // A quarter of all, give or take four deviations of it.
  expect(both.length).toBeGreaterThan(190);
  expect(both.length).toBeLessThan(310);
});

test('[FL-02] whoever is in at ten percent is in at fifty, and stays', () => {
  const at = (percent: number) =>
    new Set(shareOn('guest_loves', { isOn: true, lines: [{ percent }] }).map(({ bucket }) => bucket));
  for (const bucket of at(10)) expect(at(50)).toContain(bucket);
  expect(at(10)).toEqual(at(10));
});

test('[FL-02] the first line that fits decides, and whoever none fits sees what everyone sees', () => {
  const rule: FlagRule = {
    isOn: true,
    lines: [
      { isStaff: true, percent: 100 },
      { countries: ['US', 'CA'], isNew: true, percent: 0 },
      { isSignedIn: true, percent: 0 },
    ],
  };
  const decided = (visitor: Partial<FlagVisitor>) =>
    decideFlag('second_style', rule, { ...somebody, ...visitor });
  expect(decided({ isStaff: true })).toEqual({ isOn: true, line: 0 });
  expect(decided({})).toEqual({ isOn: false, line: 1 });
  expect(decided({ country: 'CA' })).toEqual({ isOn: false, line: 1 });
  expect(decided({ isNew: false })).toEqual({ isOn: true, line: null });
  expect(decided({ country: null })).toEqual({ isOn: true, line: null });
  expect(decided({ country: 'FR', isSignedIn: true })).toEqual({ isOn: false, line: 2 });
});

test('lines that nobody understands are none', () => {
  expect(parseFlagLines([{ percent: 50, countries: ['US'], isNew: true }])).toEqual([
    { percent: 50, countries: ['US'], isNew: true },
  ]);
  for (const broken of [
    null,
    {},
    [{}],
    [{ percent: -1 }],
    [{ percent: 101 }],
    [{ percent: Number.NaN }],
    [{ percent: 1, countries: [] }],
    [{ percent: 1, countries: ['usa'] }],
    [{ percent: 1, isStaff: 'yes' }],
    [{ percent: 1, isRich: true }],
    Array.from({ length: 11 }, () => ({ percent: 1 })),
  ])
    expect(parseFlagLines(broken), JSON.stringify(broken)).toBeNull();
});

test('an audience in words', () => {
  expect(audienceWords({})).toBe('everyone');
  expect(audienceWords({ countries: ['US', 'CA'], isNew: true, isSignedIn: false, isStaff: true })).toBe(
    'in US, CA, not signed in, new here, staff',
  );
});

test('[FL-02] what is said later wins, and the reason is the one that won', () => {
  const decider = openFlagDecider({
    setting: { second_style: true, fan_photos_hidden: true, pdp_image_zoom: false },
    service: { fan_photos_hidden: false },
    rules: new Map([['pdp_image_zoom', { isOn: true, lines: [] }]]),
  });
  expect(decider.of(() => somebody)).toEqual({ ...defaultFlags, second_style: true });
  const why = decider.explain(somebody, { preview: { guest_loves: false }, browser: { apple_pay: false } });
  const of = (name: FlagName) => {
    const explanation = why.find((each) => each.name === name);
    return [explanation?.source, explanation?.isOn];
  };
  expect(of('second_style')).toEqual(['setting', true]);
  expect(of('fan_photos_hidden')).toEqual(['service', false]);
  expect(of('pdp_image_zoom')).toEqual(['rule', true]);
  expect(of('guest_loves')).toEqual(['preview', false]);
  expect(of('apple_pay')).toEqual(['browser', false]);
  expect(of('hide_ratings_if_empty')).toEqual(['default', true]);
  expect(why).toHaveLength(Object.keys(defaultFlags).length);
});

test('visitors who see the same are given the same set, and there are no more sets than combinations', () => {
  const decider = openFlagDecider({
    setting: {},
    service: {},
    rules: new Map<FlagName, FlagRule>([
      ['second_style', { isOn: false, lines: [{ percent: 50 }] }],
      ['guest_loves', { isOn: false, lines: [{ percent: 50 }] }],
    ]),
  });
  expect(decider.isVarying).toBe(true);
  expect(new Set(everyBucket.map((visitor) => decider.of(() => visitor))).size).toBe(4);
});
