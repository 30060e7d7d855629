// A link that shows the draft of a page of blocks as it would be at a moment. It is signed, and over after a day.
import type { BlockPage } from '../../domain/content/landing-page.ts';
import type { Signer } from '../signer.ts';

export interface DraftLink {
  readonly page: BlockPage;
  /** The moment it is shown as. */
  readonly at: number;
}

/** As it stands in a path. */
export function draftToken({ page, at }: DraftLink, until: number, signer: Signer): string {
  const word = `${page}.${at}.${until}`;
  return `${word}.${signer.sign(word)}`;
}

/** Null for a word that this shop did not sign, and for one that is over. */
export function readDraftToken(token: string, signer: Signer, now: number): DraftLink | null {
  const [, word = '', page = '', at, until, signature = ''] =
    /^(([a-z0-9-]{1,60})\.(\d{1,15})\.(\d{1,15}))\.([\w-]{1,100})$/.exec(token) ?? [];
  if (!signer.isSigned(word, signature) || Number(until) <= now) return null;
  return { page, at: Number(at) };
}
