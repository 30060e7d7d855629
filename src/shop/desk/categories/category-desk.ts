// What the desk does with categories.
import {
  countByCategory,
  findCategories,
  findFormerAddresses,
} from '../../../database/queries/desk/categories/category-read.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import type { ShopDeps } from '../../shop-deps.ts';
import { changeCategory, fieldsOf, makeCategory, removeCategory } from './change-categories.ts';
import { moveCategory, moveProducts } from './move-category.ts';

type Given<F extends (...given: never[]) => unknown> = Parameters<F>[2];

export function createCategoryDesk({ database }: ShopDeps) {
  const { shop: queries, jobs } = database;
  return {
    list: async () => {
      const [categories, products, addresses] = await Promise.all([
        findCategories(queries),
        countByCategory(queries),
        findFormerAddresses(queries),
      ]);
      return categories.map((record) => ({
        id: record.id,
        parentId: record.parentId,
        version: record.version,
        fields: fieldsOf(record),
        products: products.get(record.id) ?? 0,
        formerAddresses: addresses.get(record.id) ?? [],
      }));
    },
    make: (actor: Actor, category: Given<typeof makeCategory>) => makeCategory(queries, actor, category),
    change: (actor: Actor, change: Given<typeof changeCategory>) => changeCategory(queries, actor, change),
    // Thousands of products may come along: these two have the patience of long work.
    move: (actor: Actor, move: Given<typeof moveCategory>) => moveCategory(jobs, actor, move),
    moveProducts: (actor: Actor, move: Given<typeof moveProducts>) => moveProducts(jobs, actor, move),
    remove: (actor: Actor, category: Given<typeof removeCategory>) =>
      removeCategory(queries, actor, category),
  };
}
