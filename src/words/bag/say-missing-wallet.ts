import type { Wallet } from '../../domain/bag/bought-now.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Said at payment, where the shopper came for a wallet that cannot be had. */
export function sayMissingWallet(language: Language, wallet: Wallet): string {
  return wordsIn(language).walletNotTaken(wallet === 'google-pay' ? 'Google Pay' : 'Apple Pay');
}
