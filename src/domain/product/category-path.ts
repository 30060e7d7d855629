import type { Category } from './product.ts';

type InTree = Pick<Category, 'id' | 'parentId'>;

/** From the top down to a category, itself last. */
function stepsTo(tree: readonly InTree[], id: number): readonly number[] {
  const found = tree.find((one) => one.id === id);
  if (!found) return [];
  return found.parentId === null ? [id] : [...stepsTo(tree, found.parentId), id];
}

/** A product that is in a category is in all that it lies in, and one that leaves it leaves all that lie in it. */
export function toggleCategory(
  tree: readonly InTree[],
  chosen: readonly number[],
  { id, isOn }: { readonly id: number; readonly isOn: boolean },
): readonly number[] {
  if (isOn) return [...new Set([...chosen, ...stepsTo(tree, id)])];
  return chosen.filter((one) => !stepsTo(tree, one).includes(id));
}

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
