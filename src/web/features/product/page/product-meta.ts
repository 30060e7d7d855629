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
export function productMeta(described: Described): MetaDescriptor[] {
  const { titleTag, descTag } = described.product.meta;
  return [
    { title: pageTitle(titleTag) },
    { name: 'description', content: descTag },
    ...addressLinks(described.url),
    // Whoever shows links elsewhere reads what the server wrote: no script of theirs runs, and none of ours need know it.
    ...(import.meta.env.SSR ? linkMeta(described) : []),
  ];
}

function linkMeta({ product, url, now }: Described): MetaDescriptor[] {
  const { updated } = priceToShow(product.productPrice, now);
  const { titleTag, descTag } = product.meta;
  return [
    ...Object.entries({
      'og:type': 'product',
      'og:site_name': shopName(),
      'og:title': titleTag,
      'og:description': descTag,
      'og:image': `${new URL(url).origin}${product.defaultImagePath}`,
      'og:image:alt': product.images[0]?.alt ?? product.name,
      'product:price:amount': String(decimalOfMoney(updated)),
      'product:price:currency': updated.currency,
    }).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
