// The books of the built-in processor. Each call is one statement: it finds what the key was answered before, or moves
// the charge on its own condition, notes the money and keeps the answer, all of it or none.
import { type SQL, sql } from 'drizzle-orm';
import type { ChargeState, DeclineReason } from '../../../domain/payment/charge.ts';
import {
  keepingMark,
  type SandboxCall,
  type SandboxCharge,
  type SandboxOutcome,
} from '../../../domain/payment/sandbox-charge.ts';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { type Money, money } from '../../../domain/pricing/money.ts';
import type { Queries } from '../../database.ts';
import { commitsEarly, preparedStatement } from '../../prepared-statement.ts';
import { sqlStateOf } from '../../sql-state.ts';

const given = sql.placeholder;
const chargeId = given('chargeId');
const minor = sql`${given('minor')}::bigint`;
const isNew = sql`not exists (select from before)`;
/**
 * Its books lie on the shop's own disk: what the shop writes down of an answer is kept together with that answer, so
 * that neither needs to wait for it here.
 */
const isNewForNow = sql`${isNew} and ${commitsEarly}`;

interface CallRow {
  readonly request_hash: string | null;
  readonly reply: ChargeRow | null;
}

/** The charge as JSON: so it is kept with the call, and so it is read, whether it is new or told again. */
interface ChargeRow {
  readonly id: string;
  readonly attempt_id: string;
  readonly state: ChargeState;
  readonly currency: string;
  readonly amount_minor: number;
  readonly captured_minor: number;
  readonly refunded_minor: number;
  readonly decline_reason: DeclineReason | null;
  readonly token: string | null;
  readonly return_url: string | null;
  readonly payer_id?: string | null;
  readonly created_at: string;
}

function call(operation: SandboxCall['operation'], changed: SQL, moved: SQL | null) {
  const movement = moved
    ? sql`, moved as (
        insert into sandbox_processor.movement (charge_id, kind, amount_minor)
        select id, ${sql.raw(`'${operation}'`)}, moving.minor from changed, lateral (select ${moved} as minor) moving
        where moving.minor > 0)`
    : sql``;
  return preparedStatement<CallRow>(
    `sandbox ${operation}`,
    sql`
      with before as (
        select request_hash, reply from sandbox_processor.call
        where operation = ${given('operation')} and key = ${given('key')}
      ), changed as (
        ${changed} returning *
      ) ${movement}, kept as (
        insert into sandbox_processor.call (operation, key, request_hash, reply)
        select ${given('operation')}, ${given('key')}, ${given('requestHash')}, to_jsonb(changed) from changed
      )
      select request_hash, reply from before
      union all select null, to_jsonb(changed) from changed`,
  );
}

const created = call(
  'create',
  sql`
    insert into sandbox_processor.charge (id, attempt_id, currency, amount_minor, payer_id)
    select ${chargeId}, ${given('attemptId')}, ${given('currency')}, ${minor}, ${given('payerId')} where ${isNewForNow}
    on conflict do nothing`,
  null,
);

const authorised = call(
  'authorise',
  sql`
    update sandbox_processor.charge
    set state = ${given('state')}, token = ${given('token')}, decline_reason = ${given('declineReason')},
      return_url = ${given('returnUrl')}, saves_card = ${given('savesCard')}, owner = ${given('owner')}::jsonb
    where id = ${chargeId} and state in ('created', 'declined') and ${isNewForNow}`,
  sql`case when changed.state = 'authorised' then changed.amount_minor else 0 end`,
);

const captured = call(
  'capture',
  sql`
    update sandbox_processor.charge
    set captured_minor = captured_minor + ${minor},
      state = case when captured_minor + ${minor} = amount_minor then 'captured' else 'authorised' end
    where id = ${chargeId} and currency = ${given('currency')} and state = 'authorised'
      and captured_minor + ${minor} <= amount_minor and ${isNew}`,
  minor,
);

const voided = call(
  'void',
  sql`
    update sandbox_processor.charge
    set released_minor = case when state = 'authorised' then amount_minor - captured_minor else 0 end,
      state = case when captured_minor > 0 then 'captured' else 'voided' end
    where id = ${chargeId} and state in ('created', 'requires_action', 'authorised') and ${isNew}`,
  sql`changed.released_minor`,
);

const refunded = call(
  'refund',
  sql`
    update sandbox_processor.charge set refunded_minor = refunded_minor + ${minor}
    where id = ${chargeId} and currency = ${given('currency')}
      and refunded_minor + ${minor} <= captured_minor and ${isNew}`,
  minor,
);

/**
 * Twice where the first finds nothing to do, or is overtaken: the same call may have been carried out beside this one,
 * and is known by its key only once that was committed.
 */
async function carriedOut(
  statement: ReturnType<typeof call>,
  queries: Queries,
  sandboxCall: SandboxCall,
  values: Readonly<Record<string, unknown>>,
): Promise<SandboxOutcome> {
  for (let tries = 0; tries < 2; tries++) {
    const { rows } = await statement(queries, { ...sandboxCall, ...values }).catch((error: unknown) => {
      if (sqlStateOf(error) !== '23505') throw error;
      return { rows: [] };
    });
    const [row] = rows;
    if (row && row.request_hash !== null && row.request_hash !== sandboxCall.requestHash)
      return { kind: 'other_request' };
    if (row) return row.reply ? { kind: 'done', charge: chargeOf(row.reply) } : { kind: 'failed' };
  }
  return { kind: 'refused' };
}

const failed = preparedStatement(
  'sandbox fail',
  sql`
    insert into sandbox_processor.call (operation, key, request_hash)
    values (${given('operation')}, ${given('key')}, ${given('requestHash')}) on conflict do nothing`,
);

const played = preparedStatement(
  'sandbox fault',
  sql`
    insert into sandbox_processor.fault (operation, key)
    values (${given('operation')}, ${given('key')}) on conflict do nothing`,
);

const challenged = preparedStatement<{ reply: ChargeRow }>(
  'sandbox challenge',
  sql`
    with changed as (
      update sandbox_processor.charge set state = ${given('state')}, decline_reason = ${given('declineReason')}
      where id = ${chargeId} and state = 'requires_action' returning *
    ), moved as (
      insert into sandbox_processor.movement (charge_id, kind, amount_minor)
      select id, 'authorise', amount_minor from changed where state = 'authorised'
    )
    select to_jsonb(changed) as reply from changed`,
);

const findChargeBy = (name: string, condition: SQL) =>
  preparedStatement<{ reply: ChargeRow }>(
    name,
    sql`select to_jsonb(charge) as reply from sandbox_processor.charge where ${condition}`,
  );
const foundByAttempt = findChargeBy('sandbox find', sql`attempt_id = ${given('attemptId')}`);
const foundById = findChargeBy('sandbox read', sql`id = ${chargeId}`);

/** Asked with connections of their own, never inside a transaction of the shop. */
export function sandboxLedger(queries: Queries) {
  const first = async (answer: Promise<{ readonly rows: readonly { reply: ChargeRow }[] }>) => {
    const [row] = (await answer).rows;
    return row ? chargeOf(row.reply) : null;
  };
  return {
    create: (
      sandboxCall: SandboxCall,
      { amount, ...values }: { chargeId: string; attemptId: string; amount: Money; payerId: string | null },
    ) => carriedOut(created, queries, sandboxCall, { ...values, ...amount }),
    authorise: (
      sandboxCall: SandboxCall,
      values: {
        readonly chargeId: string;
        readonly token: string;
        readonly state: ChargeState;
        readonly declineReason: DeclineReason | null;
        readonly returnUrl: string;
        readonly savesCard: boolean;
        readonly owner: CardOwner | null;
      },
    ) =>
      carriedOut(authorised, queries, sandboxCall, {
        ...values,
        owner: values.owner && JSON.stringify(values.owner),
      }),
    capture: (sandboxCall: SandboxCall, chargeId: string, amount: Money) =>
      carriedOut(captured, queries, sandboxCall, { chargeId, ...amount }),
    void: (sandboxCall: SandboxCall, chargeId: string) =>
      carriedOut(voided, queries, sandboxCall, { chargeId }),
    refund: (sandboxCall: SandboxCall, chargeId: string, amount: Money) =>
      carriedOut(refunded, queries, sandboxCall, { chargeId, ...amount }),
    /** Keeps that the call failed; one that was carried out stays so. */
    fail: async (sandboxCall: SandboxCall) => {
      await failed(queries, { ...sandboxCall });
    },
    /** Whether this is the first time that a fault is played to the call. */
    playFault: async ({ operation, key }: SandboxCall) =>
      (await played(queries, { operation, key })).rowCount === 1,
    /** The second step: the charge when this very answer decided it, null when there was none to take. */
    decide: (chargeId: string, isApproved: boolean) =>
      first(
        challenged(queries, {
          chargeId,
          state: isApproved ? 'authorised' : 'declined',
          declineReason: isApproved ? null : 'authentication_failed',
        }),
      ),
    find: (attemptId: string) => first(foundByAttempt(queries, { attemptId })),
    read: (chargeId: string) => first(foundById(queries, { chargeId })),
    list: async (since: Date, limit: number) => {
      const { rows } = await queries.execute<{ reply: ChargeRow }>(sql`
        select to_jsonb(charge) as reply from sandbox_processor.charge
        where created_at >= ${since.toISOString()}::timestamptz and not starts_with(attempt_id, ${keepingMark})
        order by created_at, id limit ${limit}`);
      return rows.map(({ reply }) => chargeOf(reply));
    },
  };
}

function chargeOf(row: ChargeRow): SandboxCharge {
  const { currency } = row;
  return {
    id: row.id,
    attemptId: row.attempt_id,
    state: row.state,
    amount: money(row.amount_minor, currency),
    captured: money(row.captured_minor, currency),
    refunded: money(row.refunded_minor, currency),
    declineReason: row.decline_reason,
    token: row.token,
    returnUrl: row.return_url,
    payerId: row.payer_id ?? null,
    createdAt: new Date(row.created_at),
  };
}
