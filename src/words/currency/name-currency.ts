import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** A currency by its name; one that has none here goes by its code. */
export function nameCurrency(language: Language, code: string): string {
  return (wordsIn(language).currencyNames as Readonly<Record<string, string>>)[code] ?? code;
}
