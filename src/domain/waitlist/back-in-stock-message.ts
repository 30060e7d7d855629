// The one message someone waited for: it is back.
import { type EmailContent, emailHtml, escaped, oneLine } from '../messaging/email-template.ts';
import type { Product } from '../product/product.ts';
import { wanted } from './waitlist-answers.ts';

export interface Returned {
  readonly product: Pick<Product, 'name' | 'brand' | 'colorName'>;
  readonly sizeName: string;
  /** The product's page, with the size chosen. */
  readonly url: string;
}

interface ReturnedByEmail extends Returned {
  readonly imageUrl: string;
  readonly unsubscribeUrl: string;
}

export function backInStockEmail({
  unsubscribeUrl,
  imageUrl,
  url,
  ...returned
}: ReturnedByEmail): EmailContent {
  const { name, brand, what } = wordsOf(returned);
  const said = `You asked us to tell you, so we do. ${name} by ${brand} is back. ${what}.`;
  const order = 'It goes to whoever comes first, and you are among the first to know.';
  const closing = 'That was the one email we promised. There are no others unless you ask for them.';
  return {
    subject: `It is back: ${name}`,
    text: [said, order, `See it here:\n${url}`, closing, `No emails of this kind:\n${unsubscribeUrl}`].join(
      '\n\n',
    ),
    html: emailHtml([
      `<p style="margin:0 0 4px;font-size:12px;letter-spacing:.08em;text-transform:uppercase;color:#5a544e">Back in stock</p>`,
      `<h1 style="margin:0 0 16px;font:400 28px/34px Georgia,serif">${escaped(name)}</h1>`,
      `<p style="margin:0 0 20px"><a href="${escaped(url)}" style="color:#191715"><img src="${escaped(imageUrl)}" alt="${escaped(`${name} by ${brand}`)}" width="320" style="display:block;width:320px;max-width:100%;height:auto;border:0;background:#f1eee9"></a></p>`,
      `<p style="margin:0 0 4px;font-size:16px">${escaped(said)}</p>`,
      `<p style="margin:0 0 24px;color:#5a544e">${escaped(order)}</p>`,
      `<p style="margin:0 0 28px"><a href="${escaped(url)}" style="display:inline-block;padding:13px 28px;background:#191715;color:#fdfcfa;text-decoration:none">See it</a></p>`,
      `<p style="margin:0;font-size:12px;color:#5a544e">${escaped(closing)} <a href="${escaped(unsubscribeUrl)}" style="color:#5a544e">Unsubscribe</a></p>`,
    ]),
  };
}

const longestName = 60;

/** Short enough for one text, with an ordinary name. */
export function backInStockSms({ url, ...returned }: Returned): string {
  const { name, what } = wordsOf(returned);
  const short = name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name;
  return `Vitrine: ${short} is back. ${what}. ${url} Reply STOP to opt out.`;
}

function wordsOf({ product, sizeName }: Omit<Returned, 'url'>) {
  return {
    name: oneLine(product.name),
    brand: oneLine(product.brand),
    what: oneLine(wanted({ sizeName, colorName: product.colorName })),
  };
}
