import type { DutiesProfile } from '../../domain/checkout/tax.ts';
import { type Exchange, isHome } from '../../domain/currency/exchange.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayDuties } from '../checkout/say-tax-note.ts';
import { wordsIn } from './words.ts';

/** What is said beside a price to whoever is abroad, or sees it in another currency than is charged; null at home. */
export function sayPriceNote(
  language: Language,
  duties: DutiesProfile | null,
  exchange: Exchange,
): string | null {
  const words = wordsIn(language);
  const notes = [
    duties !== null && sayDuties(language, duties),
    !isHome(exchange) && words.chargedInDollars,
  ].filter((part) => part !== false);
  return notes.length === 0 ? null : notes.join(' ');
}
