// The product as search engines read it: schema.org, from the same facts the page shows.
import { flashDealPhase } from '../pricing/deal.ts';
import { decimalOfMoney } from '../pricing/money.ts';
import { priceToShow } from '../pricing/price.ts';
import type { ShopTime } from '../pricing/shop-time.ts';
import type { Product, Size } from './product.ts';

/** A price is promised for 30 days from midnight. */
const priceHoldsMs = 2_592e6;
const dayMs = 86_400_000;
const mostReviews = 10;

export interface StructuredReview {
  readonly authorName: string;
  /** ISO date. */
  readonly datePublished: string;
  readonly bodyText: string;
  readonly title: string;
  readonly rating: number;
}

interface Page {
  readonly product: Product;
  readonly reviews: readonly StructuredReview[];
  readonly url: string;
  readonly origin: string;
  readonly now: ShopTime;
}

/** A group of size variants; a thing with one size, or none, is a product by itself. */
export function structuredProduct(page: Page) {
  const { product } = page;
  const described = { '@context': 'https://schema.org' as const, ...descriptionOf(page) };
  if (product.sizes.length < 2)
    return { ...described, '@type': 'Product' as const, ...offerOf(page, product.sizes[0]) };
  return {
    ...described,
    '@type': 'ProductGroup' as const,
    productGroupID: String(product.groupId),
    variesBy: ['https://schema.org/size'],
    hasVariant: product.sizes.map((size) => ({
      '@type': 'Product' as const,
      name: `${product.name}, ${size.name}`,
      description: product.description,
      image: `${page.origin}${product.defaultImagePath}`,
      color: product.colorName,
      size: size.name,
      ...offerOf(page, size),
    })),
  };
}

/** JSON that cannot leave the script element it stands in. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The day until which the price shown holds: a live deal's end, otherwise 30 days after midnight UTC. */
export function priceValidUntil({ productPrice }: Pick<Product, 'productPrice'>, now: ShopTime): string {
  const { flashDeal } = productPrice;
  const isDeal =
    flashDeal !== null && flashDealPhase(flashDeal, now) === 'live' && priceToShow(productPrice, now).isDeal;
  const midnight = now - (now % dayMs);
  return new Date(isDeal ? flashDeal.end : midnight + priceHoldsMs).toISOString();
}

function descriptionOf({ product, reviews, url, origin }: Page) {
  return {
    name: product.name,
    description: product.description,
    url,
    image: product.images.map(({ imagePath }) => `${origin}${imagePath}`),
    brand: { '@type': 'Brand' as const, name: product.brand },
    color: product.colorName,
    ...(product.meta.categoryName !== '' && { category: product.meta.categoryName }),
    ...(product.gtin !== null && { gtin: product.gtin }),
    ...(product.reviewRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating' as const,
        ratingValue: Number(product.reviewRating.toFixed(1)),
        reviewCount: product.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.slice(0, mostReviews).map(reviewOf),
    }),
  };
}

function reviewOf({ authorName, datePublished, bodyText, title, rating }: StructuredReview) {
  return {
    '@type': 'Review' as const,
    author: { '@type': 'Person' as const, name: authorName },
    datePublished,
    reviewBody: bodyText,
    name: title,
    reviewRating: { '@type': 'Rating' as const, ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

/** What may not be bought has no offer. */
function offerOf({ product, url, now }: Page, size: Size | undefined) {
  if (product.audienceExclusionType !== null) return {};
  const { updated } = priceToShow(product.productPrice, now);
  return {
    ...(size && { sku: size.sku }),
    offers: {
      '@type': 'Offer' as const,
      url: size && product.sizes.length > 1 ? `${url}?size=${size.id}` : url,
      price: decimalOfMoney(updated),
      priceCurrency: updated.currency,
      priceValidUntil: priceValidUntil(product, now),
      availability: `https://schema.org/${availabilityOf(product, size)}` as const,
      itemCondition: 'https://schema.org/NewCondition' as const,
    },
  };
}

function availabilityOf(product: Product, size: Size | undefined) {
  const quantityType = size?.quantityType ?? product.quantityType;
  if (quantityType === 'OutOfStock') return 'OutOfStock';
  if (size?.isPresale) return 'PreSale';
  if (product.isBackOrderDelayed) return 'BackOrder';
  return quantityType === 'LowStock' ? 'LimitedAvailability' : 'InStock';
}
