// A line above all pages of the shop: what it says, where it leads, and which of several is shown.
import { type Language, languages } from '../visitor/language.ts';
import { isOwnAddress } from './block-faults.ts';
import { isInShop, type Span } from './blocks.ts';

export const mostNoticeLetters = 120;
export const mostNotices = 50;

export interface Notice extends Span {
  readonly texts: Readonly<Partial<Record<Language, string>>>;
  /** Where it leads; empty for nowhere. */
  readonly path: string;
}

export interface StoredNotice {
  readonly id: number;
  readonly notice: Notice;
}

export type NoticeFault =
  | { readonly at: string; readonly code: 'no_text' }
  | { readonly at: string; readonly code: 'too_long'; readonly most: number }
  | { readonly at: 'path'; readonly code: 'foreign_address' | 'unknown_address' }
  | { readonly at: 'until'; readonly code: 'until_before_from' };

export function noticeFaults(
  { texts, path, from, until }: Notice,
  known: { readonly addresses: ReadonlySet<string> },
): NoticeFault[] {
  return [
    ...languages.flatMap((language): NoticeFault[] => {
      const text = texts[language] ?? '';
      const at = `texts.${language}`;
      if (text.length > mostNoticeLetters) return [{ at, code: 'too_long', most: mostNoticeLetters }];
      return language === languages[0] && text.trim() === '' ? [{ at, code: 'no_text' }] : [];
    }),
    ...addressFaults(path, known.addresses),
    ...(from !== null && until !== null && until <= from
      ? [{ at: 'until', code: 'until_before_from' } as const]
      : []),
  ];
}

function addressFaults(path: string, addresses: ReadonlySet<string>): NoticeFault[] {
  if (path === '') return [];
  if (!isOwnAddress(path)) return [{ at: 'path', code: 'foreign_address' }];
  return addresses.has(path) ? [] : [{ at: 'path', code: 'unknown_address' }];
}

/** One line and no more: of those that are due, the one that came last. It leaves to the one before. */
export function currentNotice(notices: readonly StoredNotice[], now: number): StoredNotice | null {
  const due = notices.filter(({ notice }) => isInShop(notice, now));
  const came = ({ notice }: StoredNotice) => notice.from ?? 0;
  return due.toSorted((one, other) => came(other) - came(one) || other.id - one.id)[0] ?? null;
}

/** What it says in a language: where nobody has translated it, in the shop's own. */
export function noticeTextIn({ texts }: Pick<Notice, 'texts'>, language: Language) {
  const there = texts[language];
  return there
    ? { text: there, language }
    : { text: texts[languages[0]] ?? '', language: languages[0] as Language };
}
