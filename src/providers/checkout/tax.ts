// Which tax holds where something is sent. The built-in table knows standard rates alone; a tax service can stand
// behind the same interface.

import type { DutiesProfile, TaxRule } from '../../domain/checkout/tax.ts';
import { usCountryCode } from '../../domain/visitor/country.ts';
import { stateTaxes, untaxedStates, vatRates } from './tax-table.ts';

export interface TaxedPlace {
  readonly countryCode: string;
  readonly regionCode: string;
  readonly regionName: string;
}

export interface TaxProvider {
  readonly ruleFor: (place: TaxedPlace) => Promise<TaxRule>;
}

/** `dutiesOf` is what a visitor from there is told of duties; null at home. */
export function tableTax(dutiesOf: (country: string) => DutiesProfile | null): TaxProvider {
  return {
    ruleFor: async ({ countryCode, regionCode, regionName }) => {
      if (countryCode === usCountryCode) return stateRule(regionCode, regionName);
      const percent = vatRates[countryCode];
      const duties = dutiesOf(countryCode) ?? 0;
      if (percent === undefined) return { kind: 'none', note: { code: 'customs', duties } };
      return { kind: 'included', percent, note: { code: 'vat', countryCode, percent, duties } };
    },
  };
}

function stateRule(code: string, name: string): TaxRule {
  const state = name || code;
  const tax = stateTaxes[code];
  if (tax) return { kind: 'calculated', ...tax, note: { code: 'sales_tax', state, percent: tax.percent } };
  if (code === '') return { kind: 'none', note: { code: 'state_missing' } };
  return {
    kind: 'none',
    note: { code: untaxedStates.has(code) ? 'no_sales_tax' : 'tax_not_charged', state },
  };
}
