// The word in an e-mail's unsubscribe link: it names an address by its hash, and only this shop can have signed it. It
// needs nothing stored, so it works as long as the e-mail lies in someone's box.
import { timingSafeEqual } from 'node:crypto';

type Hash = (text: string) => string;

export function stopToken(addressHash: string, hash: Hash): string {
  return `${addressHash}.${hash(`no emails to ${addressHash}`)}`;
}

/** The address it speaks of; null for a word that is not ours. */
export function addressHashIn(token: string, hash: Hash): string | null {
  const [, addressHash] = /^([\w-]{43})\.[\w-]{43}$/.exec(token) ?? [];
  if (addressHash === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(stopToken(addressHash, hash)), Buffer.from(token));
  return isOurs ? addressHash : null;
}
