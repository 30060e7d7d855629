// The e-mail that passes a product on.

import { words } from '../../words/share/words.ts';
import { language } from '../../words/spoken.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import { priceToShow } from '../pricing/price.ts';
import type { Product } from '../product/product.ts';
import { holdsLink } from '../text/holds-link.ts';

export const longestShareNote = 300;

/** Anyone can send one, so it says little that a stranger could misuse. */
export const shareLimits = {
  /** From one visitor. */
  perSenderAnHour: 5,
  /** To one address, whoever sends. */
  perRecipientADay: 3,
} as const;

/** A stranger's words go out under the shop's name: a name is one, and nothing that a mail program would link. */
export function isName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text) && !holdsLink(text);
}

interface Shared {
  readonly product: Product;
  readonly from: string;
  readonly note: string;
  readonly url: string;
  readonly imageUrl: string;
  readonly now: number;
}

export function shareEmail({ product, from, note, url, imageUrl, now }: Shared): EmailContent {
  const price = formatMoney(language(), priceToShow(product.productPrice, now).updated);
  const name = oneLine(product.name);
  const sender = oneLine(from);
  const said = note === '' ? '' : words.quoted(note);
  const closing = words.sentOnce(sender);
  return {
    // Nothing a stranger wrote stands where a person decides whether to open it.
    subject: words.thoughtOfYou(name),
    text: [said, `${words.byBrand(name, oneLine(product.brand))}, ${price}`, url, closing]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: emailHtml(language(), [
      said && `<p style="font-size:16px">${escaped(said)}</p>`,
      `<p><a href="${escaped(url)}"><img src="${escaped(imageUrl)}" alt="${escaped(product.images[0]?.alt ?? name)}" width="320" height="480" style="display:block;max-width:100%;height:auto"></a></p>`,
      `<p><a href="${escaped(url)}" style="color:#191715">${escaped(name)}</a><br>${escaped(oneLine(product.brand))}, ${escaped(price)}</p>`,
      `<p style="font-size:12px;color:#5a544e">${escaped(closing)}</p>`,
    ]),
  };
}
