// The word in a link that confirms a place: only this shop can have signed it, and only the latest letter's counts.
import { timingSafeEqual } from 'node:crypto';
import type { AskedPlace } from '../../database/queries/waitlist/waitlist.ts';

type Hash = (text: string) => string;

export function confirmationToken(place: AskedPlace, hash: Hash): string {
  return `${place.id}.${signatureOf(place, hash)}`;
}

/** The place a word names, which must still be found and checked; null for one that names none. */
export function placeIdOf(token: string): string | null {
  const [, id] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(token) ?? [];
  return id ?? null;
}

export function isSignedFor(token: string, place: AskedPlace, hash: Hash): boolean {
  const expected = Buffer.from(confirmationToken(place, hash));
  const given = Buffer.from(token);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

function signatureOf({ id, letterAt }: AskedPlace, hash: Hash): string {
  return hash(`waitlist letter ${id} ${letterAt?.getTime()}`);
}
