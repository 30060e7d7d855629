import type { Category } from './product.ts';

/** The way from the top down to where a product mainly hangs; it may hang elsewhere too, such as in Sale. */
export function categoryPath(categories: readonly Category[]): readonly Category[] {
  const path: Category[] = [];
  let next = categories.find(({ parentId }) => parentId === null);
  while (next) {
    path.push(next);
    const { id } = next;
    next = categories.find(({ parentId }) => parentId === id);
  }
  return path;
}
