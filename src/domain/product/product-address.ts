// Which parameters of a product's address mean something for that very product.
import { imageIndexOf } from '../media/gallery.ts';
import type { Product } from './product.ts';
import { sizeFromQuery } from './sizes.ts';

/** Without a picture that is the first anyway, and without a size it has not, or has no more of. */
export function meaningfulQuery(query: string, product: Pick<Product, 'sizes' | 'images'>): string {
  return query
    .split('&')
    .filter((pair) => {
      const [name, value = null] = pair.split('=');
      if (name === 'size') return sizeFromQuery(product.sizes, value) !== null;
      return name !== 'image' || imageIndexOf(value, product.images.length) > 0;
    })
    .join('&');
}
