// What an open page is told while it is looked at: how much of a deal is sold, which sizes are left, how many love it.
import type { Product, QuantityType, Size } from '../product/product.ts';

/** More than any page shows of products that change under one's eyes. */
export const mostWatched = 20;

export interface DealNews {
  readonly productId: number;
  readonly claimPercentage: number;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly end: number;
}

export interface StockNews {
  readonly productId: number;
  readonly sizeId: number;
  readonly quantityType: QuantityType;
  readonly lowStockQuantity: number | null;
}

export interface LoveNews {
  readonly productId: number;
  readonly loveCount: number;
}

export interface News {
  readonly deal: DealNews | null;
  readonly stock: readonly StockNews[];
  readonly love: LoveNews | null;
}

type Watched = Pick<Product, 'id' | 'sizes' | 'loveCount'> & {
  readonly productPrice: Pick<Product['productPrice'], 'flashDeal'>;
};

/** What is new of a product to someone who last saw it as `before`; everything to someone who has not seen it. */
export function newsOf(before: Watched | undefined, after: Watched): News {
  const deal = after.productPrice.flashDeal;
  const seen = before?.productPrice.flashDeal;
  const isSameDeal = deal?.claimPercentage === seen?.claimPercentage && deal?.end === seen?.end;
  const sizes = new Map(before?.sizes.map((size) => [size.id, size]));
  return {
    deal:
      deal === null || isSameDeal
        ? null
        : { productId: after.id, claimPercentage: deal.claimPercentage, end: deal.end },
    stock: after.sizes
      .filter((size) => !isSameStock(size, sizes.get(size.id)))
      .map(({ id, quantityType, lowStockQuantity }) => ({
        productId: after.id,
        sizeId: id,
        quantityType,
        lowStockQuantity,
      })),
    love: after.loveCount === before?.loveCount ? null : { productId: after.id, loveCount: after.loveCount },
  };
}

function isSameStock(size: Size, seen: Size | undefined): boolean {
  return size.quantityType === seen?.quantityType && size.lowStockQuantity === seen.lowStockQuantity;
}

/** News of another deal than the one that is shown says nothing of its price: it changes nothing here. */
export function withDealNews(
  product: Product,
  { claimPercentage, end }: Omit<DealNews, 'productId'>,
): Product {
  const { flashDeal } = product.productPrice;
  if (flashDeal?.end !== end || flashDeal.claimPercentage === claimPercentage) return product;
  return {
    ...product,
    productPrice: { ...product.productPrice, flashDeal: { ...flashDeal, claimPercentage } },
  };
}

/** The same product when nothing is new, so that nothing is drawn again. */
export function withStockNews(product: Product, news: Omit<StockNews, 'productId'>): Product {
  const { sizeId, quantityType, lowStockQuantity } = news;
  const knownSize = product.sizes.find(({ id }) => id === sizeId);
  if (
    !knownSize ||
    (knownSize.quantityType === quantityType && knownSize.lowStockQuantity === lowStockQuantity)
  )
    return product;
  const sizes = product.sizes.map((size) =>
    size === knownSize ? { ...size, quantityType, lowStockQuantity } : size,
  );
  return { ...product, sizes };
}

export function withLoveNews(product: Product, { loveCount }: Omit<LoveNews, 'productId'>): Product {
  return product.loveCount === loveCount ? product : { ...product, loveCount };
}
