// What the quick view leaves out that the page has room for.

export type QuickViewContext = { readonly secondStyle: boolean; readonly isWaitlist: boolean };

/** How many colours are shown at most; the rest are on the page. */
export function swatchLimit({ secondStyle, isWaitlist }: QuickViewContext): number {
  return secondStyle && !isWaitlist ? 8 : 9;
}

export function areSwatchesCentred(count: number): boolean {
  return count < 7;
}
