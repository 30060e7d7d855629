// The statements that move stock. Each says in its own condition what must be true, so no two of them can both be
// right about the last unit.
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import type { Holder, HoldLine, HoldState } from '../../../domain/stock/stock-hold.ts';
import type { Queries, Transaction } from '../../database.ts';
import { commitsEarly, insistOn, preparedStatement } from '../../prepared-statement.ts';
import { stockHold } from '../../schema/stock/stock-hold.ts';

const skuId = sql.placeholder('skuId');
const dealId = sql.placeholder('dealId');
const holdId = sql.placeholder('holdId');
const units = sql`${sql.placeholder('units')}::int`;
const holder = sql`${sql.placeholder('holder')}::text`;
const network = sql`${sql.placeholder('network')}::text`;

/** How many rows were changed; none fails where it is insisted on. */
interface Changed {
  readonly changed: number;
}

const changedIn = (statement: SQL) => sql`
  with done as (${statement} returning 1)
  select count(*)::int as changed from done having ${insistOn(sql`count(*) > 0`)}`;

const reserved = preparedStatement<Changed>(
  'reserve units',
  changedIn(sql`
    update stock_level set reserved = reserved + ${units}
    where sku_id = ${skuId} and on_hand - reserved >= ${units}`),
);

/** Whether so many could be set aside. */
export async function reserveUnits(
  tx: Transaction,
  { skuId, quantity }: HoldLine,
  isInsisted: boolean,
): Promise<boolean> {
  const { rows } = await reserved(tx, { skuId, units: quantity, isInsisted });
  return rows[0]?.changed === 1;
}

const claimed = preparedStatement<Changed>(
  'claim deal units',
  changedIn(sql`
    update flash_deal set claimed = claimed + ${units}
    where id = ${dealId} and starts_at <= now() and now() < ends_at and claimed + ${units} <= allotment`),
);

/** Whether the deal runs now, by the database's clock, and had so many left. */
export async function claimDealUnits(
  tx: Transaction,
  dealId: number,
  units: number,
  isInsisted: boolean,
): Promise<boolean> {
  const { rows } = await claimed(tx, { dealId, units, isInsisted });
  return rows[0]?.changed === 1;
}

const inserted = preparedStatement<{ expires_at: string }>(
  'insert a hold',
  sql`
    with hold as (
      insert into stock_hold (id, expires_at, holder, network)
      select ${holdId}::uuid, now() + make_interval(mins => ${sql.placeholder('minutes')}::int), ${holder}, ${network}
      where ${commitsEarly}
      returning id, expires_at
    ), line as (
      insert into stock_hold_line (hold_id, sku_id, quantity, deal_id)
      select hold.id, line.*
      from hold, unnest(${sql.placeholder('skuIds')}::bigint[], ${sql.placeholder('quantities')}::int[],
        ${sql.placeholder('dealIds')}::bigint[]) as line
    )
    select expires_at from hold`,
);

/**
 * Made before any unit is set aside, so that the rows everybody wants are held for as short as can be. The commit does
 * not wait for the disk: a hold that a crash forgets cannot be claimed, and the commit of a claim waits for both.
 */
export async function insertHold(
  tx: Transaction,
  holdId: string,
  lines: readonly HoldLine[],
  minutes: number,
  by: Holder | null = null,
): Promise<Date> {
  const { rows } = await inserted(tx, {
    holdId,
    minutes,
    skuIds: lines.map((line) => line.skuId),
    quantities: lines.map((line) => line.quantity),
    dealIds: lines.map((line) => line.dealId),
    holder: by?.holder ?? null,
    network: by?.network ?? null,
  });
  const [hold] = rows;
  if (!hold) throw new Error('A hold was made and is not there.');
  return new Date(hold.expires_at);
}

const settled = preparedStatement<Record<keyof HoldLine, unknown>>(
  'let go of a hold',
  sql`
    with settled as (
      update stock_hold set state = ${sql.placeholder('state')}, settled_at = now()
      where id = ${holdId} and state = 'held'
      returning id
    )
    select sku_id as "skuId", quantity, deal_id as "dealId"
    from stock_hold_line join settled on settled.id = hold_id order by sku_id`,
);

/** The lines of a hold that this very call has settled without a sale; null when it was settled before. */
export async function settleHold(
  tx: Transaction,
  holdId: string,
  state: Exclude<HoldState, 'held' | 'claimed'>,
): Promise<HoldLine[] | null> {
  const { rows } = await settled(tx, { holdId, state });
  if (rows.length === 0) return null;
  return rows.map(({ skuId, quantity, dealId }) => ({
    skuId: Number(skuId),
    quantity: Number(quantity),
    dealId: dealId === null ? null : Number(dealId),
  }));
}

const sold = preparedStatement<Changed>(
  'sell what a hold has',
  sql`
    with claimed as (
      update stock_hold set state = 'claimed', settled_at = now()
      where id = ${holdId} and state = 'held' and expires_at > now()
      returning id
    ), line as materialized (
      select level.sku_id, line.quantity
      from claimed join stock_hold_line line on line.hold_id = claimed.id
      join stock_level level on level.sku_id = line.sku_id
      order by level.sku_id for update of level
    ), noted as (
      insert into stock_ledger (sku_id, delta, reason, source)
      select sku_id, -quantity, 'sale', ${sql.placeholder('source')} from line
    ), sold as (
      update stock_level set on_hand = on_hand - line.quantity, reserved = reserved - line.quantity
      from line where stock_level.sku_id = line.sku_id returning 1
    )
    select count(*)::int as changed from sold having ${insistOn(sql`count(*) > 0`)}`,
);

/**
 * Sold: the ledger says why, and they leave the shelf, the smallest id first. False when the hold was settled before,
 * or has run out: then nothing is.
 */
export async function sellHold(tx: Transaction, holdId: string, isInsisted: boolean): Promise<boolean> {
  const { rows } = await sold(tx, { holdId, source: `hold ${holdId}`, isInsisted });
  return (rows[0]?.changed ?? 0) > 0;
}

/** Off the shelf without a hold. False when so many are not free. */
export async function sellFree(
  tx: Transaction,
  { skuId, quantity }: Pick<HoldLine, 'skuId' | 'quantity'>,
  source: string,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with sold as (
      update stock_level set on_hand = on_hand - ${quantity}
      where sku_id = ${skuId} and on_hand - reserved >= ${quantity} returning sku_id
    )
    insert into stock_ledger (sku_id, delta, reason, source)
    select sku_id, -${quantity}::int, 'sale', ${source} from sold`);
  return rowCount === 1;
}

export async function freeReserved(tx: Transaction, { skuId, quantity }: HoldLine): Promise<void> {
  await tx.execute(sql`update stock_level set reserved = reserved - ${quantity} where sku_id = ${skuId}`);
}

export async function returnDealUnits(tx: Transaction, dealId: number, units: number): Promise<void> {
  await tx.execute(sql`update flash_deal set claimed = claimed - ${units} where id = ${dealId}`);
}

/** Holds that have run out, the oldest first, without those that were tried already. */
export async function expiredHolds(
  queries: Queries,
  limit: number,
  tried: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .select({ id: stockHold.id })
    .from(stockHold)
    .where(
      and(
        eq(stockHold.state, 'held'),
        lte(stockHold.expiresAt, sql`now()`),
        sql`${stockHold.id} <> all(${sql.param([...tried])}::uuid[])`,
      ),
    )
    .orderBy(asc(stockHold.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}
