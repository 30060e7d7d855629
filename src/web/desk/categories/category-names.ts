import type { WireCategories, WireCategory } from '../../../contract/desk/categories.ts';
import { ancestorsOf } from '../../../domain/catalogue/category-tree.ts';
import { languages } from '../../../domain/visitor/language.ts';
import { pageLanguage } from '../../../words/page-language.ts';

/** In the language of the desk; where nobody has said it there, in the shop's own. */
export function nameOf(one: WireCategory | undefined): string {
  return one?.fields.names[pageLanguage] || one?.fields.names[languages[0]] || '';
}

export const treeOf = (categories: WireCategories) =>
  categories.map(({ categoryId, parentId }) => ({ id: categoryId, parentId }));

/** From the top down, as it is chosen from a list. */
export function wayOf(categories: WireCategories, id: number): string {
  const byId = new Map(categories.map((one) => [one.categoryId, one]));
  return [...ancestorsOf(treeOf(categories), id).toReversed(), id]
    .map((step) => nameOf(byId.get(step)))
    .join(' / ');
}
