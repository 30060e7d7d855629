// The word in a link that confirms an entry: only this shop can have signed it, and only the latest e-mail's counts.
import { timingSafeEqual } from 'node:crypto';
import type { AskedEntry } from '../../database/queries/waitlist/waitlist.ts';

type Hash = (text: string) => string;

export function confirmationToken(entry: AskedEntry, hash: Hash): string {
  return `${entry.id}.${signatureOf(entry, hash)}`;
}

/** The entry a word names, which must still be found and checked; null for one that names none. */
export function entryIdOf(token: string): string | null {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token) ?? [];
  return id ?? null;
}

export function isSignedFor(token: string, entry: AskedEntry, hash: Hash): boolean {
  const expected = Buffer.from(confirmationToken(entry, hash));
  const given = Buffer.from(token);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function signatureOf({ id, confirmationSentAt }: AskedEntry, hash: Hash): string {
  return hash(`waitlist letter ${id} ${confirmationSentAt?.getTime()}`);
}
