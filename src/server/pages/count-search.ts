// A page of what a search found is one search by whoever gets it, made for them or kept from before.
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import type { Shop } from '../../shop/shop.ts';

/** To be told of every page that goes out, by its URL. */
export type CountSearch = (url: string, address: string) => void;

export function createSearchCount({ listing }: Pick<Shop, 'listing'>): CountSearch {
  return (url, address) => {
    if (!url.includes('/search')) return;
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const { language, path } = languageOfPath(pathname);
    const query = searchParams.get('q');
    // Whoever narrows or leafs through what they found looks for nothing new.
    const isPlain = [...searchParams.keys()].every((name) => name === 'q' || name === 'exact');
    if (query && isPlain && /^\/search(?:\.data)?$/.test(path)) listing.countSearch(language, query, address);
  };
}
