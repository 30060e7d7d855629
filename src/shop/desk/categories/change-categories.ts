// Categories are changed by whoever holds the tree, by the version of a category that was seen.
import type { Queries, Transaction } from '../../../database/database.ts';
import { insertAuditEntry } from '../../../database/queries/desk/audit.ts';
import {
  type CategoryRecord,
  findCategories,
  lockTree,
} from '../../../database/queries/desk/categories/category-read.ts';
import * as write from '../../../database/queries/desk/categories/category-write.ts';
import {
  type CategoryFault,
  type CategoryFields,
  categoryFaults,
} from '../../../domain/catalogue/category-fields.ts';
import { mostCategories, placeFaultOf } from '../../../domain/catalogue/category-tree.ts';
import type { Actor } from '../../../domain/desk/actor.ts';

interface Faulty {
  readonly ok: false;
  readonly code: 'faulty';
  readonly faults: readonly CategoryFault[];
}
export interface NotAsSeen {
  readonly ok: false;
  readonly code: 'not_found' | 'changed_meanwhile';
}

export interface NamedCategory {
  readonly id: number;
  /** The version that was seen. */
  readonly version: number;
}

export interface NewCategory {
  readonly fields: CategoryFields;
  readonly parentId: number | null;
}

export type MakeCategoryOutcome =
  | { readonly ok: true; readonly id: number }
  | Faulty
  | { readonly ok: false; readonly code: 'too_many' };
export type ChangeCategoryOutcome = { readonly ok: true } | Faulty | NotAsSeen;
export type RemoveCategoryOutcome =
  | { readonly ok: true }
  | NotAsSeen
  | { readonly ok: false; readonly code: 'has_categories' | 'has_products' };

export const audited = { verb: 'products.change', thing: 'category' } as const;

/** At the end of what it is to lie in. */
export function makeCategory(
  queries: Queries,
  actor: Actor,
  { fields, parentId }: NewCategory,
): Promise<MakeCategoryOutcome> {
  return queries.transaction(async (tx): Promise<MakeCategoryOutcome> => {
    await lockTree(tx);
    const tree = await findCategories(tx);
    const place = placeFaultOf(tree, { id: null, parentId });
    const faults = [
      ...fieldFaults(tree, fields, null),
      ...(place ? [{ at: 'parentId', code: place } as const] : []),
    ];
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    if (tree.length >= mostCategories) return { ok: false, code: 'too_many' };
    const id = await write.insertCategory(tx, fields, parentId);
    await write.placeCategories(tx, [...childrenOf(tree, parentId), id]);
    await insertAuditEntry(tx, actor, { ...audited, thingId: id, after: { ...fields, parentId } });
    return { ok: true, id };
  });
}

export function changeCategory(
  queries: Queries,
  actor: Actor,
  { fields, ...named }: NamedCategory & { readonly fields: CategoryFields },
): Promise<ChangeCategoryOutcome> {
  return withCategory(queries, named, async (tx, { tree, category }): Promise<ChangeCategoryOutcome> => {
    const faults = fieldFaults(tree, fields, named.id);
    if (faults.length > 0) return { ok: false, code: 'faulty', faults };
    await write.updateCategory(tx, named.id, fields, category.slug);
    const before = fieldsOf(category);
    await insertAuditEntry(tx, actor, { ...audited, thingId: named.id, before, after: fields });
    return { ok: true };
  });
}

/** One that is empty. Its addresses lead to what it lay in from now on. */
export function removeCategory(
  queries: Queries,
  actor: Actor,
  named: NamedCategory,
): Promise<RemoveCategoryOutcome> {
  return withCategory(queries, named, async (tx, { tree, category }): Promise<RemoveCategoryOutcome> => {
    if (childrenOf(tree, named.id).length > 0) return { ok: false, code: 'has_categories' };
    await write.lockCategory(tx, named.id);
    if (await write.hasProducts(tx, named.id)) return { ok: false, code: 'has_products' };
    await write.deleteCategory(tx, category);
    const before = { ...fieldsOf(category), parentId: category.parentId };
    await insertAuditEntry(tx, actor, { ...audited, thingId: named.id, before });
    return { ok: true };
  });
}

export const childrenOf = (tree: readonly CategoryRecord[], parentId: number | null) =>
  tree.filter((one) => one.parentId === parentId).map(({ id }) => id);

export const fieldsOf = ({ names, slug, googleCategory, isListed }: CategoryRecord): CategoryFields => ({
  names,
  slug,
  googleCategory: googleCategory ?? '',
  isListed,
});

function fieldFaults(
  tree: readonly CategoryRecord[],
  fields: CategoryFields,
  id: number | null,
): CategoryFault[] {
  const isTaken = tree.some((one) => one.slug === fields.slug && one.id !== id);
  return [...categoryFaults(fields), ...(isTaken ? [{ at: 'slug', code: 'slug_taken' } as const] : [])];
}

export function withCategory<O>(
  queries: Queries,
  { id, version }: NamedCategory,
  work: (
    tx: Transaction,
    found: { readonly tree: readonly CategoryRecord[]; readonly category: CategoryRecord },
  ) => Promise<O>,
): Promise<O | NotAsSeen> {
  return queries.transaction(async (tx) => {
    await lockTree(tx);
    const tree = await findCategories(tx);
    const category = tree.find((one) => one.id === id);
    if (!category) return { ok: false, code: 'not_found' };
    return category.version === version
      ? work(tx, { tree, category })
      : { ok: false, code: 'changed_meanwhile' };
  });
}
