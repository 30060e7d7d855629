// One message as the desk changes it, where it is kept.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database.ts';

/** Whether this very change of this message was made before. */
export async function isMessageChanged(tx: Transaction, messageId: string, key: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from audit_entry where thing = 'message' and thing_id = ${messageId} and after ->> 'key' = ${key} limit 1`);
  return (rowCount ?? 0) > 0;
}

/** Whoever else changes a message of the desk waits: of two who press at once, the second sees what the first did. */
export async function lockMessage(tx: Transaction, messageId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`message ${messageId}`}))`);
}

/** Due at once, with all its tries before it; false when somebody works on it, or it is gone. */
export async function reviveEmailJob(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update job set dead_at = null, failures = 0, run_at = now()
     where id = ${id} and kind = 'send-email' and leased_until is null`);
  return rowCount === 1;
}

export async function deleteEmailJob(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from job where id = ${id} and kind = 'send-email' and leased_until is null`,
  );
  return rowCount === 1;
}

/** The size it is about; null when they no longer wait for it, or it is being sent. */
export async function requeueWaitlistMessage(tx: Transaction, id: string): Promise<number | null> {
  const { rows } = await tx.execute<{ skuId: unknown }>(sql`
    with entry as (
      update waitlist_entry e set state = 'notifying' from waitlist_message m
       where m.id = ${id} and m.entry_id = e.id and m.asked_at = e.asked_at
         and (e.state = 'notifying' and m.state = 'queued' or e.state = 'waiting' and m.state = 'failed')
      returning m.id)
    update waitlist_message m set state = 'queued', attempts = 0, run_at = now(), settled_at = null, lost_at = null
      from entry where m.id = entry.id
    returning m.sku_id as "skuId"`);
  return rows[0] ? Number(rows[0].skuId) : null;
}

/** Whoever was to hear it leaves the line; one that had failed is only put away. */
export async function stopWaitlistMessage(tx: Transaction, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    with stopped as (
      update waitlist_message set state = 'stopped', settled_at = coalesce(settled_at, now()), lost_at = null
       where id = ${id} and state in ('queued', 'failed', 'unknown')
      returning entry_id, asked_at),
    left_line as (
      update waitlist_entry e set state = 'stopped' from stopped
       where e.id = stopped.entry_id and e.asked_at = stopped.asked_at and e.state = 'notifying')
    select from stopped`);
  return rowCount === 1;
}
