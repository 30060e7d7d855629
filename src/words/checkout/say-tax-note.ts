// Which tax it is, or why there is none, in words.
import type { TaxNote } from '../../domain/checkout/quote.ts';
import { type DutiesProfile, hasPaidDuties } from '../../domain/checkout/tax.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { countryName } from '../text/country-name.ts';
import { wordsIn } from './words.ts';

export function sayTaxNote(language: Language, note: TaxNote): string {
  const words = wordsIn(language);
  switch (note.code) {
    case 'sales_tax':
      return words.salesTax(note.state, note.percent);
    case 'no_sales_tax':
      return words.noSalesTaxIn(note.state);
    case 'tax_not_charged':
      return words.taxNotChargedFor(note.state);
    case 'vat': {
      const vat = words.vat(countryName(language, note.countryCode), note.percent);
      return hasPaidDuties(note) ? `${sayDuties(language, note.duties ?? 1)} ${vat}` : vat;
    }
    case 'customs':
      return sayCustoms(language, note.duties ?? 0);
    case 'state_missing':
      return words.taxOnceState;
    case 'address_missing':
      return words.taxOnceAddress;
    case 'written':
      return note.label;
  }
}

/** The outcome of what a product's page says is calculated at checkout, and the same words where it is settled. */
function sayCustoms(language: Language, profile: DutiesProfile): string {
  const words = wordsIn(language);
  switch (profile) {
    case 1:
      return words.dutiesAndTaxesIncluded;
    case 2:
      return `${words.dutiesIncluded} ${words.taxesByCustoms}`;
    default:
      return words.dutiesByCustoms;
  }
}

/** What stands before the amount of a tax that is part of the total. */
export function sayIncludedTax(language: Language, note: TaxNote): string {
  const words = wordsIn(language);
  return note.code === 'vat'
    ? words.includedVat(countryName(language, note.countryCode), note.percent)
    : sayTaxNote(language, note);
}

/** What a shop tells of duties, by how it handles them. */
export function sayDuties(language: Language, profile: DutiesProfile): string {
  const words = wordsIn(language);
  switch (profile) {
    case 1:
      return words.dutiesAndTaxesIncluded;
    case 2:
      return words.dutiesIncluded;
    default:
      return words.dutiesAtCheckout;
  }
}
