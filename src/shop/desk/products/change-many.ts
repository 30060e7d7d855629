// Many products changed at once, as a sheet of a spreadsheet names them: first looked at, then changed, each by itself.
import type { Queries } from '../../../database/database.ts';
import { findDeskProduct } from '../../../database/queries/desk/products/product-read.ts';
import type { SheetChange } from '../../../domain/catalogue/product-sheet.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import {
  type SaveProductOutcome,
  type SheetDifference,
  type SheetFault,
  saveProduct,
} from './save-product.ts';

export interface SheetRow {
  readonly id: number;
  /** The version that was looked at; left out while one only looks. */
  readonly version: number | undefined;
  readonly change: SheetChange;
}

export type SheetRowOutcome =
  | {
      readonly state: 'changed' | 'same';
      readonly id: number;
      readonly version: number;
      readonly name: string;
      readonly changed: SheetDifference;
    }
  | { readonly state: 'refused'; readonly id: number; readonly code: 'not_found' | 'changed_meanwhile' }
  | {
      readonly state: 'refused';
      readonly id: number;
      readonly code: 'faulty';
      readonly faults: readonly SheetFault[];
    };

export async function changeProducts(
  queries: Queries,
  actor: Actor,
  { rows, isDryRun }: { readonly rows: readonly SheetRow[]; readonly isDryRun: boolean },
): Promise<SheetRowOutcome[]> {
  const outcomes: SheetRowOutcome[] = [];
  for (const { id, version, change } of rows) {
    const record = await findDeskProduct(queries, id);
    const seen = version ?? record?.version;
    if (!record || seen === undefined) {
      outcomes.push({ state: 'refused', id, code: 'not_found' });
      continue;
    }
    const saved = await saveProduct(queries, actor, { id, version: seen, change, isDryRun });
    outcomes.push(outcomeOf(saved, { id, version: seen, name: `${record.name}, ${record.colorName}` }));
  }
  return outcomes;
}

function outcomeOf(
  saved: SaveProductOutcome,
  { id, version, name }: { readonly id: number; readonly version: number; readonly name: string },
): SheetRowOutcome {
  if (saved.ok)
    return {
      state: Object.keys(saved.changed.after).length === 0 ? 'same' : 'changed',
      id,
      version,
      name,
      changed: saved.changed,
    };
  return saved.code === 'faulty'
    ? { state: 'refused', id, code: 'faulty', faults: saved.faults }
    : { state: 'refused', id, code: saved.code };
}
