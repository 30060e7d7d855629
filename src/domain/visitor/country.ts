// Where things are made, and who is abroad.
import type { Product } from '../product/product.ts';

/** The United States among the countries that orders ship to. */
export const usCountryId = 223;
export const usCountryCode = 'US';
/** The United States among the countries where things are made: another list, with its own numbers. */
export const madeInUsaId = 1;

/** By ISO code; a visitor whose country is unknown is treated as at home. */
export function isInternational(countryCode: string | null): boolean {
  return countryCode !== null && countryCode.toUpperCase() !== usCountryCode;
}

/** No country's code: what a page that is the same for everyone is told of whoever is abroad, wherever that is. */
export const abroad = 'ZZ';

/** All a page for everyone knows of a country; null for ours, and for one that is unknown. */
export function homeOrAbroad(countryCode: string | null): string | null {
  return isInternational(countryCode) ? abroad : null;
}

export function madeInUsa(countryId: number | null): boolean {
  return countryId === madeInUsaId;
}

/** California asks for the warning; it is given to the whole US, and to those whose country is unknown. */
export function showsProp65(chemicals: Product['prop65Chemicals'], ipCountry: string | null): boolean {
  return chemicals.length > 0 && !isInternational(ipCountry);
}
