// The charts of sizes, by their names.
import type { ChartKind } from '../../domain/product/sizes.ts';
import type { LengthUnit, Measure } from '../../domain/size-chart/size-chart.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function nameChart(language: Language, kind: ChartKind): string {
  const words = wordsIn(language);
  switch (kind) {
    case 'clothing':
      return words.clothing;
    case 'waist':
      return words.trousers;
    case 'shoes':
      return words.shoes;
  }
}

export function nameMeasure(language: Language, measure: Measure): string {
  const words = wordsIn(language);
  switch (measure) {
    case 'bust':
      return words.bust;
    case 'waist':
      return words.waist;
    case 'hip':
      return words.hip;
    case 'foot_length':
      return words.footLength;
  }
}

export function sayHowToMeasure(language: Language, kind: ChartKind): string {
  const words = wordsIn(language);
  switch (kind) {
    case 'clothing':
      return words.measureClothing;
    case 'waist':
      return words.measureTrousers;
    case 'shoes':
      return words.measureShoes;
  }
}

/** Centimetres to the half, inches as halves are written on a tape. */
export function formatMeasure(language: Language, inches: number, unit: LengthUnit): string {
  const words = wordsIn(language);
  if (unit === 'cm') return words.decimal(Math.round(inches * 2.54 * 2) / 2);
  return inches % 1 === 0.5 ? `${Math.floor(inches)}½` : words.decimal(inches);
}
