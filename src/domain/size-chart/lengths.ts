// Lengths, in what a visitor reads them: as the merchant took them, in inches, or in centimetres.
import { isInternational } from '../visitor/country.ts';
import { type Language, languages } from '../visitor/language.ts';
import type { LengthUnit } from './size-chart.ts';

/** A unit that is named by its own word; null for any other. */
export function parseLengthUnit(word: string | undefined): LengthUnit | null {
  return word === 'in' || word === 'cm' ? word : null;
}

/** The unit they chose; otherwise that of where they shop. Who reads another language than the shop's measures in centimetres. */
export function lengthUnitOf(
  chosen: LengthUnit | null,
  country: string | null,
  language: Language,
): LengthUnit {
  return chosen ?? (isInternational(country) || language !== languages[0] ? 'cm' : 'in');
}

const cmPerInch = 2.54;
const inInches = /(?:(\d+) ft )?(\d+(?:\.\d+)?) in\b(?! \d)/g;

/** With every length in inches, or in feet and inches, in whole centimetres. */
export function inCentimetres(text: string): string {
  return text.replaceAll(inInches, (_, feet: string | undefined, inches: string) => {
    const length = Number(feet ?? 0) * 12 + Number(inches);
    return `${Math.round(length * cmPerInch)}\u00a0cm`;
  });
}
