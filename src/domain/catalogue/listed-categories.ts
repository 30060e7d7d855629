interface MaybeListed {
  readonly id: number;
  readonly parentId: number | null;
  readonly isListed: boolean;
}

/** Those that shoppers find: one that is not listed takes along all that lies in it. */
export function listedCategories<C extends MaybeListed>(categories: readonly C[]): readonly C[] {
  const hidden = new Set(categories.filter(({ isListed }) => !isListed).map(({ id }) => id));
  const isHidden = ({ id, parentId }: C): boolean => {
    if (hidden.has(id)) return true;
    const parent = categories.find((one) => one.id === parentId);
    return parent !== undefined && isHidden(parent);
  };
  return hidden.size === 0 ? categories : categories.filter((one) => !isHidden(one));
}
