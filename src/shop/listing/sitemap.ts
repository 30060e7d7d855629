// The addresses that search engines should know, in parts that are read as they are sent.
import type { Queries } from '../../database/database.ts';
import { findLiveLandings } from '../../database/queries/content/landing-pages.ts';
import {
  findSitemapCategories,
  findSitemapParts,
  findSitemapProducts,
} from '../../database/queries/listing/sitemap.ts';
import { isInShop } from '../../domain/content/blocks.ts';
import { contentPaths } from '../../domain/content/content-paths.ts';
import { landingPath } from '../../domain/content/landing-page.ts';
import { productPath } from '../../domain/text/slug.ts';

export interface Sitemap {
  /** The ids that the parts of products begin with. */
  readonly parts: () => Promise<number[]>;
  readonly pages: () => Promise<string[]>;
  /** A few at a time; a part that begins with an id that is gone begins with the next. */
  readonly products: (from: number) => AsyncGenerator<string[]>;
}

/** A part may hold 50,000 by the protocol; smaller ones are read again sooner. */
const productsOfPart = 10_000;
const atOnce = 1_000;

export function createSitemap(queries: Queries, now: () => number): Sitemap {
  return {
    parts: () => findSitemapParts(queries, productsOfPart),
    pages: async () => {
      const [categories, landings] = await Promise.all([
        findSitemapCategories(queries),
        findLiveLandings(queries),
      ]);
      return [
        '/',
        '/c/new-in',
        '/c/all',
        '/presale-products',
        ...categories.map((slug) => `/c/${slug}`),
        ...landings.flatMap(({ page, about }) => (isInShop(about, now()) ? landingPath(page) : [])),
        ...contentPaths,
      ];
    },
    products: async function* (from) {
      let next = from;
      for (let sent = 0; sent < productsOfPart; sent += atOnce) {
        const products = await findSitemapProducts(queries, next, atOnce);
        yield products.map(productPath);
        if (products.length < atOnce) return;
        next = (products.at(-1)?.id ?? 0) + 1;
      }
    },
  };
}
