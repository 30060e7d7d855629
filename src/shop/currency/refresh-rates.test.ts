import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { findRates } from '../../database/queries/currency/currency.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { refreshRates } from './refresh-rates.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
});

afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const never = new AbortController().signal;

/** Reads a sheet of that day, and says what is kept then. */
async function after(day: string, perEuro: Record<string, string>, until = Date.UTC(2030, 0, 1)) {
  const source = { read: async () => ({ day, perEuro: new Map(Object.entries(perEuro)), until }) };
  await refreshRates(database.shop, source, never, 0);
  const rates = await findRates(database.shop);
  return Object.fromEntries(rates.map(({ currency, rate, day: of }) => [currency, `${rate} of ${of}`]));
}

test('a newer sheet replaces an older one and never the other way round; what it no longer has goes', async () => {
  expect(await after('2026-11-12', { USD: '1.25', EUR: '1', JPY: '150' })).toEqual({
    EUR: '80000000 of 2026-11-12',
    JPY: '12000000000 of 2026-11-12',
  });
  expect(await after('2026-11-13', { USD: '1.6', EUR: '1' })).toEqual({ EUR: '62500000 of 2026-11-13' });
  expect(await after('2026-11-12', { USD: '1.25', EUR: '1' })).toEqual({ EUR: '62500000 of 2026-11-13' });
});

test('the same sheet may hold for longer, and not for less', async () => {
  const untilOf = async () => (await findRates(database.shop))[0]?.expiresAt.getTime();
  await after('2026-11-14', { USD: '1.25', EUR: '1' }, 1_000);
  await after('2026-11-14', { USD: '1.25', EUR: '1' }, 3_000);
  expect(await untilOf()).toBe(3_000);
  await after('2026-11-14', { USD: '1.25', EUR: '1' }, 2_000);
  expect(await untilOf()).toBe(3_000);
});

test('a sheet that cannot be used changes nothing, and what is not shown is not kept', async () => {
  const before = await findRates(database.shop);
  for (const sheet of [
    { EUR: '1' },
    { USD: '0', EUR: '1' },
    { USD: 'x', EUR: '1' },
    { USD: '1.25', DEM: '2' },
  ])
    await expect(after('2026-11-20', sheet as Record<string, string>)).rejects.toThrow();
  expect(await findRates(database.shop)).toEqual(before);
  expect(await after('2026-11-21', { USD: '1', EUR: '-1', GBP: '1', DEM: '2' })).toEqual({
    GBP: '100000000 of 2026-11-21',
  });
});
