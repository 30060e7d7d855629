import type { MetaDescriptor } from 'react-router';
import { decimalOfMoney } from '../../../../domain/pricing/money.ts';
import { priceToShow } from '../../../../domain/pricing/price.ts';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import type { Product } from '../../../../domain/product/product.ts';
import { pageTitle, shopName } from '../../../../words/shop-name.ts';
import { addressLinks } from '../../../parts/page/address-links.ts';

interface Described {
  readonly product: Product;
  readonly url: string;
  readonly now: ShopTime;
}

/** Title, description, canonical address, and what a link to the page shows elsewhere. */
export function productMeta({ product, url, now }: Described): MetaDescriptor[] {
  const { origin } = new URL(url);
  const { updated } = priceToShow(product.productPrice, now);
  const { titleTag: title, descTag: description } = product.meta;
  const picture = `${origin}${product.defaultImagePath}`;
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...addressLinks(url),
    ...Object.entries({
      'og:type': 'product',
      'og:site_name': shopName(),
      'og:title': title,
      'og:description': description,
      'og:image': picture,
      'og:image:alt': product.images[0]?.alt ?? product.name,
      'product:price:amount': String(decimalOfMoney(updated)),
      'product:price:currency': updated.currency,
    }).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
