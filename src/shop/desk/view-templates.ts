// Every letter and text as it would arrive, in every language, about what the shop last sold. What lets somebody in or
// pays is made up: codes, links that prove who one is, gift cards.
import type { Queries } from '../../database/database.ts';
import { findLastOrder, findLastQuote } from '../../database/queries/desk/template-facts.ts';
import { findWebhooks } from '../../database/queries/desk/webhook.ts';
import type { EmailContent } from '../../domain/messaging/email-template.ts';
import { type TemplateName, templateNames } from '../../domain/messaging/templates.ts';
import { paymentLinkDays } from '../../domain/payment/payment-link.ts';
import { money } from '../../domain/pricing/money.ts';
import { shopTime } from '../../domain/pricing/shop-time.ts';
import { productPath } from '../../domain/text/slug.ts';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import {
  writeChangedEmail,
  writeCodeEmail,
  writeResetEmail,
} from '../../words/account-email/account-email.ts';
import { writeWebhookOffEmail } from '../../words/desk-webhooks/webhook-off-email.ts';
import { writeGiftCardEmail } from '../../words/gift-card/gift-card-email.ts';
import {
  writeAddressEmail,
  writeCancelledEmail,
  writeExchangeEmail,
  writeOrderEmail,
  writeRefundEmail,
  writeShippedEmail,
  writeUnpaidEmail,
} from '../../words/order/order-email.ts';
import { writePaymentLinkEmail } from '../../words/order/payment-link-email.ts';
import { writeShareEmail } from '../../words/share/share-email.ts';
import { writeBackInStockEmail, writeBackInStockSms } from '../../words/waitlist/back-in-stock-message.ts';
import { writeConfirmationEmail } from '../../words/waitlist/confirmation-email.ts';
import { viewProduct } from '../product/view-product.ts';
import type { ShopDeps } from '../shop-deps.ts';

type Written = Pick<EmailContent, 'subject' | 'text' | 'html'>;
type Write = (language: Language) => Written;

/** Of no account, no order and no card. */
const madeUp = {
  code: '······',
  giftCard: 'VITR-····-····',
  webhook: { name: 'Bookkeeping', address: 'https://books.example/orders' },
};

export interface Template {
  readonly name: TemplateName;
  readonly channel: 'email' | 'sms';
  /** None while the shop has nothing yet that it could be about. */
  readonly previews: readonly (Written & { readonly language: Language })[];
}

export async function viewTemplates({ database, origin, now, checkout }: ShopDeps): Promise<Template[]> {
  const queries = database.shop;
  const at = (language: Language, path: string) => `${origin}${pathIn(language, path)}`;
  const writers: Partial<Record<TemplateName, Write>> = {
    ...(await orderLetters(queries, at, { now: now(), returnDays: checkout.returns().days })),
    ...(await productLetters(queries, at, { origin, now: now() })),
    ...accountLetters(at),
    ...(await staffLetters(queries, at)),
  };
  return templates(writers);
}

type At = (language: Language, path: string) => string;

async function orderLetters(
  queries: Queries,
  at: At,
  { now, returnDays }: { readonly now: number; readonly returnDays: number },
): Promise<Partial<Record<TemplateName, Write>>> {
  const [order, quoted] = await Promise.all([findLastOrder(queries), findLastQuote(queries)]);
  const placed = quoted && {
    payment_link: (language: Language) =>
      writePaymentLinkEmail(language, {
        ...quoted.quote.priced,
        name: 'Ada',
        url: at(language, '/checkout'),
        expiresAt: now + paymentLinkDays * 24 * 60 * 60_000,
      }),
    order_placed: (language: Language) =>
      writeOrderEmail(
        language,
        quoted.orderId,
        { ...quoted.quote, signature: 'not_needed', returnDays },
        at(language, `/order/${quoted.orderId}`),
      ),
  };
  const to = quoted?.quote.draft.shippingAddress;
  const moved = quoted &&
    to && {
      order_address: (language: Language) =>
        writeAddressEmail(
          language,
          { orderId: quoted.orderId, url: at(language, `/order/${quoted.orderId}`) },
          to,
        ),
    };
  if (!order) return { ...placed, ...moved };
  const { orderId, names, currency, totalMinor } = order;
  const linkIn = (language: Language) => ({ orderId, url: at(language, `/order/${orderId}`) });
  const back = {
    card: money(totalMinor, currency),
    cardLabel: null,
    credit: money(0, currency),
    creditTo: null,
  };
  return {
    ...placed,
    ...moved,
    order_shipped: (language) =>
      writeShippedEmail(language, linkIn(language), {
        names,
        trackingCode: '1Z9999999999999999',
        carrier: 'ups',
        isToday: true,
        returnDays,
      }),
    order_cancelled: (language) => writeCancelledEmail(language, linkIn(language), back),
    order_refunded: (language) => writeRefundEmail(language, linkIn(language), back),
    order_unpaid: (language) => writeUnpaidEmail(language, linkIn(language), 'placed'),
    order_exchange: (language) =>
      writeExchangeEmail(language, linkIn(language), {
        name: names[0] ?? '',
        fromSize: 'S',
        toSize: 'M',
        quantity: 1,
        heldUntil: new Date(now).toISOString().slice(0, 10),
      }),
  };
}

async function productLetters(
  queries: Queries,
  at: At,
  { origin, now }: { readonly origin: string; readonly now: number },
): Promise<Partial<Record<TemplateName, Write>>> {
  const order = await findLastOrder(queries);
  if (!order) return {};
  const samples = await Promise.all(
    languages.map(async (language) => {
      const product = await viewProduct(queries, order.productId, language, now);
      return product ? [[language, product] as const] : [];
    }),
  );
  const [first] = samples.flat();
  if (!first) return {};
  const products = new Map(samples.flat());
  const productIn = (language: Language) => products.get(language) ?? first[1];
  const returnedIn = (language: Language) => {
    const product = productIn(language);
    return { product, sizeName: product.sizes[0]?.name ?? '', url: at(language, productPath(product)) };
  };
  const imageUrl = `${origin}${first[1].defaultImagePath}`;
  return {
    back_in_stock: (language) =>
      writeBackInStockEmail(language, {
        ...returnedIn(language),
        imageUrl,
        unsubscribeUrl: at(language, '/waitlist/unsubscribe'),
      }),
    back_in_stock_text: (language) => ({
      subject: '',
      text: writeBackInStockSms(language, returnedIn(language)),
      html: '',
    }),
    waitlist_confirmation: (language) => writeConfirmationEmail(language, returnedIn(language)),
    share: (language) =>
      writeShareEmail(language, {
        product: productIn(language),
        from: 'Ada',
        note: '',
        url: at(language, productPath(productIn(language))),
        imageUrl,
        now: shopTime(now),
      }),
  };
}

function accountLetters(at: At): Partial<Record<TemplateName, Write>> {
  const help = (language: Language) => at(language, '/login');
  return {
    gift_card: (language) =>
      writeGiftCardEmail(language, {
        amount: money(5_000),
        code: madeUp.giftCard,
        details: { recipientName: 'Ada', senderName: 'Grace', message: '' },
        url: at(language, '/gift-cards'),
      }),
    sign_in_code: (language) => writeCodeEmail(language, madeUp.code, 'sign-in'),
    change_email_code: (language) => writeCodeEmail(language, madeUp.code, 'change-email'),
    new_password: (language) => writeResetEmail(language, help(language)),
    password_changed: (language) => writeChangedEmail(language, 'password', help(language)),
    address_changed: (language) => writeChangedEmail(language, 'address', help(language)),
    passkey_added: (language) => writeChangedEmail(language, 'passkey', help(language)),
  };
}

async function staffLetters(queries: Queries, at: At): Promise<Partial<Record<TemplateName, Write>>> {
  const [webhook = madeUp.webhook] = await findWebhooks(queries);
  return {
    webhook_off: (language) =>
      writeWebhookOffEmail(language, { ...webhook, because: 'gone', url: at(language, '/desk/webhooks') }),
  };
}

function templates(writers: Partial<Record<TemplateName, Write>>): Template[] {
  return templateNames.map((name) => {
    const write = writers[name];
    return {
      name,
      channel: name === 'back_in_stock_text' ? 'sms' : 'email',
      previews: write
        ? languages.map((language) => {
            const { subject, text, html } = write(language);
            return { language, subject, text, html };
          })
        : [],
    };
  });
}
