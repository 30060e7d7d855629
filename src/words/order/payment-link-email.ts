// The e-mail with the link to an order that was taken down by telephone. Where it goes is not in it: mailboxes are read by
// others too, and the checkout says it.
import type { PricedQuote } from '../../domain/checkout/quote.ts';
import { type EmailContent, emailHtml, escapeHtml, oneLine } from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoment } from '../text/format-moment.ts';
import { formatMoney } from '../text/format-money.ts';
import { formatLine, formatLineHtml, link, paragraph } from './order-email.ts';
import { wordsIn } from './words.ts';

export interface PaymentLinkLetter extends Pick<PricedQuote, 'lines' | 'total'> {
  readonly name: string;
  readonly url: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

export function writePaymentLinkEmail(language: Language, letter: PaymentLinkLetter): EmailContent {
  const words = wordsIn(language);
  const { name, lines, total, url, expiresAt } = letter;
  const greeting = words.linkGreeting(oneLine(name));
  const goods = lines.map((line) => formatLine(language, line));
  const comesTo = words.linkComesTo(formatMoney(language, total));
  const terms = words.linkTerms(formatMoment(language, expiresAt));
  const text = [
    `${greeting} ${words.linkIntro}`,
    goods.join('\n'),
    comesTo,
    words.labelled(words.linkToPay, url),
    terms,
    words.linkUnexpected,
  ].join('\n\n');
  const html = emailHtml(language, [
    paragraph(escapeHtml(`${greeting} ${words.linkIntro}`)),
    paragraph(lines.map((line) => formatLineHtml(language, line)).join('<br>')),
    paragraph(escapeHtml(comesTo)),
    link(url, words.linkToPay),
    paragraph(escapeHtml(terms)),
    paragraph(escapeHtml(words.linkUnexpected)),
  ]);
  return { subject: words.linkSubject, text: `${text}\n`, html };
}
