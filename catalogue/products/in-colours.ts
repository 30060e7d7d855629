// One design in several colours: what they share is written once, what differs beside each colour's name.
import type { CatalogueProduct, CatalogueSize } from '../../src/domain/catalogue/catalogue.ts';
import { gtin13Of } from '../../src/domain/catalogue/gtin.ts';
import { type PictureSet, picturesOf } from '../pictures/index.ts';

type OfEachColor = 'id' | 'groupId' | 'colorName' | 'images' | 'swatchImage' | 'video' | 'sizes' | 'gtin';

export type Design = Omit<CatalogueProduct, OfEachColor>;

export interface Color {
  readonly id: number;
  readonly name: string;
  readonly pictures: PictureSet;
  readonly sizes: readonly CatalogueSize[];
  /** Where this colour parts from the others: its sale, its tag. */
  readonly but?: Partial<Design>;
}

/** The first colour's id names the group. */
export function inColors(design: Design, colors: readonly [Color, ...Color[]]): CatalogueProduct[] {
  const groupId = colors[0].id;
  return colors.map(({ id, name, pictures, sizes, but }) => ({
    ...design,
    ...but,
    id,
    groupId,
    colorName: name,
    ...picturesOf(pictures),
    sizes,
    gtin: gtinOf(id),
  }));
}

/** Numbers that begin with 2 are for use inside a shop: no other house has them. */
function gtinOf(productId: number): string {
  return gtin13Of(`2${String(productId).padStart(11, '0')}`);
}
