// At the end of a test of payments: once no money is on its way any more, everything agrees with everything.
import { expect } from 'vitest';
import type { TestShop } from '../test-shop.ts';
import { brokenInvariants } from './money-invariants.ts';

const moneyJobs = `select from job where kind in ('capture-payment', 'move-money', 'return-payment')`;

export async function isInBalance({ query }: TestShop): Promise<void> {
  await expect.poll(() => query(moneyJobs), { timeout: 20_000 }).toEqual([]);
  expect(await brokenInvariants(query)).toEqual({});
}
