import { sayDuties } from '../../words/checkout/say-tax-note.ts';
import { words } from '../../words/currency/words.ts';
import { language } from '../../words/spoken.ts';
import type { DutiesProfile } from '../checkout/tax.ts';
import { type Exchange, isHome } from './exchange.ts';

/** What is said beside a price to whoever is abroad, or sees it in another currency than is charged; null at home. */
export function priceNote(duties: DutiesProfile | null, exchange: Exchange): string | null {
  const notes = [
    duties !== null && sayDuties(language(), duties),
    !isHome(exchange) && words.chargedInDollars,
  ].filter((part) => part !== false);
  return notes.length === 0 ? null : notes.join(' ');
}
