import { expect, test } from 'vitest';
import { hourPlot, roundTop } from './hour-plot.ts';
import { type Need, needKinds, needVerbs, paymentNeed, placeOf } from './need.ts';
import { dayFigures, type HourCount, todaySpans } from './today.ts';
import { mayDo, staffRoles } from './verbs.ts';

test('the day begins at midnight UTC, and the day before is the same weekday', () => {
  expect(todaySpans(Date.parse('2026-11-18T13:48:17Z'))).toEqual({
    from: new Date('2026-11-18T00:00:00Z'),
    hour: 13,
    beforeFrom: new Date('2026-11-11T00:00:00Z'),
    beforeNow: new Date('2026-11-11T13:48:17Z'),
    beforeEnd: new Date('2026-11-12T00:00:00Z'),
  });
  expect(todaySpans(Date.parse('2026-11-18T00:00:00Z')).hour).toBe(0);
});

const count = (given: Partial<HourCount>): HourCount => ({
  isToday: true,
  isByNow: true,
  hour: 9,
  currency: 'USD',
  orders: 1,
  units: 2,
  revenueMinor: 1000,
  ...given,
});

test('currencies are never added up, and an average is to the cent', () => {
  const figures = dayFigures([
    count({ orders: 3, revenueMinor: 1000 }),
    count({ currency: 'EUR', revenueMinor: 700 }),
    count({ isToday: false, hour: 8 }),
    count({ isToday: false, isByNow: false, hour: 20, orders: 9 }),
  ]);
  expect(figures.orders).toEqual({ today: 4, before: 1 });
  expect(figures.units).toEqual({ today: 4, before: 2 });
  expect(figures.hours[20]).toEqual({ today: 0, before: 9 });
  expect(figures.currencies.map(({ currency, averageMinor }) => [currency, averageMinor])).toEqual([
    ['USD', { today: 333, before: 1000 }],
    ['EUR', { today: 700, before: null }],
  ]);
  expect(dayFigures([]).currencies).toEqual([]);
});

test('the only one is opened, several are a list, and a held order is told once', () => {
  expect(paymentNeed([{ kind: 'order_held', orderId: 7 }])).toBeNull();
  const one = paymentNeed([
    { kind: 'order_held', orderId: 7 },
    { kind: 'refund_refused', orderId: 8 },
  ]);
  expect(one && placeOf(one)).toBe('/orders/8');
  const unknown = paymentNeed([{ kind: 'charge_without_order', orderId: null }]);
  expect(unknown && placeOf(unknown)).toBe('/unsettled');
  const need = (kind: Need['kind'], only: string | null): Need => ({
    kind,
    only,
    count: only === null ? 2 : 1,
    isCountExact: true,
    since: null,
  });
  expect(placeOf(need('held_order', '9'))).toBe('/orders/9');
  expect(placeOf(need('held_order', null))).toBe('/orders?view=needs_person');
  expect(placeOf(need('webhook_off', 'Accounting'))).toBe('/webhooks');
  expect(new Set(needKinds.map((kind) => placeOf(need(kind, null)))).size).toBe(6);
});

test('whoever sees today can look at every payment and message that needs a person', () => {
  for (const role of staffRoles)
    for (const kind of ['payment', 'dead_job', 'lost_message'] as const)
      expect([role, kind, !mayDo(role, 'today.read') || mayDo(role, needVerbs[kind])]).toEqual([
        role,
        kind,
        true,
      ]);
});

test('a plot has a bar for each hour that has come and sold something, and a step over the whole day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    today: hour === 1 ? 3 : hour === 2 ? -1 : 0,
    before: 1,
  }));
  const { top, bars, step } = hourPlot(hours, 12);
  expect(top).toBe(4);
  expect(bars).toEqual([{ hour: 1, x: 4.92, y: 25, width: 2.67, height: 75 }]);
  expect(step.startsWith('M0 75H4.17L4.17 75')).toBe(true);
  expect(step.endsWith('H100')).toBe(true);
  expect(hourPlot(hours, 0).bars).toEqual([]);
});

test.each([
  [0, 2],
  [3, 4],
  [10, 10],
  [11, 20],
  [61, 80],
  [81, 100],
  [12_345, 20_000],
])('the edge above %s is %s', (most, top) => {
  expect(roundTop(most)).toBe(top);
});
