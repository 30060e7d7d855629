import type { Size } from '../../domain/product/product.ts';
import type { LengthUnit } from '../../domain/size-chart/size-chart.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** How a size is cut, where that was measured; null where it was not. */
export function sayCut(
  language: Language,
  unit: LengthUnit,
  { inseam, frontRise }: Pick<Size, 'inseam' | 'frontRise'>,
): string | null {
  const words = wordsIn(language);
  if (inseam !== null && frontRise !== null)
    return words.inseamAndRise(words.length(unit, inseam), words.length(unit, frontRise));
  if (inseam !== null) return words.inseamIs(words.length(unit, inseam));
  return frontRise === null ? null : words.riseIs(words.length(unit, frontRise));
}
