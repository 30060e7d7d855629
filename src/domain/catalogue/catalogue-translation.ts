// The rule a translated catalogue obeys before it is imported: whatever it says has been said in that language too, line by
// line.
import type { Catalogue, CatalogueEditorial, CatalogueProduct } from './catalogue.ts';
import type {
  CatalogueTranslation,
  EditorialTranslation,
  OptionalText,
  ProductTranslation,
} from './catalogue-texts.ts';

/** Each problem is a sentence that says which line of what is missing. */
export function translationProblems(
  catalogue: Catalogue,
  language: string,
  translation: CatalogueTranslation,
): string[] {
  const missing = (where: string, own: readonly Line[], there: readonly Line[]): string[] => {
    const linesThere = new Map(there);
    return own.flatMap(([what, text]) => {
      if (text === undefined || linesThere.get(what)?.trim()) return [];
      return [`${where} has no ${what} in ${language}: "${text.slice(0, 60)}".`];
    });
  };
  const { window = [], edits = [] } = catalogue.editorial ?? {};
  const entries = (placement: 'window' | 'edits', list: readonly CatalogueEditorial[]) =>
    list.flatMap((entry, at) =>
      missing(
        `Entry ${at + 1} of the ${placement}`,
        editorialLines(entry),
        editorialLines(translation.editorial[placement][at] ?? {}),
      ),
    );
  return [
    ...catalogue.products.flatMap((product) => {
      const there = translation.products.get(product.id);
      const where = `Product ${product.id}`;
      return there
        ? missing(where, linesOfProduct(product), linesOfTranslation(there))
        : [`${where} is not in ${language}.`];
    }),
    ...catalogue.categories
      .filter(({ id }) => !translation.categories.get(id)?.trim())
      .map(({ id, name }) => `Category ${id}, ${name}, has no name in ${language}.`),
    ...entries('window', window),
    ...entries('edits', edits),
    ...Object.keys(catalogue.landers)
      .filter((key) => !translation.landers[key as keyof Catalogue['landers']]?.trim())
      .map((key) => `The content ${key} is not in ${language}.`),
  ];
}

/** What it is, and the text. */
type Line = readonly [string, string | undefined];

const single = [
  'colorName',
  'description',
  'countryDescription',
  'ingredients',
  'bannerText',
  'promoTag',
  'promoText',
  'appOnlyPromoText',
  'sizeNoteShort',
  'sizeNoteLong',
] as const;

function linesOfProduct(product: CatalogueProduct): Line[] {
  return [
    ...single.map((name): Line => [name, product[name]]),
    ['audienceExclusionReason', product.audienceExclusion?.reason],
    ...sharedLines(product),
    ...numberLines(
      'picture',
      product.images.map(({ alt }) => alt),
    ),
    ...numberLines(
      'social photo',
      product.socialPhotos?.map(({ alt }) => alt),
    ),
    ...numberLines('fit label', Object.keys(product.fitNotes ?? {})),
    ...numberLines('fit note', Object.values(product.fitNotes ?? {})),
  ];
}

function linesOfTranslation(there: ProductTranslation): Line[] {
  return [
    ...single.map((name): Line => [name, there[name]]),
    ['audienceExclusionReason', there.audienceExclusionReason],
    ...sharedLines(there),
    ...numberLines('picture', there.images),
    ...numberLines('social photo', there.socialPhotos),
    ...numberLines(
      'fit label',
      there.fitNotes.map(({ label }) => label),
    ),
    ...numberLines(
      'fit note',
      there.fitNotes.map(({ text }) => text),
    ),
  ];
}

type Shared = Pick<
  ProductTranslation,
  'careInstructions' | 'materials' | 'details' | 'additionalInfo' | 'prop65Chemicals'
>;

function sharedLines(of: { readonly [K in keyof Shared]?: Shared[K] }): Line[] {
  return [
    ...numberLines('care instruction', of.careInstructions),
    ...numberLines('material', of.materials),
    ...numberLines('detail', of.details),
    ...numberLines('chemical', of.prop65Chemicals),
    ['header', of.additionalInfo?.header],
    ['additional text', of.additionalInfo?.text],
    ...numberLines('additional line', of.additionalInfo?.others),
  ];
}

function numberLines(what: string, texts: readonly OptionalText[] = []): Line[] {
  return texts.map((text, at): Line => [`${what} ${at + 1}`, text]);
}

function editorialLines({ title, words, call, alt }: Partial<EditorialTranslation>): Line[] {
  return [
    ['title', title],
    ['words', words],
    ['call', call],
    ['alternative text', alt],
  ];
}
