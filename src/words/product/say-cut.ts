import type { Size } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** How a size is cut, where that was measured; null where it was not. */
export function sayCut(
  language: Language,
  { inseam, frontRise }: Pick<Size, 'inseam' | 'frontRise'>,
): string | null {
  const words = wordsIn(language);
  if (inseam !== null && frontRise !== null)
    return words.inseamAndRise(words.length(inseam), words.length(frontRise));
  if (inseam !== null) return words.inseamIs(words.length(inseam));
  return frontRise === null ? null : words.riseIs(words.length(frontRise));
}
