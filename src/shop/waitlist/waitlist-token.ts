// The word in a link that confirms an entry: only this shop can have signed it, and only the latest e-mail's counts.
import type { PendingEntry } from '../../database/queries/waitlist/waitlist.ts';
import type { Signer } from '../signer.ts';

export function confirmationToken(entry: PendingEntry, { sign }: Signer): string {
  return `${entry.id}.${sign(signedOf(entry))}`;
}

/** The entry a word names, which must still be found and checked; null for one that names none. */
export function entryIdOf(token: string): string | null {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token) ?? [];
  return id ?? null;
}

export function isSignedFor(token: string, entry: PendingEntry, { isSigned }: Signer): boolean {
  return isSigned(signedOf(entry), token.slice(entry.id.length + 1));
}

function signedOf({ id, confirmationSentAt }: PendingEntry): string {
  return `${id} ${confirmationSentAt?.getTime()}`;
}
