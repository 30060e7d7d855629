// What is wrong with a setting, in a sentence for beside its field.

import { textNeeds } from '../../domain/settings/contrast.ts';
import type { SectionFault } from '../../domain/settings/sections.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { formatRatio } from './format-ratio.ts';
import { wordsIn } from './words.ts';

export function saySettingFault(language: Language, fault: SectionFault): string {
  const words = wordsIn(language);
  if (fault.code !== 'unreadable' || fault.contrast === undefined)
    return fault.code === 'unreadable' ? '' : words.faults[fault.code](fault.value);
  const { front, back, has, needs, nearest } = fault.contrast;
  const ratio = (value: number) => formatRatio(language, value);
  const sentence = words.readsAt(words.pairs[`${front}_on_${back}`] ?? '', ratio(has));
  const rule = needs === textNeeds ? words.textNeeds(ratio(needs)) : words.edgesNeed(ratio(needs));
  return `${sentence} ${rule} ${nearest ? words.nearestIs(nearest.color) : words.noneOfThatHue}`;
}
