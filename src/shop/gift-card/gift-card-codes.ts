// A card's code is made from its id by the shop's secret that stays: it is in no table, and can be made again when the
// e-mail leaves. It is found by its keyed hash.
import { giftCardCode, standardCode } from '../../domain/gift-card/gift-card.ts';

/** Keyed. */
export type Hash = (text: string) => string;

export function codeOfCard(hash: Hash, cardId: string): string {
  return giftCardCode(Buffer.from(hash(`gift card ${cardId}`), 'base64url'));
}

/** Null for what can be no code. */
export function codeHash(hash: Hash, codeText: string): string | null {
  const code = standardCode(codeText);
  return code === null ? null : hash(`gift card code ${code}`);
}
