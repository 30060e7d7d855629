// The calls: each area brings its own, and what is none of them is told so.
import { Hono } from 'hono';
import { createApiDocument } from '../../contract/openapi.ts';
import { routeOf } from '../../contract/operation.ts';
import { operations } from '../../contract/operations.ts';
import { words } from '../../words/failure/words.ts';
import { mountAccount } from './account/account-routes.ts';
import { mountAuth } from './account/auth-routes.ts';
import { mountPasskeys } from './account/passkey-routes.ts';
import { jsonHeaders } from './api.ts';
import type { ApiDeps } from './api-deps.ts';
import { mountBag } from './bag/bag-routes.ts';
import { mountCheckoutForms } from './checkout/checkout-forms.ts';
import { mountPaymentLink } from './checkout/payment-link-routes.ts';
import { mountQuote } from './checkout/quote-routes.ts';
import { mountContentDesk } from './content/content-desk-routes.ts';
import { mountContent } from './content/content-routes.ts';
import { mountLandingDesk } from './content/landing-desk-routes.ts';
import { mountNavigationDesk } from './content/navigation-desk-routes.ts';
import { mountNoticeDesk } from './content/notice-desk-routes.ts';
import { mountCurrency } from './currency/currency-routes.ts';
import { mountCategoryDesk } from './desk/categories/category-desk-routes.ts';
import { mountCodeDesk } from './desk/code-desk-routes.ts';
import { mountCountDesk } from './desk/count-desk-routes.ts';
import { mountCustomerDesk } from './desk/customer-desk-routes.ts';
import { mountDealDesk } from './desk/deal-desk-routes.ts';
import { mountDemandDesk } from './desk/demand-desk-routes.ts';
import { mountDesk } from './desk/desk-routes.ts';
import { mountFeedDesk } from './desk/feed-desk-routes.ts';
import { mountFlagDesk } from './desk/flag-desk-routes.ts';
import { mountImportDesk } from './desk/import-desk-routes.ts';
import { mountJobDesk } from './desk/job-desk-routes.ts';
import { mountMessageDesk } from './desk/message-desk-routes.ts';
import { mountOrderDesk } from './desk/order-desk-routes.ts';
import { mountOrderList } from './desk/order-list-routes.ts';
import { mountPaymentLinks } from './desk/payment-link-routes.ts';
import { mountProductDesk } from './desk/product-desk-routes.ts';
import { mountReturnDesk } from './desk/return-desk-routes.ts';
import { mountReviewDesk } from './desk/review-desk-routes.ts';
import { mountBegin } from './desk/staff/begin-routes.ts';
import { mountSecondFactor } from './desk/staff/second-factor-routes.ts';
import { mountStaff } from './desk/staff/staff-routes.ts';
import { mountStockDesk } from './desk/stock-desk-routes.ts';
import { mountToday } from './desk/today-routes.ts';
import { mountViews } from './desk/view-routes.ts';
import { mountWebhookDesk } from './desk/webhook-desk-routes.ts';
import type { Environment } from './environment.ts';
import { mountGiftCard } from './gift-card/gift-card-routes.ts';
import { mountListing } from './listing/listing-routes.ts';
import { mountLive } from './live/live-routes.ts';
import { mountLove } from './love/love-routes.ts';
import { mountWishlist } from './love/wishlist-routes.ts';
import { mountMediaDesk } from './media/media-desk-routes.ts';
import { mountOrder } from './order/order-routes.ts';
import { mountPayment } from './payment/payment-routes.ts';
import { mountSavedCards } from './payment/saved-card-routes.ts';
import { mountWebhooks } from './payment/webhook-routes.ts';
import { answerProblem } from './problem.ts';
import { mountProduct } from './product/product-routes.ts';
import { mountRecommendation } from './recommendation/recommendation-routes.ts';
import { reply } from './reply.ts';
import { mountReviewForms } from './review/review-form-routes.ts';
import { mountReview } from './review/review-routes.ts';
import { mountSettings } from './settings/settings-routes.ts';
import { mountShare } from './share/share-routes.ts';
import { mountShipping } from './shipping/shipping-routes.ts';
import { mountLengthUnit } from './size-chart/length-unit-routes.ts';
import { mountSocial } from './social/social-routes.ts';
import { mountTracking } from './tracking/tracking-routes.ts';
import { mountVisitor } from './visitor/visitor-routes.ts';
import { mountWaitlist } from './waitlist/waitlist-routes.ts';

const areas = [
  mountAccount,
  mountAuth,
  mountPasskeys,
  mountBag,
  mountCheckoutForms,
  mountContent,
  mountCurrency,
  mountLengthUnit,
  mountQuote,
  mountPaymentLink,
  mountDesk,
  mountCustomerDesk,
  mountFeedDesk,
  mountCodeDesk,
  mountContentDesk,
  mountLandingDesk,
  mountNavigationDesk,
  mountNoticeDesk,
  mountDealDesk,
  mountFlagDesk,
  mountSettings,
  mountJobDesk,
  mountMessageDesk,
  mountOrderDesk,
  mountOrderList,
  mountReturnDesk,
  mountPaymentLinks,
  mountReviewDesk,
  mountSecondFactor,
  mountStaff,
  mountBegin,
  mountViews,
  mountProductDesk,
  mountCategoryDesk,
  mountImportDesk,
  mountMediaDesk,
  mountStockDesk,
  mountCountDesk,
  mountToday,
  mountDemandDesk,
  mountWebhookDesk,
  mountGiftCard,
  mountListing,
  mountLive,
  mountLove,
  mountOrder,
  mountPayment,
  mountSavedCards,
  mountWebhooks,
  mountProduct,
  mountRecommendation,
  mountReview,
  mountReviewForms,
  mountShare,
  mountShipping,
  mountSocial,
  mountTracking,
  mountVisitor,
  mountWaitlist,
  mountWishlist,
];

export function apiRoutes(deps: ApiDeps): Hono<Environment> {
  const app = new Hono<Environment>();
  for (const mountArea of areas) mountArea(app, deps);

  // Written when it is first asked for: it would be a fifteenth of every start.
  let document: string | undefined;
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    document ??= JSON.stringify(createApiDocument(operations, deps.origin));
    return reply(c, document, 200, { ...jsonHeaders, 'cache-control': 'no-cache' });
  });

  refuseOtherMethods(app);
  app.all('/api/*', (c) => answerProblem(c, 'not_found', words.noSuchCall));
  return app;
}

/** A known path asked in another way is told so. */
function refuseOtherMethods(app: Hono<Environment>): void {
  for (const path of new Set(operations.map(({ path }) => path))) {
    const methods = operations.filter((known) => known.path === path).map(({ method }) => method);
    app.all(routeOf({ path }), (c) => {
      const detail = words.calledWith(methods);
      return answerProblem(c, 'method_not_allowed', detail, { headers: { allow: methods.join(', ') } });
    });
  }
}
