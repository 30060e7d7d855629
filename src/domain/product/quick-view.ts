// What the quick view leaves out that the page has room for.

export type QuickViewContext = { readonly secondStyle: boolean; readonly isWaitlist: boolean };

/** How many colours are shown at most; the rest are on the page. */
export function swatchLimit({ secondStyle, isWaitlist }: QuickViewContext): number {
  return secondStyle && !isWaitlist ? 8 : 9;
}

/** The first of them, and always the one that is looked at. */
export function shownColors<C extends { readonly selected: boolean }>(
  colors: readonly C[],
  limit: number | undefined,
): readonly C[] {
  const first = colors.slice(0, limit);
  const rest = colors.slice(first.length).filter(({ selected }) => selected);
  return rest.length === 0 ? first : [...first.slice(0, -1), ...rest];
}

export function areSwatchesCentred(count: number): boolean {
  return count < 7;
}
