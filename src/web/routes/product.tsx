// The product page. Without the product there is no page; its reviews may be missing, and what goes with it comes
// when someone comes near.
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import page from '../../design/text/page.module.css';
import { addRefusalNamed } from '../../domain/bag/bag.ts';
import { filmOf } from '../../domain/media/film.ts';
import { imageIndexOf } from '../../domain/media/gallery.ts';
import { splitPayOf } from '../../domain/payment/split-pay.ts';
import { structuredBreadcrumbs } from '../../domain/product/breadcrumbs.ts';
import { categoryPath } from '../../domain/product/category-path.ts';
import type { Product } from '../../domain/product/product.ts';
import { productIdOfRoute } from '../../domain/product/product-id.ts';
import { sizeFromQuery } from '../../domain/product/sizes.ts';
import { scriptJson, structuredProduct } from '../../domain/product/structured-data.ts';
import { reviewPageSize } from '../../domain/review/review.ts';
import { anyReviews, buildReviewRequest } from '../../domain/review/review-query.ts';
import { isGiftCardSlug, productPath } from '../../domain/text/slug.ts';
import { sayAddRefusal } from '../../words/bag/say-bag-refusal.ts';
import { nameCrumbs } from '../../words/layout/name-crumbs.ts';
import { pageLanguage } from '../../words/page-language.ts';
import { pagePath } from '../../words/page-path.ts';
import { sayPayInFour } from '../../words/payment/say-pay-in-four.ts';
import { words } from '../../words/product/words.ts';
import { sayUnreachable } from '../../words/shipping/say-shipping-problem.ts';
import { sayProof } from '../../words/social/say-proof.ts';
import { DrawnLookOn, DrawnLowerPage } from '../features/product/page/drawn-lower-page.tsx';
import { ProductBlock } from '../features/product/page/product-block.tsx';
import { productMeta } from '../features/product/page/product-meta.ts';
import layout from '../features/product/page/product-page.module.css';
import { useNotedView } from '../features/product/page/use-noted-view.ts';
import { useProductAddress } from '../features/product/page/use-product-address.ts';
import { useWholePage } from '../features/product/page/use-whole-page.ts';
import { DrawnReviews } from '../features/review/drawn-reviews.tsx';
import { ReviewUnavailable } from '../features/review/review-unavailable.tsx';
import { latePart, Nothing } from '../parts/late/late-part.tsx';
import { Breadcrumbs } from '../parts/page/breadcrumbs.tsx';
import { rendering, shop } from '../rendering.ts';
import { useCustomer } from '../state/visitor/session.ts';
import { useVisitor } from '../state/visitor/visitor.ts';
import type { Route } from './+types/product';

const Landers = latePart(() => import('../features/product/page/landers.tsx'), Nothing);

/** Search engines are told of ten. */
const fewestReviews = 10;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const pageContext = context.get(rendering);
  const { shows, annotate, filmSources, origin, country, delivery, flags, now } = pageContext;
  const sold = await productAt(params, url, context);
  const product = await context.get(shop).currency.viewProduct(sold, pageContext);
  const refusal = addRefusalNamed(url.searchParams.get('notice'));
  const pageSize = reviewPageSize(url.searchParams.get('ps'));
  const [reviews, zone, landers, shelves, proof, notices] = await Promise.all([
    context
      .get(shop)
      .review.list(
        buildReviewRequest(product.id, { ...anyReviews, pageSize: Math.max(pageSize, fewestReviews) }),
      ),
    context.get(shop).content.readZone(product),
    context.get(shop).content.listLanders(product),
    // Without these two the page is whole.
    context
      .get(shop)
      .recommendation.listShelves(product.id)
      .catch(() => []),
    context
      .get(shop)
      .social.viewProductProof(product, flags)
      .catch(() => null),
    context.get(shop).shipping.viewNotices(sold, pageContext),
  ]);
  if (!reviews) throw missing();
  const address = `${origin}${pagePath(productPath(product))}`;
  shows([product.id, ...product.swatches.map((swatch) => swatch.id)]);
  annotate(scriptJson(structuredProduct({ product, reviews: reviews.results, url: address, origin, now })));
  const here = { name: product.name, path: productPath(product) };
  const steps = nameCrumbs(pageLanguage, categoryPath(product.categories));
  annotate(scriptJson(structuredBreadcrumbs(pageLanguage, steps, here, origin)));
  return {
    product,
    steps,
    reviews: { ...reviews, results: reviews.results.slice(0, pageSize) },
    pageSize,
    zone,
    hasLanders: landers.length > 0,
    shelves,
    proof: proof && { ...sayProof(pageLanguage, proof), flashes: proof.flashes },
    notices,
    sizeId: sizeFromQuery(product.sizes, url.searchParams.get('size'))?.id ?? null,
    film: filmOf(product, filmSources),
    unreachable: sayUnreachable(pageLanguage, product, country, delivery),
    imageIndex: imageIndexOf(url.searchParams.get('image'), product.images.length),
    tab: url.searchParams.get('tab'),
    reviewStatus: url.searchParams.get('reviewStatus'),
    notice: refusal && sayAddRefusal(pageLanguage, refusal, null),
    url: address,
    now,
    ...readLenders(product, context),
  };
}

/** The sentence, and the lenders' own messages where the merchant wants them. */
function readLenders(product: Product, context: Route.LoaderArgs['context']) {
  const { payInFour, flags, country, now, cardEntry } = context.get(rendering);
  const { rules, scripts } = payInFour;
  const split = splitPayOf(product, { rules, flags, country, now, processor: cardEntry.processor });
  const speaks = split?.lenders.some((lender) => scripts[lender]);
  return {
    splitPay: split && sayPayInFour(pageLanguage, split.amount, split.lenders),
    lenders: split && speaks ? { amount: split.amount, lenders: split.lenders, scripts } : null,
  };
}

const missing = () => data(words.notInShop, { status: 404 });

/** The product an address names; an address that names it badly leads to the right one. */
async function productAt(
  params: Route.LoaderArgs['params'],
  url: URL,
  context: Route.LoaderArgs['context'],
): Promise<Product> {
  if (params.slug && isGiftCardSlug(params.slug)) throw redirect('/purchase-gift-certificate.html', 301);
  const id = productIdOfRoute(params.productId);
  const product = id === null ? null : await context.get(shop).product.view(id, pageLanguage);
  if (!product) throw missing();
  if (isGiftCardSlug(product.slug)) throw redirect('/purchase-gift-certificate.html', 301);
  if (params.slug !== product.slug || params.productId !== String(product.id))
    throw redirect(`${productPath(product)}${url.search}`, 301);
  return product;
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? productMeta(loaderData) : []);

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, now } = loaderData;
  useProductAddress(product.id);
  useNotedView(product.id);
  const isWhole = useWholePage();
  const isSignedIn = useCustomer() !== null;
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <Breadcrumbs steps={loaderData.steps} here={product.name} />
      {loaderData.hasLanders && (
        <div className={layout.landers} data-customers="">
          {isSignedIn && (
            <Suspense>
              <Landers key={product.id} product={product} now={now} />
            </Suspense>
          )}
        </div>
      )}
      <ProductBlock key={product.id} {...loaderData} isWhole={isWhole} />
      {isWhole && <LowerPage key={`lower-${product.id}`} {...loaderData} />}
      <ReviewUnavailable status={loaderData.reviewStatus} />
    </main>
  );
}

function LowerPage(loaded: Route.ComponentProps['loaderData']) {
  const { product, reviews, pageSize, shelves, zone, now } = loaded;
  const { flags } = useVisitor();
  return (
    <>
      <DrawnLowerPage product={product} shelves={shelves} now={now} />
      {(product.reviewCount > 0 || !flags.hide_reviews_if_empty) && (
        <DrawnReviews product={product} reviews={reviews} pageSize={pageSize} />
      )}
      <DrawnLookOn zone={zone} categories={product.relatedCategories} />
    </>
  );
}
