// A code is changed, ended or deleted by the version somebody saw.
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  countClaims,
  deleteCode,
  endCode,
  lockCode,
  updateCode,
} from '../../../database/queries/desk/codes/code-change.ts';
import { type CodeRecord, findCode } from '../../../database/queries/desk/codes/code-list.ts';
import { type CodeFault, type CodeTerms, termsFaults } from '../../../domain/checkout/codes/code-terms.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { auditTerms } from './make-code.ts';

interface NamedCode {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
}

type NotAsSeen = { readonly ok: false; readonly code: 'not_found' | 'changed_meanwhile' };

export type ChangeCodeOutcome =
  | { readonly ok: true }
  | NotAsSeen
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly CodeFault[] };

export type EndCodeOutcome =
  | { readonly ok: true }
  | NotAsSeen
  | { readonly ok: false; readonly code: 'is_over' };

export type DeleteCodeOutcome =
  | { readonly ok: true }
  | NotAsSeen
  | { readonly ok: false; readonly code: 'in_use' };

export interface CodeChange extends NamedCode {
  readonly change: Partial<CodeTerms>;
  readonly now: number;
}

export function changeCode(
  queries: Queries,
  actor: Actor,
  { change, now, ...named }: CodeChange,
): Promise<ChangeCodeOutcome> {
  return withCode(queries, named, async (tx, before): Promise<ChangeCodeOutcome> => {
    const terms = { ...before.terms, ...change };
    const used = await countClaims(tx, before.id);
    const faults = termsFaults(terms, { now, before: { terms: before.terms, used, isUsed: before.isUsed } });
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    const [was, is] = [auditTerms(before.terms), auditTerms(terms)];
    const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name]);
    if (names.length === 0) return { ok: true };
    await updateCode(tx, { id: before.id, terms, used });
    const only = (values: typeof is) => ({
      currency: values.currency,
      ...Object.fromEntries(names.map((name) => [name, values[name]])),
    });
    await writeDown(tx, actor, before, { before: only(was), after: only(is) });
    return { ok: true };
  });
}

export function endCodeNow(
  queries: Queries,
  actor: Actor,
  { now, ...named }: NamedCode & { readonly now: number },
): Promise<EndCodeOutcome> {
  return withCode(queries, named, async (tx, code): Promise<EndCodeOutcome> => {
    const { startsAt, endsAt } = auditTerms(code.terms);
    if (code.terms.endsAt !== null && code.terms.endsAt <= now) return { ok: false, code: 'is_over' };
    await endCode(tx, code.id);
    const after = { endsAt: new Date(now).toISOString() };
    await writeDown(tx, actor, code, { before: { startsAt, endsAt }, after });
    return { ok: true };
  });
}

export function deleteUnusedCode(
  queries: Queries,
  actor: Actor,
  named: NamedCode,
): Promise<DeleteCodeOutcome> {
  return withCode(queries, named, async (tx, code): Promise<DeleteCodeOutcome> => {
    if (code.isUsed) return { ok: false, code: 'in_use' };
    await deleteCode(tx, code.id);
    await writeDown(tx, actor, code, { before: { code: code.code, ...auditTerms(code.terms) } });
    return { ok: true };
  });
}

/** With the code held, as it was read since: nobody pays with it meanwhile, nor changes it. */
function withCode<O>(
  queries: Queries,
  { id, version }: NamedCode,
  work: (tx: Transaction, code: CodeRecord) => Promise<O>,
): Promise<O | NotAsSeen> {
  return queries.transaction(async (tx) => {
    const locked = await lockCode(tx, id);
    if (locked && locked.version !== version) return { ok: false, code: 'changed_meanwhile' };
    const code = locked ? await findCode(tx, id) : undefined;
    return code ? work(tx, code) : { ok: false, code: 'not_found' };
  });
}

function writeDown(
  tx: Transaction,
  actor: Actor,
  { id }: CodeRecord,
  change: { readonly before: unknown; readonly after?: unknown },
): Promise<void> {
  return insertAuditEntry(tx, actor, { verb: 'codes.change', thing: 'code', thingId: id, ...change });
}
