// A category moves with all that lies in it, and its products come to hang in everything above its new place.
import type { Queries } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import * as write from '../../../database/queries/desk/categories/category-write.ts';
import { rehangProducts } from '../../../database/queries/desk/categories/rehang.ts';
import {
  branchOf,
  moveBetween,
  type PlaceFault,
  placeFaultOf,
  rehangingOf,
} from '../../../domain/catalogue/category-tree.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import {
  audited,
  childrenOf,
  type NamedCategory,
  type NotAsSeen,
  withCategory,
} from './change-categories.ts';

export interface CategoryMove extends NamedCategory {
  /** What it is to lie in; null for the top. */
  readonly parentId: number | null;
  /** Behind which of those there; null for the first place. */
  readonly after: number | null;
}

export type MoveCategoryOutcome =
  | { readonly ok: true }
  | NotAsSeen
  | { readonly ok: false; readonly code: PlaceFault };

export function moveCategory(
  queries: Queries,
  actor: Actor,
  { parentId, after, ...named }: CategoryMove,
): Promise<MoveCategoryOutcome> {
  const { id } = named;
  return withCategory(queries, named, async (tx, { tree, category }): Promise<MoveCategoryOutcome> => {
    const fault = placeFaultOf(tree, { id, parentId });
    if (fault) return { ok: false, code: fault };
    const siblings = childrenOf(tree, parentId).filter((one) => one !== id);
    // Somebody has taken away what it was to stand behind.
    if (after !== null && !siblings.includes(after)) return { ok: false, code: 'changed_meanwhile' };
    await write.moveCategoryRow(tx, id, parentId);
    await write.placeCategories(
      tx,
      siblings.toSpliced(after === null ? 0 : siblings.indexOf(after) + 1, 0, id),
    );
    const moved = tree.map((one) => (one.id === id ? { ...one, parentId } : one));
    await rehangProducts(tx, moved, branchOf(tree, id), rehangingOf(tree, moved, id));
    await insertAuditEntry(tx, actor, {
      ...audited,
      thingId: id,
      before: { parentId: category.parentId },
      after: { parentId, after },
    });
    return { ok: true };
  });
}

export type MoveProductsOutcome =
  | { readonly ok: true; readonly products: number }
  | NotAsSeen
  | { readonly ok: false; readonly code: 'has_categories' | 'no_such_target' };

/** All products of a category without others in it come to hang in another one. */
export function moveProducts(
  queries: Queries,
  actor: Actor,
  { to, ...named }: NamedCategory & { readonly to: number },
): Promise<MoveProductsOutcome> {
  const { id } = named;
  return withCategory(queries, named, async (tx, { tree }): Promise<MoveProductsOutcome> => {
    if (childrenOf(tree, id).length > 0) return { ok: false, code: 'has_categories' };
    if (to === id || !tree.some((one) => one.id === to)) return { ok: false, code: 'no_such_target' };
    const products = await rehangProducts(tx, tree, [id], moveBetween(tree, id, to));
    await insertAuditEntry(tx, actor, { ...audited, thingId: id, after: { productsTo: to, products } });
    return { ok: true, products };
  });
}
