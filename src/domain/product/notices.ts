// What a shopper should know before buying: only the lines that apply, in their order.
import type { DeliveryTerms } from '../shipping/delivery-terms.ts';
import { destinationProblem } from '../shipping/shipping-limits.ts';
import { showsProp65 } from '../visitor/country.ts';
import type { FlagSet } from '../visitor/flags.ts';
import type { Product } from './product.ts';

export const noticeIcons = ['truck', 'plane', 'info', 'warning', 'return'] as const;

export type NoticeCode =
  | 'back_order_delayed'
  | 'arrival'
  | 'air_prohibited'
  | 'no_promotions'
  | 'prop65'
  | 'policies';

export interface NoticeReader {
  readonly flags: Pick<FlagSet, 'returns_restock_fee_window'>;
  readonly country: string | null;
  readonly ipCountry: string | null;
}

/** `hasArrival` tells whether somebody knows when it would come. */
export function productNotices(
  product: Product,
  { country, ipCountry }: NoticeReader,
  hasArrival: boolean,
  shop: Pick<DeliveryTerms, 'soldTo'>,
): readonly NoticeCode[] {
  const when = (applies: boolean, code: NoticeCode) => (applies ? [code] : []);
  // Whoever it cannot reach is told so where it is bought.
  const isReachable = destinationProblem(product, country, shop) === null;
  return [
    ...when(product.isBackOrderDelayed, 'back_order_delayed'),
    ...when(hasArrival, 'arrival'),
    ...when(product.airProhibited && isReachable, 'air_prohibited'),
    ...when(!product.isPromotionEligible, 'no_promotions'),
    ...when(showsProp65(product.prop65Chemicals, ipCountry), 'prop65'),
    'policies',
  ];
}
