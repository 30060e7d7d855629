// The e-mail that is the gift card.

import type { GiftCardDetails } from '../../domain/checkout/quote.ts';
import { type EmailContent, emailHtml, escapeHtml, oneLine } from '../../domain/messaging/email-template.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn as checkoutWordsIn } from '../checkout/words.ts';
import { formatMoney } from '../text/format-money.ts';
import { wordsIn } from './words.ts';

interface GiftCard {
  readonly amount: Money;
  readonly code: string;
  readonly details: Pick<GiftCardDetails, 'recipientName' | 'senderName' | 'message'>;
  /** Where one sees what it is worth. */
  readonly url: string;
}

export function writeGiftCardEmail(
  language: Language,
  { amount, code, details, url }: GiftCard,
): EmailContent {
  const words = wordsIn(language);
  const [from, to, worth] = [
    oneLine(details.senderName),
    oneLine(details.recipientName),
    formatMoney(language, amount),
  ];
  const greeting = words.greeting(to, from, worth);
  const quoted = details.message === '' ? '' : checkoutWordsIn(language).quoted(details.message);
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
    html: emailHtml(language, [
      `<p style="font-size:16px">${escapeHtml(greeting)}</p>`,
      quoted === ''
        ? ''
        : `<p style="font-size:16px;font-style:italic">${escapeHtml(quoted).replaceAll('\n', '<br>')}</p>`,
      `<p style="padding:16px;background:#f4f1ec;font:16px/24px monospace">${escapeHtml(code)}</p>`,
      `<p>${escapeHtml(words.howToSpend)}</p>`,
      `<p><a href="${escapeHtml(url)}" style="color:#191715">${escapeHtml(words.whatItIsWorth)}</a></p>`,
    ]),
  };
}
