// The texts of a product: which parts there are, what they are called, and which stand open.
import { words } from '../../words/product/words.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { Product } from './product.ts';

export const sectionSlugs = [
  'description',
  'ingredients',
  'size-and-fit',
  'product-details',
  'model-info',
] as const;

export type SectionSlug = (typeof sectionSlugs)[number];

export interface ProductSection {
  readonly slug: SectionSlug;
  readonly title: string;
  readonly isOpen: boolean;
}

type Described = Pick<
  Product,
  | 'description'
  | 'ingredients'
  | 'sizeNoteShort'
  | 'sizeNoteLong'
  | 'fitNotes'
  | 'descriptionBullets'
  | 'descriptionAdditionalInfo'
  | 'modelsInfo'
>;

/** In order; a part without content is not there. `asked` is the slug an address names (`?tab=`), if any. */
export function productSections(
  product: Described,
  flags: Pick<FlagSet, 'fit_details_redesign'>,
  asked: string | null = null,
): readonly ProductSection[] {
  const redesigned = flags.fit_details_redesign;
  const all: readonly (ProductSection & { readonly has: boolean })[] = [
    { slug: 'description', title: words.description, isOpen: true, has: product.description !== '' },
    { slug: 'ingredients', title: words.ingredients, isOpen: true, has: product.ingredients !== null },
    {
      slug: 'size-and-fit',
      title: redesigned ? words.fitAndDetails : words.sizeAndFit,
      isOpen: true,
      has: hasFit(product),
    },
    { slug: 'product-details', title: words.productDetails, isOpen: redesigned, has: hasDetails(product) },
    { slug: 'model-info', title: words.modelInfo, isOpen: !redesigned, has: product.modelsInfo.length > 0 },
  ];
  return all
    .filter(({ has }) => has)
    .map(({ has: _, ...section }) => ({ ...section, isOpen: section.isOpen || section.slug === asked }));
}

/** The tab to show first: the one asked for if it is there, otherwise the first. */
export function tabToShow(sections: readonly ProductSection[], asked: string | null): SectionSlug | null {
  return (sections.find(({ slug }) => slug === asked) ?? sections[0])?.slug ?? null;
}

function hasFit({ sizeNoteShort, sizeNoteLong, fitNotes }: Described): boolean {
  return sizeNoteShort !== null || sizeNoteLong !== null || Object.keys(fitNotes).length > 0;
}

function hasDetails({ descriptionBullets, descriptionAdditionalInfo }: Described): boolean {
  const { careInstructions, materials, countryDescription } = descriptionBullets;
  return (
    careInstructions.length > 0 ||
    materials.length > 0 ||
    countryDescription !== null ||
    descriptionAdditionalInfo !== null
  );
}
