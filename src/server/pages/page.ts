// A page that can be sent again: its bytes, their compressed forms, and the policy that allows its scripts.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isLanguage } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/failure/words.ts';
import type { Encoding } from '../http/files/static-files.ts';
import { withPatientScripts } from './page-scripts.ts';

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

export class Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** When it is another by itself: from then on it is old, however busy the shop is. */
  readonly holdsUntil: number;
  readonly #identity: Buffer<ArrayBuffer>;
  readonly #forms: Map<Encoding, Buffer<ArrayBuffer>>;
  readonly bytes: number;
  #asLastKnown: Page | undefined;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    identity: Buffer<ArrayBuffer>,
    holdsUntil = Number.POSITIVE_INFINITY,
  ) {
    this.status = status;
    this.headers = headers;
    this.holdsUntil = holdsUntil;
    this.#identity = identity;
    this.#forms = new Map([['identity', identity]]);
    this.bytes = identity.byteLength;
  }

  /** The form that is there already. */
  ready(encoding: Encoding): Buffer<ArrayBuffer> | undefined {
    return this.#forms.get(encoding);
  }

  /** The same page, saying that it may have changed since: while nobody can tell. */
  asLastKnown(): Page {
    this.#asLastKnown ??= new Page(this.status, this.headers, withMark(this.#identity));
    return this.#asLastKnown;
  }

  /** Compressed when first asked for, then kept. */
  async body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const form = this.#forms.get(encoding) ?? (await compressBody(this.#identity, encoding));
    this.#forms.set(encoding, form);
    return form;
  }
}

/** An attribute, which the style sheet shows: a page that was drawn may have no other element than React expects. */
function withMark(identity: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const marked = identity.toString().replace(/<html lang="(\w\w)[^"]*"/, (tag, language: string) => {
    return isLanguage(language) ? `${tag} data-last-known="${wordsIn(language).asLastKnown}"` : tag;
  });
  return Buffer.from(marked);
}

function compressBody(body: Buffer<ArrayBuffer>, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return zipped(body, { level: 6 });
}

/** A browser fetches ahead what is about to be shown: it need not ask again when it is, for half a minute. */
export function keepingAhead(purpose: string | undefined): Readonly<Record<string, string>> {
  return purpose?.startsWith('prefetch') ? { 'cache-control': 'private, max-age=30' } : {};
}

/** Before anything is drawn: a page that shows customers more leaves room for it, though it is the same for everyone. */
const roomScript =
  '<script>/(^|; )mine=customer/.test(document.cookie)&&(document.documentElement.dataset.mine="")</script>';

/** In the same way for those whose device has looked at another product before. */
const viewersScript =
  '<script>try{JSON.parse(localStorage.getItem("recently-viewed")).value.some(id=>!location.pathname.includes(id))&&(document.documentElement.dataset.viewed="")}catch{}</script>';

const inlineScript =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes that allow exactly the inline scripts of this page. */
export function scriptHashes(html: string): string[] {
  const scripts = Array.from(html.matchAll(inlineScript), ([, script = '']) => script);
  return [...new Set(scripts)].map((script) => `sha256-${hash('sha256', script, 'base64')}`);
}

/** Fonts, which a page is not waited for: words stand in others until they come. */
const notWaitedFor = /<link (?:nonce="" )?rel="preload" href="[^"]*" as="font"[^>]*>/g;

/**
 * The document as it is sent. The first picture and the styles come before fonts: a browser with few connections
 * fetches in the order it reads, and paints nothing without the styles. What search engines read goes into the document
 * alone, since no crawler follows a page to where scripts lead.
 */
export function finishedDocument(html: string, described: readonly string[] = []): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.slice(0, end);
  const later = head.match(notWaitedFor) ?? [];
  const data = described.map((json) => `<script type="application/ld+json">${json}</script>`).join('');
  const room = html.includes(' data-customers=') ? roomScript : '';
  const viewers = html.includes(' data-viewers=') ? viewersScript : '';
  const patient = later.map((link) => link.replace('<link ', '<link fetchpriority="low" '));
  return withPatientScripts(
    `${head.replace(notWaitedFor, '')}${room}${viewers}${patient.join('')}${data}${html.slice(end)}`,
  );
}
