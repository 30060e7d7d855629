// Whether shoppers see a product: now, from a day on, no more. What shoppers will see obeys all rules beforehand.
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import { findDeskProduct, lockProduct } from '../../../database/queries/desk/products/product-read.ts';
import {
  publishDue,
  type StateColumns,
  setProductState,
} from '../../../database/queries/desk/products/product-write.ts';
import {
  isForShoppers,
  type PlanRefusal,
  type ProductState,
  planRefusal,
  productState,
} from '../../../domain/catalogue/product-state.ts';
import { type Actor, theShop } from '../../../domain/desk/actor.ts';
import { findFaults, type SheetFault } from './save-product.ts';
import { sheetOf } from './sheet-of.ts';

export interface StateChange {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
  readonly state: ProductState;
  /** When, of what is scheduled. */
  readonly at: number | null;
}

export type SetStateOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'changed_meanwhile' | PlanRefusal }
  | { readonly ok: false; readonly code: 'faulty'; readonly faults: readonly SheetFault[] };

type StateChangeNow = StateChange & { readonly now: number };

export function setState(queries: Queries, actor: Actor, change: StateChangeNow): Promise<SetStateOutcome> {
  return queries.transaction((tx) => setStateIn(tx, actor, change));
}

export async function setStateIn(
  tx: Transaction,
  actor: Actor,
  { id, version, state, at, now }: StateChangeNow,
): Promise<SetStateOutcome> {
  const locked = await lockProduct(tx, id);
  if (locked !== null && locked !== version) return { ok: false, code: 'changed_meanwhile' };
  const record = locked === null ? undefined : await findDeskProduct(tx, id);
  if (!record) return { ok: false, code: 'not_found' };
  const refusal = state === 'scheduled' ? planRefusal(at ?? now, now) : null;
  if (refusal) return { ok: false, code: refusal };
  if (isForShoppers(state)) {
    const faults = await findFaults(tx, record, { sheet: sheetOf(record), isShown: true });
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
  }
  const columns = columnsOf(state, at, now);
  await setProductState(tx, id, columns);
  const before = { state: productState(record), ...timeOf(record.publishAt) };
  const after = { state, ...timeOf(columns.publishAt) };
  await insertAuditEntry(tx, actor, {
    verb: 'products.change',
    thing: 'product',
    thingId: id,
    before,
    after,
  });
  return { ok: true };
}

function columnsOf(state: ProductState, at: number | null, now: number): StateColumns {
  return {
    isActive: state === 'live',
    publishAt: state === 'scheduled' ? new Date(at ?? now) : null,
    archivedAt: state === 'archived' ? new Date(now) : null,
  };
}

const timeOf = (at: Date | null) => (at === null ? {} : { publishAt: at.toISOString() });

/** The plan does it, whoever made that. */
export function publishDueProducts(queries: Queries): Promise<number> {
  return queries.transaction(async (tx) => {
    const ids = await publishDue(tx);
    for (const id of ids)
      await insertAuditEntry(tx, theShop, {
        verb: 'products.change',
        thing: 'product',
        thingId: id,
        before: { state: 'scheduled' },
        after: { state: 'live' },
      });
    return ids.length;
  });
}
