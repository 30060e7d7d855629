// What every e-mail of the shop is made of. Nothing typed by a stranger becomes markup, or a line of its own.
import { type Language, languages } from '../visitor/language.ts';
import { type Contact, contactLines } from './contact.ts';

export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Parts of markup under each other; empty ones are left out. */
export function emailHtml(language: Language, parts: readonly string[]): string {
  const body = parts.filter((part) => part !== '').join('\n');
  return `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#fdfcfa;color:#191715;font:14px/22px sans-serif">${emailBegin}${body}${emailEnd}`;
}

const emailBegin = '<div style="max-width:560px;margin:0 auto">';
const emailEnd = '</div></body></html>';

/** What stands over the door, for emails; its name where pictures are not shown. */
export interface EmailLogo {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The same e-mail with the shop's logo at its head, and its name and where its merchant is reached at its foot. */
export function signEmail<E extends Pick<EmailContent, 'text' | 'html'>>(
  email: E,
  {
    name,
    contact,
    logo,
  }: { readonly name: string; readonly contact: Contact; readonly logo: EmailLogo | null },
): E {
  const lines = [name, ...contactLines(contact)];
  const foot = `<p style="margin:32px 0 0;color:#6b6560;font-size:12px">${lines.map(escapeHtml).join('<br>')}</p>`;
  const head = logo ? logoMarkup(logo, name) : '';
  const body = email.html.endsWith(emailEnd) ? email.html.slice(0, -emailEnd.length) : email.html;
  return {
    ...email,
    // Two dashes and a space begin a signature, for whatever reads e-mails.
    text: `${email.text.trimEnd()}\n\n-- \n${lines.join('\n')}\n`,
    html: `${body.replace(emailBegin, () => emailBegin + head)}${foot}${emailEnd}`,
  };
}

function logoMarkup({ url, width, height }: EmailLogo, name: string): string {
  const picture = `<img src="${escapeHtml(url)}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block">`;
  return `<p style="margin:0 0 24px;font:28px/32px serif">${picture}</p>`;
}

/** A name on a line of its own, whatever was typed: no character of it can begin another line or header. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A sentence as markup, in which a part may be in the shop's own language because nobody has translated it. */
export function escapePartlyTranslated(text: string, part: string, isTranslated: boolean): string {
  const at = isTranslated || part === '' ? -1 : text.lastIndexOf(part);
  if (at === -1) return escapeHtml(text);
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
  return `${escapeHtml(before)}<span lang="${languages[0]}">${escapeHtml(part)}</span>${escapeHtml(after)}`;
}
