// Whether a size can be had, in the words of the channels. What is sold before it is here needs a day that is still to
// come and within a year; the channels refuse it without one.
import type { ShopTime } from '../pricing/shop-time.ts';
import type { Product, Size } from '../product/product.ts';

export interface FeedAvailability {
  readonly availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';
  /** ISO date; set exactly for what is sold before it is here. */
  readonly availabilityDate: string | null;
}

const yearMs = 365 * 86_400_000;

/** Null when the channels would refuse what the page says. */
export function feedAvailability(
  { isBackOrderDelayed }: Pick<Product, 'isBackOrderDelayed'>,
  size: Pick<Size, 'quantityType' | 'isPresale' | 'presaleShipDate' | 'estimatedArrival'>,
  now: ShopTime,
): FeedAvailability | null {
  if (size.quantityType === 'OutOfStock') return { availability: 'out_of_stock', availabilityDate: null };
  if (size.isPresale) return availabilityOn('preorder', size.presaleShipDate, now);
  if (isBackOrderDelayed) return availabilityOn('backorder', size.estimatedArrival, now);
  return { availability: 'in_stock', availabilityDate: null };
}

function availabilityOn(
  availability: 'preorder' | 'backorder',
  date: string | null,
  now: ShopTime,
): FeedAvailability | null {
  if (date === null) return null;
  const wait = Date.parse(date) - now;
  if (wait <= 0) return { availability: 'in_stock', availabilityDate: null };
  return wait > yearMs ? null : { availability, availabilityDate: date };
}
