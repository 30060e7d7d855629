// What somebody changed of a product is put back as it was before, by the same rules as any change.
import type { Queries } from '../../../database/database.ts';
import { findAuditEntry } from '../../../database/queries/desk/audit.ts';
import { findDeskProduct } from '../../../database/queries/desk/products/product-read.ts';
import { putBack } from '../../../domain/catalogue/product-sheet.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { type SaveProductOutcome, saveProductIn } from './save-product.ts';
import { sheetOf } from './sheet-of.ts';

export interface Restoration {
  readonly id: number;
  readonly version: number;
  /** The entry of the history whose values before are put back. */
  readonly entryId: number;
}

/** Sizes that were added since stay: something may have been sold of them. */
export function restoreProduct(
  queries: Queries,
  actor: Actor,
  { id, version, entryId }: Restoration,
): Promise<SaveProductOutcome> {
  return queries.transaction(async (tx): Promise<SaveProductOutcome> => {
    const entry = await findAuditEntry(tx, entryId);
    if (entry?.thing !== 'product' || entry.thingId !== String(id)) return { ok: false, code: 'not_found' };
    const record = await findDeskProduct(tx, id);
    if (!record) return { ok: false, code: 'not_found' };
    const values = typeof entry.before === 'object' && entry.before !== null ? entry.before : {};
    const change = putBack(sheetOf(record), { ...values });
    return saveProductIn(tx, actor, { id, version, change });
  });
}
