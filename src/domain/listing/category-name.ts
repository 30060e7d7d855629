import { words } from '../../words/listing/words.ts';

/** By the name it has in the language of the moment; a merchant's own category keeps its name. */
export function named<C extends { readonly slug: string; readonly name: string }>(category: C): C {
  return { ...category, name: words.categoryName(category.slug, category.name) };
}
