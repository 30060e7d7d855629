import type { Queries } from '../../database/database.ts';
import { type FoundContent, findContents } from '../../database/queries/content/content.ts';
import { type EditorialNode, editorialTree } from '../../domain/content/editorial-html.ts';
import { landerIds, landersKey } from '../../domain/content/landers.ts';
import { recommendationZoneKeys } from '../../domain/content/recommendation-zone.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import type { Product } from '../../domain/product/product.ts';
import { isSoldOut } from '../../domain/stock/availability.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';

/** Loaded with the first content there is: its parsers are no small part of a start. */
const sanitizeHtml = async (html: string) => (await import('./sanitized-html.ts')).sanitizedHtml(html);

/** Sanitised again on reading: a row may have been written by a hand that did not. */
export async function readContent(queries: Queries, key: string): Promise<string | null> {
  const found = (await findContents(queries, [key], language())).get(key);
  if (found === undefined) return null;
  const html = await sanitizeHtml(found.html);
  const lang = languageOf(found);
  return lang === undefined || html === '' ? html : `<div lang="${lang}">${html}</div>`;
}

export async function listLanders(queries: Queries, product: Product): Promise<readonly number[]> {
  const key = landersKey(isSoldOut(product));
  const found = (await findContents(queries, [key], language())).get(key);
  return landerIds(found?.html ?? '', product.id);
}

export interface RecommendationZone {
  readonly tree: readonly EditorialNode[];
  /** The language of it, where it is not the page's. */
  readonly lang: Language | undefined;
}

/** What the merchant puts below this product; null where they put nothing. */
export async function readRecommendationZone(
  queries: Queries,
  { categories }: Pick<Product, 'categories'>,
): Promise<RecommendationZone | null> {
  const keys = recommendationZoneKeys(categoryPath(categories));
  const contents = await findContents(queries, keys, language());
  const found = keys.map((key) => contents.get(key)).find((content) => content !== undefined);
  if (found === undefined) return null;
  const tree = editorialTree(await sanitizeHtml(found.html));
  return tree.length === 0 ? null : { tree, lang: languageOf(found) };
}

/** The shop's own, where nobody has translated it. */
function languageOf({ isTranslated }: FoundContent): Language | undefined {
  return isTranslated || language() === languages[0] ? undefined : languages[0];
}
