// What the storefront says in German, by area. Areas that are missing here are the desk's, which speaks the shop's first
// language to everybody.
import * as bag from './everywhere/bag.ts';
import * as currency from './everywhere/currency.ts';
import * as design from './everywhere/design.ts';
import * as failure from './everywhere/failure.ts';
import * as feed from './everywhere/feed.ts';
import * as layout from './everywhere/layout.ts';
import * as media from './everywhere/media.ts';
import * as messaging from './everywhere/messaging.ts';
import * as preview from './everywhere/preview.ts';
import * as pricing from './everywhere/pricing.ts';
import * as problem from './everywhere/problem.ts';
import * as product from './everywhere/product.ts';
import * as share from './everywhere/share.ts';
import * as social from './everywhere/social.ts';
import * as stock from './everywhere/stock.ts';
import * as text from './everywhere/text.ts';
import * as tracking from './everywhere/tracking.ts';
import * as account from './pages/account.ts';
import * as accountEmail from './pages/account-email.ts';
import * as bagPage from './pages/bag-page.ts';
import * as checkout from './pages/checkout.ts';
import * as content from './pages/content.ts';
import * as giftCard from './pages/gift-card.ts';
import * as listing from './pages/listing.ts';
import * as love from './pages/love.ts';
import * as order from './pages/order.ts';
import * as payment from './pages/payment.ts';
import * as recommendation from './pages/recommendation.ts';
import * as returns from './pages/returns.ts';
import * as review from './pages/review.ts';
import * as shipping from './pages/shipping.ts';
import * as sizeChart from './pages/size-chart.ts';
import * as storeCredit from './pages/store-credit.ts';
import * as waitlist from './pages/waitlist.ts';

export const german = {
  account,
  'account-email': accountEmail,
  bag,
  'bag-page': bagPage,
  checkout,
  content,
  currency,
  design,
  failure,
  feed,
  'gift-card': giftCard,
  layout,
  listing,
  love,
  media,
  messaging,
  order,
  payment,
  preview,
  pricing,
  problem,
  product,
  recommendation,
  returns,
  review,
  share,
  shipping,
  'size-chart': sizeChart,
  social,
  stock,
  'store-credit': storeCredit,
  text,
  tracking,
  waitlist,
} as const;
