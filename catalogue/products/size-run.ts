import type { CatalogueSize } from '../../src/domain/catalogue/catalogue.ts';

/** Sizes in the order they are shown, each with its units on hand. */
export function sizeRun(...sizes: readonly (readonly [name: string, onHand: number])[]): CatalogueSize[] {
  return sizes.map(([name, onHand]) => ({ name, onHand }));
}
