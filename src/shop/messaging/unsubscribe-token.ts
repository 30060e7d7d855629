// The word in an e-mail's unsubscribe link: it names an address by its hash, and only this shop can have signed it. It
// needs nothing stored, so it works as long as the e-mail lies in someone's box.
import type { Signer } from '../signer.ts';

export function stopToken(addressHash: string, { sign }: Signer): string {
  return `${addressHash}.${sign(addressHash)}`;
}

/** The address it speaks of; null for a word that is not ours. */
export function addressHashIn(token: string, { isSigned }: Signer): string | null {
  const [, addressHash, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  if (addressHash === undefined || signature === undefined) return null;
  return isSigned(addressHash, signature) ? addressHash : null;
}
