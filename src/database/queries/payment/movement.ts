// Money that moves after an authorisation. It is claimed by one conditional statement, and only then asked for.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import { paymentAttempt, paymentMovement } from '../../schema/payment/payment.ts';

export type MovementRecord = typeof paymentMovement.$inferSelect;

type MovementRequest = Pick<MovementRecord, 'attemptId' | 'kind' | 'reference' | 'amountMinor'>;

type MovementRow = Record<keyof MovementRecord, unknown>;

const given = sql.placeholder;
const columns = sql`id, attempt_id as "attemptId", kind, reference, amount_minor as "amountMinor", state, error, at,
  settled_at as "settledAt"`;

/** Numbers and times come as text from a statement that is written out. */
function recordOf(row: MovementRow): MovementRecord {
  return {
    ...(row as MovementRecord),
    amountMinor: Number(row.amountMinor),
    at: new Date(String(row.at)),
    settledAt: row.settledAt === null ? null : new Date(String(row.settledAt)),
  };
}

const locked = preparedStatement(
  'hold an attempt to move its money',
  sql`select from payment_attempt where id = ${given('attemptId')} for update`,
);
const minor = sql`${given('amountMinor')}::bigint`;

/** The movement as it was asked for before; or, where the claim is good, as it is asked for now. */
const claim = (name: string, claimed: SQL) =>
  preparedStatement<MovementRow>(
    name,
    sql`
      with before as (
        select ${columns} from payment_movement
        where attempt_id = ${given('attemptId')} and kind = ${given('kind')} and reference = ${given('reference')}
      ), claimed as (
        ${claimed} and id = ${given('attemptId')} and not exists (select from before) returning id
      ), asked as (
        insert into payment_movement (attempt_id, kind, reference, amount_minor)
        select id, ${given('kind')}, ${given('reference')}, ${minor} from claimed
        returning ${columns}
      )
      select * from before union all select * from asked`,
  );
const claims = {
  capture: claim(
    'claim a capture',
    sql`
      update payment_attempt set capture_asked_minor = capture_asked_minor + ${minor}
      where not is_releasing and capture_asked_minor + ${minor} <= amount_minor`,
  ),
  refund: claim(
    'claim a refund',
    sql`
      update payment_attempt set refund_asked_minor = refund_asked_minor + ${minor}
      where refund_asked_minor + ${minor} <= captured_minor`,
  ),
  void: claim('claim a release', sql`update payment_attempt set is_releasing = true where true`),
};

/**
 * Null when there is not so much left to capture, or to give back. Asked for a second time it is the first. The attempt
 * is held first, so that a second asking sees what the first has done: the database takes one after the other.
 */
export async function claimMovement(
  tx: Transaction,
  request: MovementRequest,
): Promise<MovementRecord | null> {
  const values = { ...request };
  const [, { rows }] = await Promise.all([locked(tx, values), claims[request.kind](tx, values)]);
  return rows[0] ? recordOf(rows[0]) : null;
}

export interface ParcelToCharge {
  readonly attemptId: string;
  readonly shipmentId: number;
  readonly shipDate: string | null;
  readonly amountMinor: number;
}

const toCharge = preparedStatement<Record<keyof ParcelToCharge, unknown>>(
  'parcels to charge',
  sql`
    select attempt.id as "attemptId", parcel.id as "shipmentId", parcel.ship_date as "shipDate",
      case when o.is_paid_elsewhere then 0 else parcel.amount_minor end as "amountMinor"
    from customer_order o
    join payment_attempt attempt on attempt.order_id = o.id
    join order_shipment parcel on parcel.order_id = o.id
    where o.id = ${sql.placeholder('orderId')} and o.status <> 'cancelled'
    order by parcel.ship_date nulls first, parcel.id`,
);

/**
 * Of an order, whether they were charged or not; none of one that is cancelled, or was not paid for here. There is
 * nothing to charge for what was paid in another way.
 */
export async function parcelsToCharge(queries: Queries, orderId: number): Promise<ParcelToCharge[]> {
  const { rows } = await toCharge(queries, { orderId });
  return rows.map(({ attemptId, shipmentId, shipDate, amountMinor }) => ({
    attemptId: String(attemptId),
    shipmentId: Number(shipmentId),
    shipDate: shipDate === null ? null : String(shipDate),
    amountMinor: Number(amountMinor),
  }));
}

const foundById = preparedStatement<MovementRow>(
  'find a movement',
  sql`select ${columns} from payment_movement where id = ${given('id')}`,
);

export async function findMovement(queries: Queries, id: string): Promise<MovementRecord | null> {
  const { rows } = await foundById(queries, { id });
  return rows[0] ? recordOf(rows[0]) : null;
}

/** Those of one kind that were asked for and not heard of. */
export function listOpenMovements(
  queries: Queries,
  attemptId: string,
  kind: MovementRecord['kind'],
): Promise<MovementRecord[]> {
  return queries
    .select()
    .from(paymentMovement)
    .where(
      and(
        eq(paymentMovement.attemptId, attemptId),
        eq(paymentMovement.kind, kind),
        eq(paymentMovement.state, 'asked'),
      ),
    )
    .orderBy(asc(paymentMovement.at));
}

const isDone = sql`
  update payment_movement set state = 'done', settled_at = now() where id = ${given('id')} and state = 'asked'`;
const countMovement = (name: string, amount: SQL) =>
  preparedStatement(
    name,
    sql`
      with done as (${isDone} returning attempt_id, amount_minor)
      update payment_attempt set ${amount} from done where payment_attempt.id = done.attempt_id`,
  );
const done = {
  capture: countMovement('finish a capture', sql`captured_minor = captured_minor + done.amount_minor`),
  refund: countMovement('finish a refund', sql`refunded_minor = refunded_minor + done.amount_minor`),
  void: preparedStatement('finish a release', isDone),
};

/**
 * It has happened; a second telling changes nothing. The attempt is held first, as by whoever claims: two who hold and
 * wait the other way round would wait for each other.
 */
export async function finishMovement(
  tx: Transaction,
  { id, kind, attemptId }: MovementRecord,
): Promise<void> {
  await Promise.all([locked(tx, { attemptId }), done[kind](tx, { id })]);
}

/** What its processor would not take may be asked for again, as another movement: the refused one keeps its own name. */
export async function renameRefused(
  tx: Transaction,
  attemptId: string,
  kind: MovementRecord['kind'],
): Promise<void> {
  await locked(tx, { attemptId });
  await tx.execute(sql`
    update payment_movement set reference = reference || ', refused ' || id
    where attempt_id = ${attemptId} and kind = ${kind} and state = 'refused' and reference not like '%, refused %'`);
}

/** The processor will not: what was claimed for it is free again. */
export function refuseMovement(
  queries: Queries,
  { id, kind, attemptId, amountMinor }: MovementRecord,
  error: string,
) {
  return queries.transaction(async (tx) => {
    await locked(tx, { attemptId });
    const { rowCount } = await tx.execute(sql`
      update payment_movement set state = 'refused', settled_at = now(), error = ${error}
      where id = ${id} and state = 'asked'`);
    if (rowCount !== 1 || kind === 'void') return;
    const column = kind === 'capture' ? paymentAttempt.captureAskedMinor : paymentAttempt.refundAskedMinor;
    await tx
      .update(paymentAttempt)
      .set({
        [kind === 'capture' ? 'captureAskedMinor' : 'refundAskedMinor']: sql`${column} - ${amountMinor}`,
      })
      .where(eq(paymentAttempt.id, attemptId));
  });
}
