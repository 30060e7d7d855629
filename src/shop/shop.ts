// What the shop can do, for pages and calls alike: each area opens its own verbs.
import { openAccount } from './account/open-account.ts';
import { openBag } from './bag/open-bag.ts';
import { openCheckout } from './checkout/open-checkout.ts';
import { openContent } from './content/open-content.ts';
import { openCurrency } from './currency/open-currency.ts';
import { openDesk } from './desk/open-desk.ts';
import { openGiftCard } from './gift-card/open-gift-card.ts';
import { openListingCache } from './listing/listing-cache.ts';
import { openListing } from './listing/open-listing.ts';
import { openLove } from './love/open-love.ts';
import { openWishlist } from './love/open-wishlist.ts';
import { openMessaging } from './messaging/open-messaging.ts';
import { openOrder } from './order/open-order.ts';
import { openPayment } from './payment/open-payment.ts';
import { openProduct } from './product/open-product.ts';
import { openRecommendation } from './recommendation/open-recommendation.ts';
import { openReview } from './review/open-review.ts';
import { openShare } from './share/open-share.ts';
import { openShipping } from './shipping/open-shipping.ts';
import type { ShopDeps } from './shop-deps.ts';
import { openSocial } from './social/open-social.ts';
import { openStock } from './stock/open-stock.ts';
import { openTracking } from './tracking/open-tracking.ts';
import { openVisitor } from './visitor/open-visitor.ts';
import { openWaitlist } from './waitlist/open-waitlist.ts';

export type Shop = ReturnType<typeof openShop>;

export function openShop(deps: ShopDeps) {
  const listingCache = openListingCache(deps.now);
  return {
    account: openAccount(deps),
    bag: openBag(deps),
    checkout: openCheckout(deps),
    content: openContent(deps, listingCache),
    currency: openCurrency(deps),
    desk: openDesk(deps),
    giftCard: openGiftCard(deps),
    listing: openListing(deps, listingCache),
    love: openLove(deps),
    messaging: openMessaging(deps),
    order: openOrder(deps.payment, deps.orderLinks),
    payment: openPayment(deps.payment),
    product: openProduct(deps),
    recommendation: openRecommendation(deps),
    review: openReview(deps),
    share: openShare(deps),
    shipping: openShipping(deps),
    social: openSocial(deps),
    stock: openStock(deps),
    tracking: openTracking(deps),
    visitor: openVisitor(deps),
    waitlist: openWaitlist(deps),
    wishlist: openWishlist(deps),
  };
}

/** Verbs that change nothing begin like this, in every area. */
type Reading = 'find' | 'list' | 'read' | 'search' | 'view';

/** What a page may do: only read. */
export type PageShop = {
  readonly [Area in keyof Shop]: {
    readonly [Verb in keyof Shop[Area] as Verb extends Reading | `${Reading}${Capitalize<string>}`
      ? Verb
      : never]: Shop[Area][Verb];
  };
};

const reading = /^(find|list|read|search|view)(?![a-z])/;

/** The verbs that pages may use, each as `guard` makes it. */
export function forPages(
  shop: Shop,
  guard: <A extends unknown[], R>(verb: (...given: A) => Promise<R>) => (...given: A) => Promise<R>,
): PageShop {
  const areas = Object.entries(shop).map(([area, verbs]) => {
    const readingVerbs = Object.entries(verbs).filter(([name]) => reading.test(name));
    return [area, Object.fromEntries(readingVerbs.map(([name, verb]) => [name, guard(verb as never)]))];
  });
  return Object.fromEntries(areas) as PageShop;
}
