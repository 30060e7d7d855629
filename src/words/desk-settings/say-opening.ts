// One thing that is looked at before a shop opens: what it is, and how it stands or what to do.
import type { OpeningItem } from '../../domain/settings/opening.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatMoment } from '../text/format-moment.ts';
import { wordsIn } from './words.ts';

export function sayOpening(
  language: Language,
  { check, code, value }: OpeningItem,
): { readonly title: string; readonly message: string } {
  const words = wordsIn(language);
  const shown = code === 'archived' ? formatMoment(language, Date.parse(value)) : value;
  return {
    title: words.openingTitles[check],
    message: words.openingSentences[`${check}_${code}`]?.(shown) ?? '',
  };
}
