// All tables, and what can be asked of them.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import * as address from './schema/account/address.ts';
import * as people from './schema/account/people.ts';
import * as peopleLinks from './schema/account/people-relations.ts';
import * as signIn from './schema/account/sign-in.ts';
import * as bag from './schema/bag/bag.ts';
import * as coupon from './schema/checkout/coupon.ts';
import * as credit from './schema/checkout/credit.ts';
import * as paymentLink from './schema/checkout/payment-link.ts';
import * as quote from './schema/checkout/quote.ts';
import * as block from './schema/content/block.ts';
import * as contentTranslation from './schema/content/translation.ts';
import * as desk from './schema/desk/desk.ts';
import * as webhook from './schema/desk/webhook.ts';
import * as feed from './schema/feed/feed.ts';
import * as giftCard from './schema/gift-card/gift-card.ts';
import * as productImport from './schema/import/product-import.ts';
import * as deskJob from './schema/job/desk-job.ts';
import * as job from './schema/job/job.ts';
import * as listing from './schema/listing/listing.ts';
import * as love from './schema/love/love.ts';
import * as picture from './schema/media/picture.ts';
import * as message from './schema/messaging/message.ts';
import * as operation from './schema/operation.ts';
import * as order from './schema/order/order.ts';
import * as orderReturn from './schema/order/order-return.ts';
import * as payment from './schema/payment/payment.ts';
import * as sandboxProcessor from './schema/payment/sandbox-processor.ts';
import * as offer from './schema/pricing/offer.ts';
import * as catalogue from './schema/product/product.ts';
import * as links from './schema/product/product-relations.ts';
import * as translation from './schema/product/translation.ts';
import * as recommendation from './schema/recommendation/recommendation.ts';
import * as review from './schema/review/review.ts';
import * as settings from './schema/settings/settings.ts';
import * as bagHold from './schema/stock/bag-hold.ts';
import * as stockHold from './schema/stock/stock-hold.ts';
import * as waitlist from './schema/waitlist/waitlist.ts';
import * as waitlistMessage from './schema/waitlist/waitlist-message.ts';

export const schema = {
  ...address,
  ...bag,
  ...bagHold,
  ...block,
  ...catalogue,
  ...contentTranslation,
  ...coupon,
  ...credit,
  ...desk,
  ...deskJob,
  ...productImport,
  ...feed,
  ...giftCard,
  ...job,
  ...listing,
  ...love,
  ...message,
  ...offer,
  ...operation,
  ...order,
  ...orderReturn,
  ...payment,
  ...paymentLink,
  ...people,
  ...quote,
  ...recommendation,
  ...review,
  ...sandboxProcessor,
  ...signIn,
  ...settings,
  ...stockHold,
  ...translation,
  ...links,
  ...peopleLinks,
  ...picture,
  ...waitlist,
  ...waitlistMessage,
  ...webhook,
};

type Drizzle = NodePgDatabase<typeof schema>;

/** The same inside a transaction. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0];

export type Queries = Omit<Drizzle, 'transaction'> & {
  readonly transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
};
