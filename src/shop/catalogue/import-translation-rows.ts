// What a catalogue says in other languages, as rows of the database. Its rules have seen that every line is there.
import type { CatalogueRows } from '../../database/queries/catalogue/catalogue.ts';
import type { Catalogue } from '../../domain/catalogue/catalogue.ts';
import type {
  CatalogueTranslation,
  OptionalText,
  ProductTranslation,
} from '../../domain/catalogue/catalogue-texts.ts';
import type { OtherLanguage } from '../../domain/visitor/language.ts';
import { sanitizedHtml } from '../content/sanitized-html.ts';

type Rows = CatalogueRows['translations'];

export function translationRows(catalogue: Catalogue): Rows {
  const all = Object.entries(catalogue.translations ?? {}) as [OtherLanguage, CatalogueTranslation][];
  const inEach = <T>(
    rowsOf: (language: OtherLanguage, translation: CatalogueTranslation) => Iterable<T>,
  ): T[] => all.flatMap(([language, translation]) => [...rowsOf(language, translation)]);
  const ofProducts = <T>(
    rowsOf: (productId: number, language: OtherLanguage, there: ProductTranslation) => Iterable<T>,
  ): T[] =>
    inEach((language, { products }) =>
      [...products].flatMap(([id, there]) => [...rowsOf(id, language, there)]),
    );
  const chemicals = new Map(catalogue.products.map(({ id, prop65Chemicals }) => [id, prop65Chemicals]));
  return {
    products: ofProducts((productId, language, there) => [productRow(productId, language, there)]),
    images: ofProducts((productId, language, { images }) =>
      images.map((alt, position) => ({ productId, position, language, alt: textOrEmpty(alt) })),
    ),
    fitNotes: ofProducts((productId, language, { fitNotes }) =>
      fitNotes.map(({ label, text }, position) => ({
        productId,
        position,
        language,
        label: textOrEmpty(label),
        text: textOrEmpty(text),
      })),
    ),
    chemicals: ofProducts((productId, language, { prop65Chemicals }) =>
      (chemicals.get(productId) ?? []).map((name, at) => ({
        productId,
        name,
        language,
        nameThere: textOrEmpty(prop65Chemicals?.[at]),
      })),
    ),
    socialPhotos: ofProducts((productId, language, { socialPhotos = [] }) =>
      socialPhotos.map((alt, position) => ({ productId, position, language, alt: textOrEmpty(alt) })),
    ),
    categories: inEach((language, { categories }) =>
      [...categories].map(([categoryId, name]) => ({ categoryId, language, name: textOrEmpty(name) })),
    ),
    contents: inEach((language, { landers }) =>
      Object.entries(landers).map(([key, html]) => ({ key, language, html: sanitizedHtml(html) })),
    ),
  };
}

function productRow(
  productId: number,
  language: OtherLanguage,
  { images: _, fitNotes: __, prop65Chemicals: ___, socialPhotos: ____, ...there }: ProductTranslation,
): Rows['products'][number] {
  return {
    ...there,
    productId,
    language,
    careInstructions: there.careInstructions?.map(textOrEmpty),
    materials: there.materials?.map(textOrEmpty),
    details: there.details?.map(textOrEmpty),
    additionalInfo: there.additionalInfo && {
      header: textOrEmpty(there.additionalInfo.header),
      text: textOrEmpty(there.additionalInfo.text),
      others: there.additionalInfo.others.map(textOrEmpty),
    },
  };
}

function textOrEmpty(text: OptionalText): string {
  if (text === undefined) throw new Error('The catalogue has a text that nobody has translated.');
  return text;
}
