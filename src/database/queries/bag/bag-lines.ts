// The lines of a bag, always by whose they are: an id alone opens nothing.
import { sql } from 'drizzle-orm';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Queries, Transaction } from '../../database.ts';
import type { bagItem } from '../../schema/bag/bag.ts';
import type { flashDeal, price, sku, stockLevel } from '../../schema/pricing/offer.ts';
import type { country, product, productImage } from '../../schema/product/product.ts';
import { isCurrentDeal } from '../pricing/deal.ts';
import { prepareForOwner } from './bag-owner.ts';

type BagDeal = typeof flashDeal.$inferSelect;

/** A line of a bag with what it takes to price and judge it now. */
export interface BagItemRecord {
  readonly item: Pick<
    typeof bagItem.$inferSelect,
    'id' | 'quantity' | 'dealId' | 'giftCardDetails' | 'giftCardMinor'
  >;
  /** In milliseconds, by the database's clock. */
  readonly readAt: number;
  readonly sku: Pick<typeof sku.$inferSelect, 'id' | 'code' | 'isPresale' | 'presaleShipDate'>;
  readonly sizeName: string;
  readonly stock: Omit<typeof stockLevel.$inferSelect, 'skuId'> | null;
  readonly product: Pick<
    typeof product.$inferSelect,
    | 'id'
    | 'name'
    | 'slug'
    | 'colorName'
    | 'swatchImage'
    | 'isActive'
    | 'isFinalSale'
    | 'isGiftCard'
    | 'isBackOrderDelayed'
    | 'isPromotionEligible'
    | 'airProhibited'
    | 'audienceExclusionReason'
  >;
  /** The only countries it ships to; none means all. */
  readonly shipsTo: readonly Pick<typeof country.$inferSelect, 'id' | 'code' | 'name'>[];
  readonly brandName: string;
  readonly price: typeof price.$inferSelect | null;
  readonly image: Pick<typeof productImage.$inferSelect, 'path' | 'alt'> | null;
  readonly deals: BagDeal[];
  /** What is held of it for this very bag while it is paid for, and until when, in milliseconds. What has run out is
   * still there for it until it is swept up. */
  readonly held: { readonly quantity: number; readonly until: number } | null;
}

/** Times are read as JSON has them. */
type BagDealAsJson = Omit<BagDeal, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string;
  readonly endsAt: string;
};
type LineAsJson = Omit<BagItemRecord, 'deals'> & { readonly deals: readonly BagDealAsJson[] };

const aliased = { productId: sql`d.product_id`, endsAt: sql`d.ends_at` };

const lines = prepareForOwner<{ line: LineAsJson }>(
  'bag',
  ({ column, id }) => sql`
  select json_build_object(
    'item', json_build_object('id', item.id, 'quantity', item.quantity, 'dealId', item.deal_id,
      'giftCardDetails', item.gift_card_details, 'giftCardMinor', item.gift_card_minor),
    'readAt', extract(epoch from now()) * 1000,
    'sku', json_build_object('id', sku.id, 'code', sku.code, 'isPresale', sku.is_presale,
      'presaleShipDate', sku.presale_ship_date),
    'sizeName', size_group.name,
    'stock', case when stock.sku_id is not null then json_build_object(
      'onHand', stock.on_hand, 'reserved', stock.reserved, 'lowStockAt', stock.low_stock_at) end,
    'product', json_build_object('id', product.id, 'name', product.name, 'slug', product.slug,
      'colorName', product.color_name, 'swatchImage', product.swatch_image, 'isActive', product.is_active,
      'isFinalSale', product.is_final_sale, 'isGiftCard', product.is_gift_card,
      'isBackOrderDelayed', product.is_back_order_delayed,
      'isPromotionEligible', product.is_promotion_eligible, 'airProhibited', product.air_prohibited,
      'audienceExclusionReason', product.audience_exclusion_reason),
    'shipsTo', (
      select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'name', c.name)), '[]')
      from product_ships_to s join country c on c.id = s.country_id where s.product_id = product.id),
    'brandName', brand.name,
    'price', case when price.product_id is not null then json_build_object(
      'productId', price.product_id, 'currency', price.currency, 'priceMinor', price.price_minor,
      'saleMinor', price.sale_minor, 'promoMinor', price.promo_minor, 'promoText', price.promo_text,
      'appOnlyPromoText', price.app_only_promo_text) end,
    'image', case when image.path is not null then json_build_object('path', image.path, 'alt', image.alt) end,
    'held', (
      select json_build_object('quantity', held_line.quantity, 'until', extract(epoch from hold.expires_at) * 1000)
      from bag_hold join stock_hold hold on hold.id = bag_hold.hold_id
      join stock_hold_line held_line on held_line.hold_id = hold.id
      where bag_hold.bag_item_id = item.id and hold.state = 'held'),
    'deals', (
      select coalesce(json_agg(json_build_object(
        'id', d.id, 'productId', d.product_id, 'startsAt', d.starts_at, 'endsAt', d.ends_at,
        'discountPercent', d.discount_percent, 'dealMinor', d.deal_minor, 'allotment', d.allotment,
        'claimed', d.claimed) order by d.ends_at), '[]')
      from flash_deal d where d.product_id = product.id and ${isCurrentDeal(aliased)})
    ) as line
  from bag
  join bag_item item on item.bag_id = bag.id
  join sku on sku.id = item.sku_id
  join size_group on size_group.id = sku.size_group_id
  join product on product.id = item.product_id
  join brand on brand.id = product.brand_id
  left join stock_level stock on stock.sku_id = sku.id
  left join price on price.product_id = product.id
  left join product_image image on image.product_id = product.id and image.position = 0
  where bag.${column} = ${id}
  order by item.added_at, item.id`,
);

/** The lines of a bag in the order they were put in. */
export async function findBagItems(queries: Queries | Transaction, owner: Owner): Promise<BagItemRecord[]> {
  const rows = await lines(queries, owner);
  return rows.map(({ line: { deals, ...line } }) => ({ ...line, deals: deals.map(dealOfJson) }));
}

function dealOfJson({ startsAt, endsAt, ...deal }: BagDealAsJson): BagDeal {
  return { ...deal, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}
