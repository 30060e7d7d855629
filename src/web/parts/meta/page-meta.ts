import type { MetaDescriptor } from 'react-router';
import { pageTitle } from '../../../words/shop-name.ts';
import { addressLinks } from '../page/address-links.ts';

interface Described {
  readonly title: string;
  readonly description: string;
  /** The one address search engines should know it by. */
  readonly url: string;
  /** Whether it is that page itself: a narrowed or sorted list is none of its own. */
  readonly isOne: boolean;
}

export function pageMeta({ title, description, url, isOne }: Described): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...addressLinks(url),
    ...(isOne ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: pageTitle(title) },
    { property: 'og:description', content: description },
    { property: 'og:image', content: new URL('/social-preview.jpg', url).href },
  ];
}
