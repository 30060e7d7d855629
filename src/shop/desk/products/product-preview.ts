// A link that shows a product as a shopper would see it, whatever its state. It is signed, and over after a day.
import type { Signer } from '../../signer.ts';

export const previewHours = 24;

/** As it stands in a path. */
export function previewToken(productId: number, until: number, signer: Signer): string {
  const word = `${productId}.${until}`;
  return `${word}.${signer.sign(word)}`;
}

/** Null for a word that this shop did not sign, and for one that is over. */
export function readPreviewToken(token: string, signer: Signer, now: number): number | null {
  const [, word = '', id, until, signature = ''] =
    /^(([1-9]\d{0,14})\.(\d{1,15}))\.([\w-]{1,100})$/.exec(token) ?? [];
  return signer.isSigned(word, signature) && Number(until) > now ? Number(id) : null;
}
