// The last of something, kept for a while, in words.
import type { HoldNews } from '../../domain/checkout/hold-time.ts';
import { oneSizeName } from '../../domain/product/sizes.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayHoldNews(language: Language, news: HoldNews): string {
  const words = wordsIn(language);
  return news === 'ended' ? words.holdEnded : words.heldOneMinute;
}

interface HeldPiece {
  readonly sizeName: string;
  readonly quantity: number;
}

/** What is held: by its size where it is one piece. */
export function sayHeldPieces(language: Language, pieces: readonly HeldPiece[]): string {
  const words = wordsIn(language);
  const [only, ...others] = pieces;
  if (!only || others.length > 0) return words.lastOfTheseHeld;
  return words.lastHeld(only.quantity, only.sizeName === oneSizeName ? null : only.sizeName);
}
