// Notices at the desk. There is no draft of one: what is saved is shown from its time on.
import type { Queries, Transaction } from '../../database/database.ts';
import {
  deleteNotice,
  findNotices,
  insertNotice,
  lockNotice,
  type NoticeRecord,
  updateNotice,
} from '../../database/queries/content/notices.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { mostNotices, type Notice, type NoticeFault, noticeFaults } from '../../domain/content/notice.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { findKnownAddresses } from './find-block-ground.ts';

type Faulty = { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly NoticeFault[] };
type NotAsSeen =
  | { readonly ok: false; readonly code: 'not_found' }
  | { readonly ok: false; readonly code: 'changed_meanwhile' };

export type MakeNoticeOutcome =
  | { readonly ok: true; readonly id: number }
  | Faulty
  | { readonly ok: false; readonly code: 'too_many' };
export type ChangeNoticeOutcome = { readonly ok: true } | Faulty | NotAsSeen;
export type RemoveNoticeOutcome = { readonly ok: true } | NotAsSeen;

interface NamedNotice {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
}

const audited = { verb: 'content.change', thing: 'notice' } as const;

export function makeNotice(queries: Queries, actor: Actor, notice: Notice): Promise<MakeNoticeOutcome> {
  return queries.transaction(async (tx): Promise<MakeNoticeOutcome> => {
    const faults = await faultsOf(tx, notice);
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    if ((await findNotices(tx)).length >= mostNotices) return { ok: false, code: 'too_many' };
    const id = await insertNotice(tx, notice);
    await insertAuditEntry(tx, actor, { ...audited, thingId: id, after: notice });
    return { ok: true, id };
  });
}

export function changeNotice(
  queries: Queries,
  actor: Actor,
  { notice, ...named }: NamedNotice & { readonly notice: Notice },
): Promise<ChangeNoticeOutcome> {
  return withNotice(queries, named, async (tx, before): Promise<ChangeNoticeOutcome> => {
    const faults = await faultsOf(tx, notice);
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    await updateNotice(tx, named.id, notice);
    await insertAuditEntry(tx, actor, {
      ...audited,
      thingId: named.id,
      before: before.notice,
      after: notice,
    });
    return { ok: true };
  });
}

export function removeNotice(
  queries: Queries,
  actor: Actor,
  named: NamedNotice,
): Promise<RemoveNoticeOutcome> {
  return withNotice(queries, named, async (tx, before): Promise<RemoveNoticeOutcome> => {
    await deleteNotice(tx, named.id);
    await insertAuditEntry(tx, actor, { ...audited, thingId: named.id, before: before.notice });
    return { ok: true };
  });
}

async function faultsOf(tx: Transaction, notice: Notice): Promise<NoticeFault[]> {
  return noticeFaults(notice, { addresses: await findKnownAddresses(tx, [notice.path]) });
}

function withNotice<O>(
  queries: Queries,
  { id, version }: NamedNotice,
  work: (tx: Transaction, before: NoticeRecord) => Promise<O>,
): Promise<O | NotAsSeen> {
  return queries.transaction(async (tx) => {
    const before = await lockNotice(tx, id);
    if (!before) return { ok: false, code: 'not_found' };
    return before.version === version ? work(tx, before) : { ok: false, code: 'changed_meanwhile' };
  });
}
