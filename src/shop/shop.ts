// What the shop can do, for pages and calls alike: each area opens its own verbs.
import { createAccountService } from './account/account-service.ts';
import { createBagService } from './bag/bag-service.ts';
import { createCheckoutService } from './checkout/checkout-service.ts';
import { createContentDesk } from './content/content-desk.ts';
import { createContentService } from './content/content-service.ts';
import { createCurrencyService } from './currency/currency-service.ts';
import { createDeskService } from './desk/desk-service.ts';
import { createFeedService } from './feed/feed-service.ts';
import { createGiftCardService } from './gift-card/gift-card-service.ts';
import { createImportService } from './import/imports.ts';
import { createDeskJobService } from './job/desk-jobs.ts';
import { createListingCache } from './listing/listing-cache.ts';
import { createListingService } from './listing/listing-service.ts';
import { createLoveService } from './love/love-service.ts';
import { createWishlistService } from './love/wishlist-service.ts';
import { createMessagingService } from './messaging/messaging-service.ts';
import { createOrderService } from './order/order-service.ts';
import { createPaymentService } from './payment/payment-service.ts';
import { createProductService } from './product/product-service.ts';
import { createRecommendationService } from './recommendation/recommendation-service.ts';
import { createReviewService } from './review/review-service.ts';
import { createSettingsService } from './settings/settings-service.ts';
import { createShareService } from './share/share-service.ts';
import { createShippingService } from './shipping/shipping-service.ts';
import type { ShopDeps } from './shop-deps.ts';
import { createSocialService } from './social/social-service.ts';
import { createStockService } from './stock/stock-service.ts';
import { createTrackingService } from './tracking/tracking-service.ts';
import { createVisitorService } from './visitor/visitor-service.ts';
import { createWaitlistService } from './waitlist/waitlist-service.ts';

export type Shop = ReturnType<typeof createShop>;

export function createShop(deps: ShopDeps) {
  const listingCache = createListingCache(deps.now);
  return {
    account: createAccountService(deps),
    bag: createBagService(deps),
    checkout: createCheckoutService(deps),
    content: createContentService(deps, listingCache),
    contentDesk: createContentDesk(deps, listingCache),
    currency: createCurrencyService(deps),
    desk: createDeskService(deps),
    feed: createFeedService(deps),
    giftCard: createGiftCardService(deps),
    imports: createImportService(deps),
    job: createDeskJobService(deps),
    listing: createListingService(deps, listingCache),
    love: createLoveService(deps),
    messaging: createMessagingService(deps),
    order: createOrderService(deps.payment, deps.orderLinks),
    payment: createPaymentService(deps.payment),
    product: createProductService(deps),
    recommendation: createRecommendationService(deps),
    review: createReviewService(deps),
    settings: createSettingsService(deps),
    share: createShareService(deps),
    shipping: createShippingService(deps),
    social: createSocialService(deps),
    stock: createStockService(deps),
    tracking: createTrackingService(deps),
    visitor: createVisitorService(deps),
    waitlist: createWaitlistService(deps),
    wishlist: createWishlistService(deps),
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
