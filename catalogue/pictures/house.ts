// The pictures of the house itself: the home page's, and the one that goes out with a shared link.
import type { Picture } from './picture.ts';

export const house = {
  /** 3:2, for wide screens. */
  heroWide: { path: 'img/house-silk-wide.webp', alt: 'Bordeaux silk in deep folds, lit from one side' },
  /** 2:3, for phones. */
  heroTall: { path: 'img/house-silk-tall.webp', alt: 'Bordeaux silk in deep folds, lit from one side' },
  evening: { path: 'img/house-evening.webp', alt: 'A champagne slip dress on a wall in late light' },
  outerwear: { path: 'img/house-outerwear.webp', alt: 'A camel coat on a wall in late light' },
  bags: { path: 'img/house-bags.webp', alt: 'A bordeaux crescent bag on a clay wall in late light' },
  knitwear: { path: 'img/house-knitwear.webp', alt: 'Three folded sweaters in a pile by a window' },
  /** 1200 x 630. */
  socialPreview: { path: '/social-preview.jpg', alt: 'Vitrine, in white letters on bordeaux silk' },
} as const satisfies Readonly<Record<string, Picture>>;
