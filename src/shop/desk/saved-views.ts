// Views of lists that somebody keeps for themselves.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  deleteView,
  insertView,
  lockViews,
  type ViewRecord,
} from '../../database/queries/desk/saved-view.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { mostViews } from '../../domain/desk/saved-view.ts';

export type SaveViewOutcome =
  | { readonly ok: true; readonly view: ViewRecord }
  | { readonly ok: false; readonly code: 'not_a_person' | 'too_many' | 'name_taken' };

export function saveView(
  queries: Queries,
  actor: Actor,
  input: Omit<ViewRecord, 'id'>,
): Promise<SaveViewOutcome> {
  if (actor.kind !== 'person') return Promise.resolve({ ok: false, code: 'not_a_person' });
  return queries.transaction(async (tx): Promise<SaveViewOutcome> => {
    if ((await lockViews(tx, actor.id, input.list)) >= mostViews) return { ok: false, code: 'too_many' };
    const view = await insertView(tx, actor.id, input);
    if (!view) return { ok: false, code: 'name_taken' };
    const { id, ...after } = view;
    await insertAuditEntry(tx, actor, { verb: 'views.change', thing: 'view', thingId: id, after });
    return { ok: true, view };
  });
}

/** Whether there was such a view of theirs. */
export function removeView(queries: Queries, actor: Actor, viewId: string): Promise<boolean> {
  if (actor.kind !== 'person') return Promise.resolve(false);
  return queries.transaction(async (tx) => {
    const view = await deleteView(tx, actor.id, viewId);
    if (!view) return false;
    const { id, ...before } = view;
    await insertAuditEntry(tx, actor, { verb: 'views.change', thing: 'view', thingId: id, before });
    return true;
  });
}
