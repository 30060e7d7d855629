// Which tax holds where something is sent. The built-in table knows standard rates alone; a tax service can stand
// behind the same interface.

import { customsLabel, dutiesText, type TaxRule } from '../../domain/checkout/tax.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { words } from '../../words/checkout/words.ts';
import { language } from '../../words/spoken.ts';
import { countryName } from '../../words/text/country-name.ts';
import { stateTaxes, untaxedStates, vatRates } from './tax-table.ts';

export interface TaxedPlace {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly regionName: string;
}

export interface TaxProvider {
  readonly ruleFor: (place: TaxedPlace) => Promise<TaxRule>;
}

/** Duties and taxes are part of the price wherever the table knows the tax on it. */
const includedProfile = 1;

export function tableTax(): TaxProvider {
  return {
    ruleFor: async ({ countryCode, regionCode, regionName }) => {
      if (countryCode === usCountryCode) return stateRule(regionCode, regionName);
      const percent = vatRates[countryCode];
      if (percent === undefined) return { kind: 'none', label: customsLabel() };
      const label = `${dutiesText(includedProfile)} ${words.vat(countryName(language(), countryCode), percent)}`;
      return { kind: 'included', percent, label };
    },
  };
}

function stateRule(code: string, name: string): TaxRule {
  const tax = stateTaxes[code];
  if (tax) return { kind: 'calculated', ...tax, label: words.salesTax(name || code, tax.percent) };
  if (untaxedStates.has(code)) return { kind: 'none', label: words.noSalesTaxIn(name || code) };
  return {
    kind: 'none',
    label: code === '' ? words.taxOnceState : words.taxNotChargedFor(name || code),
  };
}
