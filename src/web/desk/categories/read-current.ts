import type { WireCategories } from '../../../contract/desk/categories.ts';

/** The tree as it is now, which comes with the refusal of a change to an older one. */
export function currentOf({
  code,
  problem,
}: {
  readonly code: string;
  readonly problem?: object | null | undefined;
}): WireCategories | null {
  const { current } = (problem ?? {}) as { current?: WireCategories };
  return code === 'changed_meanwhile' && current ? current : null;
}
