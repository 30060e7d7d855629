// A search whose page was kept is a search all the same, and is counted as one.
import { languageOfPath } from '../../domain/visitor/language-path.ts';
import type { Shop } from '../../shop/shop.ts';

export function searchedAgain({ listing }: Pick<Shop, 'listing'>): (url: string) => void {
  return (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const { language, path } = languageOfPath(pathname);
    const query = searchParams.get('q');
    // Whoever narrows or leafs through what they found looks for nothing new.
    const isPlain = [...searchParams.keys()].every((name) => name === 'q' || name === 'exact');
    if (query && isPlain && /^\/search(?:\.data)?$/.test(path)) listing.countSearchAgain(language, query);
  };
}
