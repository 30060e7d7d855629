// A product as a list shows it: one picture, a second on hover, and what one needs to decide to look closer.
import type { PartlyTranslated } from '../text/untranslated.ts';
import type { ProductPrice, Swatch } from './product.ts';

export type TileText = 'imageAlt' | 'labels';

export interface Tile extends PartlyTranslated<TileText> {
  readonly productId: number;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly imagePath: string;
  /** What the picture shows, in words. */
  readonly imageAlt: string;
  readonly hoverImagePath: string | null;
  readonly price: ProductPrice;
  readonly swatches: readonly Swatch[];
  readonly isSoldOut: boolean;
  readonly loveCount: number;
  readonly reviewRating: number | null;
  readonly reviewCount: number;
  readonly labels: readonly string[];
  /** What others do with it, in words; only lists say so, and only of what can be had. */
  readonly proof: string | null;
}

export const mostTiles = 50;
