// Lines of a bag, a quote or an order in the language of whoever reads them. What is stored and compared is in the
// shop's own, so that a look in another language changes nothing.
import type { Queries, Transaction } from '../../database/database.ts';
import { findLineTexts } from '../../database/queries/product/line-texts.ts';
import { type PartlyTranslated, untranslatedOf } from '../../domain/text/untranslated.ts';
import { type Language, languages, type OtherLanguage } from '../../domain/visitor/language.ts';

export type LineText = 'colorName' | 'imageAlt' | 'audienceExclusionReason';

interface Line extends PartlyTranslated<LineText> {
  readonly productId: number;
  readonly colorName: string;
  readonly imageAlt: string;
  readonly audienceExclusionReason?: string | null;
  readonly productPrice?: { readonly promoText: string | null; readonly appOnlyPromoText: string | null };
}

export async function sayLines<L extends Line>(
  queries: Queries | Transaction,
  language: Language,
  lines: readonly L[],
): Promise<readonly L[]> {
  if (!isOther(language)) return lines;
  const all = await findLineTexts(
    queries,
    lines.map(({ productId }) => productId),
    language,
  );
  return lines.map((line) => {
    const texts = all.get(line.productId);
    if (!texts) return { ...line, untranslated: ['colorName', 'imageAlt'] };
    const { productPrice, audienceExclusionReason } = line;
    const missing = (['colorName', 'imageAlt', 'audienceExclusionReason'] as const).filter((text) =>
      isMissing(line[text] ?? null, texts[text]),
    );
    return {
      ...line,
      colorName: saying(line.colorName, texts.colorName),
      imageAlt: saying(line.imageAlt, texts.imageAlt),
      ...untranslatedOf(missing),
      ...(audienceExclusionReason && {
        audienceExclusionReason: saying(audienceExclusionReason, texts.audienceExclusionReason),
      }),
      ...(productPrice && {
        productPrice: {
          ...productPrice,
          promoText: saying(productPrice.promoText, texts.promoText),
          appOnlyPromoText: saying(productPrice.appOnlyPromoText, texts.appOnlyPromoText),
        },
      }),
    };
  });
}

/** The same, with its lines. */
export async function sayLinesOf<T extends { readonly lines: readonly Line[] }>(
  queries: Queries | Transaction,
  language: Language,
  whole: T,
): Promise<T> {
  return { ...whole, lines: await sayLines(queries, language, whole.lines) };
}

const isOther = (language: Language): language is OtherLanguage => language !== languages[0];

/** What was sold under another name than the shop has now is in the shop's own language too. */
function isMissing(text: string | null, [own, there]: readonly [string | null, string | null]): boolean {
  return text !== null && text !== '' && (text !== own || there === null);
}

function saying<T extends string | null>(
  text: T,
  [own, there]: readonly [string | null, string | null],
): T | string {
  return text === own && there !== null ? there : text;
}
