// The desk's first page.
import type { DeskToday } from '../../contract/desk/today.ts';
import type { Queries } from '../../database/database.ts';
import { countStock, findLowest } from '../../database/queries/desk/stock-list.ts';
import {
  countEvents,
  countHours,
  findMostWaitedFor,
  findNeeds,
  findRunningDeals,
  hasOrders,
} from '../../database/queries/desk/today.ts';
import { mostCounted } from '../../domain/desk/list.ts';
import { needKinds } from '../../domain/desk/need.ts';
import {
  type Compared,
  type CurrencyFigures,
  dayFigures,
  shopTimeZone,
  todaySpans,
} from '../../domain/desk/today.ts';
import { decimalOfMoney, money } from '../../domain/pricing/money.ts';

const mostShown = 5;

export async function readToday(queries: Queries, now: number): Promise<DeskToday> {
  const spans = todaySpans(now);
  const { currencies, ...figures } = dayFigures(await countHours(queries, spans));
  const events = await countEvents(queries, spans);
  const needs = await findNeeds(queries);
  const low = await findLowest(queries, mostShown);
  const lowCount = await countStock(queries, { view: 'low', search: '' });
  const waitedFor = await findMostWaitedFor(queries, mostShown);
  const deals = await findRunningDeals(queries, mostShown);
  return {
    at: new Date(now).toISOString(),
    hasOrders: await hasOrders(queries),
    timeZone: shopTimeZone,
    hour: spans.hour,
    ...figures,
    ...events,
    currencies: currencies.map(viewCurrency),
    needs: needs.toSorted((a, b) => needKinds.indexOf(a.kind) - needKinds.indexOf(b.kind)),
    low: {
      rows: low.map(({ skuId, position: _, ...level }) => ({
        ...level,
        sizeId: skuId,
        available: level.onHand - level.reserved,
      })),
      total: Math.min(lowCount, mostCounted),
      isTotalExact: lowCount <= mostCounted,
    },
    waitedFor: {
      people: waitedFor[0]?.people ?? 0,
      rows: waitedFor.map(({ people: _, since, ...row }) => ({ ...row, since: since.toISOString() })),
    },
    deals: deals.map(({ endsAt, ...deal }) => ({ ...deal, endsAt: endsAt.toISOString() })),
  };
}

function viewCurrency({ currency, orders, revenueMinor, averageMinor, hours }: CurrencyFigures) {
  const decimal = (minor: number) => decimalOfMoney(money(minor, currency));
  const decimals = ({ today, before }: Compared) => ({ today: decimal(today), before: decimal(before) });
  const { today, before } = averageMinor;
  return {
    currency,
    orders,
    revenue: decimals(revenueMinor),
    average: {
      today: today === null ? null : decimal(today),
      before: before === null ? null : decimal(before),
    },
    hours: hours.map(decimals),
  };
}
