import { words } from '../../../words/layout/words.ts';

/** The rails that every page leads to. */
export const sections = () =>
  [
    { name: words.newIn, path: '/c/new-in' },
    { name: words.clothing, path: '/c/clothing' },
    { name: words.shoes, path: '/c/shoes' },
    { name: words.bags, path: '/c/bags' },
    { name: words.accessories, path: '/c/accessories' },
    { name: words.sale, path: '/c/sale' },
  ] as const;
