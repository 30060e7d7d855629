// The e-mail that passes a product on.
import { type EmailContent, emailHtml, escapeHtml, oneLine } from '../../domain/messaging/email-template.ts';
import { priceToShow } from '../../domain/pricing/price.ts';
import type { ShopTime } from '../../domain/pricing/shop-time.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

interface Shared {
  readonly product: Product;
  readonly from: string;
  readonly note: string;
  readonly url: string;
  readonly imageUrl: string;
  readonly now: ShopTime;
}

export function writeShareEmail(
  language: Language,
  { product, from, note, url, imageUrl, now }: Shared,
): EmailContent {
  const words = wordsIn(language);
  const price = formatMoney(language, priceToShow(product.productPrice, now).updated);
  const name = oneLine(product.name);
  const sender = oneLine(from);
  const quotation = note === '' ? '' : words.quoted(note);
  const closing = words.sentOnce(sender);
  return {
    // Nothing a stranger wrote stands where a person decides whether to open it.
    subject: words.thoughtOfYou(name),
    text: [quotation, `${words.byBrand(name, oneLine(product.brand))}, ${price}`, url, closing]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: emailHtml(language, [
      quotation && `<p style="font-size:16px">${escapeHtml(quotation)}</p>`,
      `<p><a href="${escapeHtml(url)}"><img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(product.images[0]?.alt ?? name)}" width="320" height="480" style="display:block;max-width:100%;height:auto"></a></p>`,
      `<p><a href="${escapeHtml(url)}" style="color:#191715">${escapeHtml(name)}</a><br>${escapeHtml(oneLine(product.brand))}, ${escapeHtml(price)}</p>`,
      `<p style="font-size:12px;color:#5a544e">${escapeHtml(closing)}</p>`,
    ]),
  };
}
