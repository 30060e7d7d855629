// The e-mail that asks whether it was really you.
import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  escapePartlyTranslated,
  oneLine,
} from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { confirmationDays } from '../../domain/waitlist/waitlist.ts';
import { isColorTranslated, nameWanted, type WantedProduct } from './say-waitlisted.ts';
import { wordsIn } from './words.ts';

interface Confirmation {
  readonly product: WantedProduct;
  readonly sizeName: string;
  /** Where the button is that confirms. */
  readonly url: string;
}

export function writeConfirmationEmail(
  language: Language,
  { product, sizeName, url }: Confirmation,
): EmailContent {
  const words = wordsIn(language);
  const name = oneLine(product.name);
  const brand = oneLine(product.brand);
  const what = oneLine(nameWanted(language, { sizeName, colorName: product.colorName }));
  const question = words.waitingIntro(name, brand, what);
  const closing = words.notYou(confirmationDays);
  return {
    subject: words.confirmSubject(name),
    text: [question, `${words.confirmHere}\n${url}`, closing].join('\n\n'),
    html: emailHtml(language, [
      `<p style="font-size:16px">${escapePartlyTranslated(question, oneLine(product.colorName), isColorTranslated(product))}</p>`,
      `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 28px;background:#191715;color:#fdfcfa;text-decoration:none">${escapeHtml(words.thatWasMe)}</a></p>`,
      `<p style="font-size:12px;color:#5a544e">${escapeHtml(closing)}</p>`,
    ]),
  };
}
