import { type DutiesProfile, dutiesText } from '../checkout/tax.ts';
import { type Exchange, isHome } from './exchange.ts';

/** What is said beside a price to whoever is abroad, or sees it in another currency than is charged; null at home. */
export function priceNote(duties: DutiesProfile | null, exchange: Exchange): string | null {
  const words = [
    duties !== null && dutiesText(duties),
    !isHome(exchange) && 'You are charged in US dollars.',
  ].filter((part) => part !== false);
  return words.length === 0 ? null : words.join(' ');
}
