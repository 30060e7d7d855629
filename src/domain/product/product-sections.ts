// The texts of a product: which parts there are, by which name each goes, and which stand open.
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

export type SectionTitle = SectionSlug | 'fit-and-details';

export interface ProductSection {
  readonly slug: SectionSlug;
  readonly title: SectionTitle;
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
  tab: string | null = null,
): readonly ProductSection[] {
  const redesigned = flags.fit_details_redesign;
  const all: readonly (Omit<ProductSection, 'title'> & { readonly has: boolean })[] = [
    { slug: 'description', isOpen: true, has: product.description !== '' },
    { slug: 'ingredients', isOpen: true, has: product.ingredients !== null },
    { slug: 'size-and-fit', isOpen: true, has: hasFit(product) },
    { slug: 'product-details', isOpen: redesigned, has: hasDetails(product) },
    { slug: 'model-info', isOpen: !redesigned, has: product.modelsInfo.length > 0 },
  ];
  return all
    .filter(({ has }) => has)
    .map(({ slug, isOpen }) => ({
      slug,
      title: redesigned && slug === 'size-and-fit' ? 'fit-and-details' : slug,
      isOpen: isOpen || slug === tab,
    }));
}

/** The tab to show first: the one asked for if it is there, otherwise the first. */
export function tabToShow(sections: readonly ProductSection[], tab: string | null): SectionSlug | null {
  return (sections.find(({ slug }) => slug === tab) ?? sections[0])?.slug ?? null;
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
