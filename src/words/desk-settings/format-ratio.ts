import type { Language } from '../../domain/visitor/language.ts';

/** Of contrast: with one decimal, as the rule is written. */
export function formatRatio(language: Language, ratio: number): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    ratio,
  );
}
