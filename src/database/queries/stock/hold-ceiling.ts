// The ceiling on what is held without being paid for, counted over the holds there are: whichever process made them.
import { sql } from 'drizzle-orm';
import { type HoldLimit, mostOfProductHeld, mostUnitsHeld } from '../../../domain/stock/hold-limits.ts';
import type { Holder } from '../../../domain/stock/stock-hold.ts';
import type { Transaction } from '../../database.ts';
import { insistOn, preparedStatement } from '../../prepared-statement.ts';

const holder = sql`${sql.placeholder('holder')}::text`;
const network = sql`${sql.placeholder('network')}::text`;

/** A visitor before their address, always: whoever waits for an address has nobody waiting for their bag but themselves. */
const inTurn = preparedStatement(
  'take turns to hold',
  sql`
    select pg_advisory_xact_lock(hashtextextended('holds for ' || ${holder}, 0)),
      pg_advisory_xact_lock(hashtextextended('holds from ' || ${network}, 0))`,
);

interface Reached {
  readonly reached: HoldLimit | null;
  readonly productIds: readonly string[];
}

const counted = preparedStatement<Reached>(
  'count what is held',
  sql`
    with live as materialized (
      select hold.holder = ${holder} as is_theirs, hold.network = ${network} as is_from_there, line.sku_id, line.quantity
      from stock_hold hold join stock_hold_line line on line.hold_id = hold.id
      where hold.state = 'held' and (hold.holder = ${holder} or hold.network = ${network})
    ), product as (
      select sku.product_id from live join sku on sku.id = live.sku_id where live.is_theirs
      group by sku.product_id
      having sum(live.quantity) > greatest(${mostOfProductHeld.always}::int, (
        select sum(level.on_hand) / ${mostOfProductHeld.part}::int from sku one join stock_level level on level.sku_id = one.id
        where one.product_id = sku.product_id))
    ), found as (
      select case
          when exists (select from product) then 'product'
          when sum(quantity) filter (where is_theirs) > ${mostUnitsHeld.visitor}::int then 'visitor'
          when sum(quantity) filter (where is_from_there) > ${mostUnitsHeld.network}::int then 'network'
        end as reached, (select coalesce(json_agg(product_id), '[]') from product) as product_ids
      from live
    )
    select reached, product_ids as "productIds" from found where ${insistOn(sql`reached is null`)}`,
);

/**
 * Which ceiling a hold that was just made has gone over, with the products it is about; null when it is under all of
 * them. Whoever holds for the same visitor or from the same address comes one after the other from here to the end of
 * the transaction, and each counts after those before: a statement of its own, since it must not look before its turn.
 * Insisted on, the statement itself fails.
 */
export async function findHoldLimit(
  tx: Transaction,
  { holder, network }: Holder,
  isInsisted: boolean,
): Promise<{ readonly limit: HoldLimit; readonly productIds: readonly number[] } | null> {
  const [, { rows }] = await Promise.all([
    inTurn(tx, { holder, network }),
    counted(tx, { holder, network, isInsisted }),
  ]);
  const [found] = rows;
  if (!found?.reached) return null;
  return { limit: found.reached, productIds: found.productIds.map(Number) };
}

/** What a guest has set aside counts for the customer they turn out to be. */
export async function giveHolds(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`update stock_hold set holder = ${to} where holder = ${from} and state = 'held'`);
}
