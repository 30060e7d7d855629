// The e-mail that asks whether it was really you.

import { words } from '../../words/waitlist/words.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import type { Product } from '../product/product.ts';
import { wanted } from './waitlist-answers.ts';

/** How long the link in it can be used. */
export const confirmationDays = 7;

interface Asked {
  readonly product: Pick<Product, 'name' | 'brand' | 'colorName'>;
  readonly sizeName: string;
  /** Where the button is that confirms. */
  readonly url: string;
}

export function confirmationEmail({ product, sizeName, url }: Asked): EmailContent {
  const name = oneLine(product.name);
  const brand = oneLine(product.brand);
  const what = oneLine(wanted({ sizeName, colorName: product.colorName }));
  const asked = words.someoneAsked(name, brand, what);
  const closing = words.notYou(confirmationDays);
  return {
    subject: words.confirmSubject(name),
    text: [asked, `${words.confirmHere}\n${url}`, closing].join('\n\n'),
    html: emailHtml([
      `<p style="font-size:16px">${escaped(asked)}</p>`,
      `<p><a href="${escaped(url)}" style="display:inline-block;padding:13px 28px;background:#191715;color:#fdfcfa;text-decoration:none">${escaped(words.thatWasMe)}</a></p>`,
      `<p style="font-size:12px;color:#5a544e">${escaped(closing)}</p>`,
    ]),
  };
}
