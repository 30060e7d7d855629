// A catalogue in another language, made of a book of phrases: what many products say is translated once.
import type {
  Catalogue,
  CatalogueEditorial,
  CatalogueProduct,
  LanderKey,
} from '../../src/domain/catalogue/catalogue.ts';
import type {
  CatalogueTranslation,
  EditorialTranslation,
  OptionalText,
  ProductTranslation,
} from '../../src/domain/catalogue/catalogue-texts.ts';

type Phrases = Readonly<Record<string, string>>;

export interface PhraseBook {
  /** By slug. */
  readonly categories: Phrases;
  readonly colors: Phrases;
  /** By the group that shares it. */
  readonly descriptions: Readonly<Record<number, string>>;
  readonly details: Phrases;
  readonly texts: Phrases;
  readonly editorial: Phrases;
  readonly landers: Readonly<Record<LanderKey, string>>;
  /** With `{}` where a tone goes. */
  readonly pictures: Phrases;
  readonly tones: Phrases;
}

/** What the book has no phrase for is left out: the catalogue's rules name it. */
export function translateCatalogue(catalogue: Catalogue, book: PhraseBook): CatalogueTranslation {
  const say = (phrases: Phrases) => (text: string) =>
    Object.hasOwn(phrases, text) ? phrases[text] : undefined;
  const see = pictureReader(book);
  const texts = say(book.texts);
  const details = say(book.details);
  const editorial = say(book.editorial);
  const optional = (text: string | undefined) => text && texts(text);

  const productOf = (product: CatalogueProduct): ProductTranslation => {
    const { additionalInfo } = product;
    return {
      colorName: say(book.colors)(product.colorName),
      description: book.descriptions[product.groupId],
      careInstructions: product.careInstructions?.map(texts),
      materials: product.materials?.map(texts),
      countryDescription: optional(product.countryDescription),
      details: product.details?.map(details),
      additionalInfo: additionalInfo && {
        header: texts(additionalInfo.header),
        text: texts(additionalInfo.text),
        others: additionalInfo.others.map(texts),
      },
      ingredients: optional(product.ingredients),
      bannerText: optional(product.bannerText),
      promoTag: optional(product.promoTag),
      promoText: optional(product.promoText),
      appOnlyPromoText: optional(product.appOnlyPromoText),
      sizeNoteShort: optional(product.sizeNoteShort),
      sizeNoteLong: optional(product.sizeNoteLong),
      audienceExclusionReason: optional(product.audienceExclusion?.reason),
      fitNotes: Object.entries(product.fitNotes ?? {}).map(([label, text]) => ({
        label: texts(label),
        text: texts(text),
      })),
      images: product.images.map(({ alt }) => see(alt)),
      socialPhotos: product.socialPhotos?.map(({ alt }) => see(alt)),
      prop65Chemicals: product.prop65Chemicals?.map(texts),
    };
  };

  const entryOf = ({ title, words, call, alt }: CatalogueEditorial): EditorialTranslation => ({
    title: editorial(title),
    words: editorial(words),
    call: call === undefined ? undefined : editorial(call),
    alt: see(alt),
  });

  return {
    products: new Map(catalogue.products.map((product) => [product.id, productOf(product)])),
    categories: new Map(catalogue.categories.map(({ id, slug }) => [id, say(book.categories)(slug)])),
    editorial: {
      window: catalogue.editorial?.window.map(entryOf) ?? [],
      edits: catalogue.editorial?.edits.map(entryOf) ?? [],
    },
    landers: Object.fromEntries(
      Object.keys(catalogue.landers).map((key) => [key, book.landers[key as LanderKey]]),
    ),
  };
}

/** Finds the phrase that a picture's text was made of, and puts the tones of the other language into its own. */
function pictureReader({ pictures, tones }: PhraseBook): (alt: string) => OptionalText {
  const names = Object.keys(tones).sort((a, b) => b.length - a.length);
  const anyTone = `(${names.map(escapePattern).join('|')})`;
  const phrases = Object.entries(pictures).map(([from, to]) => ({
    pattern: new RegExp(`^${escapePattern(from).replaceAll('\\{\\}', anyTone)}$`, 'i'),
    isPlain: !from.includes('{}'),
    from,
    to,
  }));
  return (alt) => {
    const plain = phrases.find(({ isPlain, from }) => isPlain && from === alt);
    if (plain) return plain.to;
    for (const { pattern, isPlain, to } of phrases) {
      const found = isPlain ? null : pattern.exec(alt);
      if (!found) continue;
      const [, ...inIt] = found;
      return to.replaceAll('{}', () => tones[(inIt.shift() ?? '').toLowerCase()] ?? '');
    }
    return undefined;
  };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
