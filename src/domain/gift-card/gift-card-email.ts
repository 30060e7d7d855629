// The e-mail that is the gift card.

import { words as checkoutWords } from '../../words/checkout/words.ts';
import { words } from '../../words/gift-card/words.ts';
import { language } from '../../words/spoken.ts';
import { formatMoney } from '../../words/text/format-money.ts';
import type { GiftCardDetails } from '../checkout/quote.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import type { Money } from '../pricing/money.ts';

interface Giving {
  readonly amount: Money;
  readonly code: string;
  readonly details: Pick<GiftCardDetails, 'recipientName' | 'senderName' | 'message'>;
  /** Where one sees what it is worth. */
  readonly url: string;
}

export function giftCardEmail({ amount, code, details, url }: Giving): EmailContent {
  const [from, to, worth] = [
    oneLine(details.senderName),
    oneLine(details.recipientName),
    formatMoney(language(), amount),
  ];
  const greeting = words.greeting(to, from, worth);
  const quoted = details.message === '' ? '' : checkoutWords.quoted(details.message);
  return {
    subject: words.emailSubject(from),
    text: [
      greeting,
      quoted,
      `${words.yourCode}\n${code}`,
      words.howToSpend,
      `${words.whatItIsWorthHere}\n${url}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: emailHtml(language(), [
      `<p style="font-size:16px">${escaped(greeting)}</p>`,
      quoted === ''
        ? ''
        : `<p style="font-size:16px;font-style:italic">${escaped(quoted).replaceAll('\n', '<br>')}</p>`,
      `<p style="padding:16px;background:#f4f1ec;font:16px/24px monospace">${escaped(code)}</p>`,
      `<p>${escaped(words.howToSpend)}</p>`,
      `<p><a href="${escaped(url)}" style="color:#191715">${escaped(words.whatItIsWorth)}</a></p>`,
    ]),
  };
}
