// The product page. Without the product there is no page; everything else on it is that product's.
import { data, redirect } from 'react-router';
import page from '../../design/page.module.css';
import type { Product } from '../../domain/product.ts';
import { productIdOfRoute } from '../../domain/product-id.ts';
import { isGiftCardSlug, productPath } from '../../domain/slug.ts';
import { Breadcrumbs } from '../features/product/breadcrumbs.tsx';
import { Gallery } from '../features/product/gallery.tsx';
import { ProductHeader } from '../features/product/product-header.tsx';
import layout from '../features/product/product-page.module.css';
import { ProductWords } from '../features/product/product-words.tsx';
import { SizePicker } from '../features/product/size-picker.tsx';
import { SwatchLinks } from '../features/product/swatch-links.tsx';
import { rendering, shop } from '../rendering.ts';
import type { Route } from './+types/product';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  if (params.slug && isGiftCardSlug(params.slug)) throw redirect('/purchase-gift-certificate.html', 301);
  const id = productIdOfRoute(params.productId);
  const product = id === null ? null : await context.get(shop).viewProduct(id);
  if (!product) throw data('We looked everywhere, and this product is not in the shop.', { status: 404 });
  if (isGiftCardSlug(product.slug)) throw redirect('/purchase-gift-certificate.html', 301);

  const path = productPath(product);
  if (params.slug !== product.slug || params.productId !== String(product.id))
    throw redirect(`${path}${new URL(request.url).search}`, 301);

  const { shows, origin, now } = context.get(rendering);
  shows([product.id, ...product.swatches.map((swatch) => swatch.id)]);
  return { product: shownOnPage(product), canonical: `${origin}${path}`, now };
}

/** What the page says is sent twice, as HTML and as data; what only the API says is not sent at all. */
const shownFields = [
  'id',
  'name',
  'brand',
  'bannerText',
  'description',
  'descriptionBullets',
  'sizeNoteLong',
  'categories',
  'images',
  'swatches',
  'sizes',
  'productPrice',
  'meta',
] as const satisfies readonly (keyof Product)[];

type Shown = Pick<Product, (typeof shownFields)[number]>;

function shownOnPage(product: Product): Shown {
  return Object.fromEntries(shownFields.map((field) => [field, product[field]])) as unknown as Shown;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: `${loaderData.product.meta.titleTag} | Vitrine` },
        { name: 'description', content: loaderData.product.meta.descTag },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];

export default function ProductPage({ loaderData: { product, now } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <Breadcrumbs product={product} />
      <div className={layout.product}>
        <Gallery images={product.images} />
        <div className={layout.info}>
          <ProductHeader product={product} now={now} />
          {product.swatches.length > 1 && <SwatchLinks colors={product.swatches} />}
          {product.sizes.length > 0 && <SizePicker key={product.id} sizes={product.sizes} />}
          <ProductWords product={product} />
        </div>
      </div>
    </main>
  );
}
