// The word in a link that opens an order which the shop took down: only this shop can have signed it.
import type { Signer } from '../signer.ts';

export function paymentLinkToken(id: string, { sign }: Signer): string {
  return `${id}.${sign(signedOf(id))}`;
}

/** The link that a word names; null for one that this shop did not sign. */
export function paymentLinkIdOf(token: string, { isSigned }: Signer): string | null {
  const [, id, signature] = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  return id !== undefined && signature !== undefined && isSigned(signedOf(id), signature) ? id : null;
}

const signedOf = (id: string) => `payment link ${id}`;
