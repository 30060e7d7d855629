// What a visitor is told of duties, by where they shop as.
import type { DutiesProfile } from '../../domain/checkout/tax.ts';
import { isInternational } from '../../domain/visitor/country.ts';
import { vatRates } from '../../providers/checkout/tax-table.ts';

export type DutiesOf = (country: string | null) => DutiesProfile | null;

const calculated = 0;
const included = 1;

/** Included where the shop knows the tax on a price, otherwise calculated, unless the merchant says so of a country. */
export function createDuties(settled: ReadonlyMap<string, DutiesProfile>): DutiesOf {
  return (country) => {
    if (country === null || !isInternational(country)) return null;
    return settled.get(country) ?? (Object.hasOwn(vatRates, country) ? included : calculated);
  };
}
