// The one message someone waited for: it is back.
import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  escapePartlyTranslated,
  oneLine,
} from '../../domain/messaging/email-template.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { isColorTranslated, nameWanted, type WantedProduct } from './say-waitlisted.ts';
import { wordsIn } from './words.ts';

export interface Returned {
  readonly product: WantedProduct;
  readonly sizeName: string;
  /** The product's page, with the size chosen. */
  readonly url: string;
}

interface ReturnedByEmail extends Returned {
  readonly imageUrl: string;
  readonly unsubscribeUrl: string;
}

export function writeBackInStockEmail(
  language: Language,
  { unsubscribeUrl, imageUrl, url, ...returned }: ReturnedByEmail,
): EmailContent {
  const words = wordsIn(language);
  const { name, brand, what } = namesOf(language, returned);
  const news = words.isBack(name, brand, what);
  const order = words.amongTheFirst;
  const closing = words.theOneEmail;
  return {
    subject: words.backSubject(name),
    text: [
      news,
      order,
      `${words.seeItHere}\n${url}`,
      closing,
      `${words.noEmailsOfThisKind}\n${unsubscribeUrl}`,
    ].join('\n\n'),
    html: emailHtml(language, [
      `<p style="margin:0 0 4px;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:#5a544e">${escapeHtml(words.backInStock)}</p>`,
      `<h1 style="margin:0 0 16px;font:400 28px/34px Georgia,serif">${escapeHtml(name)}</h1>`,
      `<p style="margin:0 0 20px"><a href="${escapeHtml(url)}" style="color:#191715"><img src="${escapeHtml(imageUrl)}" alt="${escapeHtml(words.nameBy(name, brand))}" width="320" style="display:block;width:320px;max-width:100%;height:auto;border:0;background:#f1eee9"></a></p>`,
      `<p style="margin:0 0 4px;font-size:16px">${escapePartlyTranslated(news, oneLine(returned.product.colorName), isColorTranslated(returned.product))}</p>`,
      `<p style="margin:0 0 24px;color:#5a544e">${escapeHtml(order)}</p>`,
      `<p style="margin:0 0 28px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:13px 28px;background:#191715;color:#fdfcfa;text-decoration:none">${escapeHtml(words.seeIt)}</a></p>`,
      `<p style="margin:0;font-size:12px;color:#5a544e">${escapeHtml(closing)} <a href="${escapeHtml(unsubscribeUrl)}" style="color:#5a544e">${escapeHtml(words.unsubscribe)}</a></p>`,
    ]),
  };
}

const longestName = 60;

/** Short enough for one text, with an ordinary name. */
export function writeBackInStockSms(language: Language, { url, ...returned }: Returned): string {
  const { name, what } = namesOf(language, returned);
  const short = name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
  return wordsIn(language).backSms(short, what, url);
}

function namesOf(language: Language, { product, sizeName }: Omit<Returned, 'url'>) {
  return {
    name: oneLine(product.name),
    brand: oneLine(product.brand),
    what: oneLine(nameWanted(language, { sizeName, colorName: product.colorName })),
  };
}
