// What somebody at the desk may still give back today, where their role has a limit. The audit says what they gave: it is
// written in the transaction of the refund, so that the sum is never behind.
import type { Queries, Transaction } from '../../database/database.ts';
import { findRates } from '../../database/queries/currency/currency.ts';
import { findRefundsOfDay } from '../../database/queries/desk/audit.ts';
import { lockStaffMember } from '../../database/queries/desk/staff.ts';
import { homeExchange } from '../../domain/currency/exchange.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type DayLimit, dayLimit, type ExchangeOf, isWithinDay } from '../../domain/desk/day-limit.ts';
import { dayLimitOf } from '../../domain/desk/verbs.ts';
import type { Money } from '../../domain/pricing/money.ts';

/** Null for whoever has no limit. */
export async function readRefundLimit(
  queries: Queries | Transaction,
  actor: Actor,
  now: number,
): Promise<DayLimit | null> {
  return (await findLimit(queries, actor, now))?.limit ?? null;
}

/** The limit that an amount is above; null when it may be given. Their next refund waits until this one is written. */
export async function exceededLimit(
  tx: Transaction,
  actor: Actor,
  amount: Money,
  now: number,
): Promise<DayLimit | null> {
  if (actor.kind !== 'person' || dayLimitOf(actor.role, 'orders.refund') === null) return null;
  await lockStaffMember(tx, actor.id);
  const found = await findLimit(tx, actor, now);
  return found && !isWithinDay(found.limit, amount, found.exchangeOf) ? found.limit : null;
}

async function findLimit(queries: Queries | Transaction, actor: Actor, now: number) {
  const perDay = actor.kind === 'person' ? dayLimitOf(actor.role, 'orders.refund') : null;
  if (actor.kind !== 'person' || perDay === null) return null;
  const rates = await findRates(queries);
  const exchangeOf: ExchangeOf = (currency) => {
    if (currency === homeExchange.currency) return homeExchange;
    const known = rates.find((rate) => rate.currency === currency && rate.expiresAt.getTime() > now);
    return known ? { currency, rate: known.rate, until: known.expiresAt.getTime() } : null;
  };
  return { limit: dayLimit(perDay, await findRefundsOfDay(queries, actor.id), exchangeOf), exchangeOf };
}
