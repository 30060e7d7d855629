// The e-mail that is the gift card.
import type { GiftCardDetails } from '../checkout/quote.ts';
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import { formatMoney, type Money } from '../pricing/money.ts';

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
    formatMoney(amount),
  ];
  const greeting = `${to}, ${from} has sent you a Vitrine gift card of ${worth}.`;
  const how =
    'Type the code where the checkout asks for a code: it becomes store credit, spent in parts or at once, and never expires.';
  const quoted = details.message === '' ? '' : `“${details.message}”`;
  return {
    subject: `${from} has sent you a gift card`,
    text: [greeting, quoted, `Your code:\n${code}`, how, `What it is worth:\n${url}`]
      .filter((part) => part !== '')
      .join('\n\n'),
    html: emailHtml([
      `<p style="font-size:16px">${escaped(greeting)}</p>`,
      quoted === ''
        ? ''
        : `<p style="font-size:16px;font-style:italic">${escaped(quoted).replaceAll('\n', '<br>')}</p>`,
      `<p style="padding:16px;background:#f4f1ec;font:16px/24px monospace">${escaped(code)}</p>`,
      `<p>${escaped(how)}</p>`,
      `<p><a href="${escaped(url)}" style="color:#191715">What it is worth</a></p>`,
    ]),
  };
}
