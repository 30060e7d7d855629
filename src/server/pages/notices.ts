// The line above all pages, in memory: every page that is made is given it, and says until when it holds.

import { nextChange } from '../../domain/content/blocks.ts';
import { currentNotice, noticeTextIn, type StoredNotice } from '../../domain/content/notice.ts';
import { xmlText } from '../../domain/text/xml.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { wordsIn } from '../../words/layout/words.ts';

export interface ShownNotice {
  /** Empty while there is none. */
  readonly html: string;
  /** When it comes or goes; infinity where nothing is planned. */
  readonly holdsUntil: number;
}

export interface Notices {
  readonly at: (now: number, language: Language) => ShownNotice;
  /** Something has changed: resolves when it is read. */
  readonly reread: () => Promise<void>;
}

export async function createNotices(read: () => Promise<readonly StoredNotice[]>): Promise<Notices> {
  let notices = await read();
  let latest = 0;
  return {
    at: (now, language) => ({
      html: drawNotice(currentNotice(notices, now), language),
      holdsUntil:
        nextChange(
          notices.map(({ notice }) => notice),
          now,
        ) ?? Number.POSITIVE_INFINITY,
    }),
    reread: async () => {
      latest += 1;
      const reading = latest;
      const found = await read();
      // One that began later has read what is newer.
      if (reading === latest) notices = found;
    },
  };
}

function drawNotice(stored: StoredNotice | null, pageLanguage: Language): string {
  if (!stored) return '';
  const { text, language } = noticeTextIn(stored.notice, pageLanguage);
  const lang = language === pageLanguage ? '' : ` lang="${language}"`;
  const { path } = stored.notice;
  const line =
    path === ''
      ? `<p${lang}>${xmlText(text)}</p>`
      : `<p${lang}><a href="${xmlText(pathIn(pageLanguage, path))}">${xmlText(text)}</a></p>`;
  return `<aside class="notice" aria-label="${xmlText(wordsIn(pageLanguage).notice)}">${line}</aside>`;
}

/** React takes over what stands in the body and passes over what it does not know there: the line stays as it is. */
function placeIn(html: Buffer): number {
  const body = html.indexOf('<body');
  return body < 0 ? -1 : html.indexOf('<header', body);
}

export function withNotice(html: string, notice: string): string {
  if (notice === '') return html;
  const bytes = Buffer.from(html);
  const at = placeIn(bytes);
  return at < 0 ? html : `${bytes.subarray(0, at)}${notice}${bytes.subarray(at)}`;
}

/** Of a page that is sent while it is made: nothing is held back once the line is in. */
export function noticeStream(notice: string): TransformStream<Uint8Array, Uint8Array> {
  let waiting: Buffer | null = Buffer.alloc(0);
  return new TransformStream({
    transform: (bytes, sender) => {
      if (waiting === null) return sender.enqueue(bytes);
      waiting = Buffer.concat([waiting, bytes]);
      const at = placeIn(waiting);
      if (at < 0) return;
      sender.enqueue(Buffer.concat([waiting.subarray(0, at), Buffer.from(notice), waiting.subarray(at)]));
      waiting = null;
    },
    flush: (sender) => {
      if (waiting !== null) sender.enqueue(waiting);
    },
  });
}
