// A bag as its owner sees it now. Prices are of this moment, by the database's clock, whatever they were when a thing
// was put in.
import type { Queries, Transaction } from '../../database/database.ts';
import { type BagItemRecord, findBagItems } from '../../database/queries/bag/bag-lines.ts';
import { type Bag, type BagLine, bagOf, emptyBag } from '../../domain/bag/bag.ts';
import { flashDealPhase } from '../../domain/pricing/deal.ts';
import { money } from '../../domain/pricing/money.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import { type ShopTime, shopTime } from '../../domain/pricing/shop-time.ts';
import { quantityTypeOf } from '../../domain/stock/availability.ts';
import { productPath } from '../../domain/text/slug.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { mediaUrl } from '../media/media-url.ts';
import { availableOf, priceOf } from '../product/offer.ts';

/** Someone without a bag has an empty one. */
export async function readBag(queries: Queries | Transaction, owner: Owner | null): Promise<Bag> {
  if (owner === null) return emptyBag;
  const items = await findBagItems(queries, owner);
  return bagOf(items.map(lineOf));
}

function lineOf(record: BagItemRecord): BagLine {
  const { item, sku, product, image, price, deals } = record;
  const now = shopTime(record.readAt);
  // What is kept for this very bag is there for it.
  const available = availableOf(record) + (record.held?.quantity ?? 0);
  const productPrice = priceOf({ ...product, price, deals }, now);
  const { isDeal, ...shown } = priceToShow(productPrice, now);
  // What a gift card that is made out to somebody costs, its buyer has said.
  const own = item.giftCardMinor === null ? null : money(item.giftCardMinor, shown.updated.currency);
  return {
    id: item.id,
    productId: product.id,
    sizeId: sku.id,
    sku: sku.code,
    name: product.name,
    brand: record.brandName,
    colorName: product.colorName,
    path: productPath(product),
    imagePath: mediaUrl(image?.path ?? product.swatchImage),
    imageAlt: image?.alt ?? product.name,
    sizeName: record.sizeName,
    quantity: item.quantity,
    quantityType: quantityTypeOf(available, record.stock?.lowStockAt),
    available,
    reservedUntil: record.held === null ? null : Math.floor(record.held.until),
    isPresale: sku.isPresale,
    presaleShipDate: sku.presaleShipDate,
    isBackOrderDelayed: product.isBackOrderDelayed,
    isGiftCard: product.isGiftCard,
    giftCardDetails: item.giftCardDetails,
    restrictCountries: record.shipsTo.map(({ id, code, name }) => ({ countryId: id, code, name })),
    airProhibited: product.airProhibited,
    isFinalSale: product.isFinalSale,
    isPromotionEligible: product.isPromotionEligible,
    productPrice,
    pricedAt: now,
    unitPrice: own ?? shown.updated,
    fullPrice: own ?? shown.unmodified,
    dealId: isDeal ? (deals.find(({ endsAt }) => endsAt.getTime() > now)?.id ?? null) : null,
    isDealOver: item.dealId !== null && !isDeal && isOver(deals, item.dealId, now),
    dealEndsAt: isDeal ? (productPrice.flashDeal?.end ?? null) : null,
    audienceExclusionReason: product.audienceExclusionReason,
    isActive: product.isActive,
  };
}

/** Ended, or claimed to the last: either way its price is gone. */
function isOver(deals: BagItemRecord['deals'], dealId: number, now: ShopTime): boolean {
  const deal = deals.find(({ id }) => id === dealId);
  if (!deal) return true;
  const times = { start: deal.startsAt.getTime(), end: deal.endsAt.getTime() };
  return flashDealPhase(times, now) === 'ended' || deal.claimed >= deal.allotment;
}
