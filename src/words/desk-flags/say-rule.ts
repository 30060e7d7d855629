// A flag's rule as a person reads it.
import { type FlagAudience, type FlagLine, isForEveryone } from '../../domain/visitor/flag-rule.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { isByChance } from '../../domain/visitor/split.ts';
import { wordsIn } from './words.ts';

const conditions = ['isSignedIn', 'isNew', 'isStaff'] as const;

/** `In US, CA, new within a day`. */
export function sayAudience(language: Language, audience: FlagAudience): string {
  const words = wordsIn(language);
  const parts = [
    ...(audience.countries ? [words.audience.countries(audience.countries.join(', '))] : []),
    ...conditions.flatMap((name) => {
      const holds = audience[name];
      return holds === undefined ? [] : [words.audience[name][holds ? 'yes' : 'no']];
    }),
  ].join(', ');
  return parts === '' ? words.everyone : `${parts.charAt(0).toUpperCase()}${parts.slice(1)}`;
}

export function sayPercent(language: Language, percent: number): string {
  return (percent / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 });
}

export function sayGiven(language: Language, line: Pick<FlagLine, 'percent'>): string {
  const words = wordsIn(language);
  if (isByChance(line)) return words.byChance(sayPercent(language, line.percent));
  return line.percent === 0 ? words.isOff : words.isOn;
}

interface Rule {
  readonly isOn: boolean;
  readonly lines: readonly FlagLine[];
}

/** In a few words, for a list. */
export function saySeen(language: Language, { isOn, lines }: Rule): string {
  const { seen } = wordsIn(language);
  const [first] = lines;
  if (!first) return isOn ? seen.all : seen.none;
  if (lines.length > 1) return seen.some;
  const percent = sayPercent(language, first.percent);
  if (isForEveryone(first)) return seen.share(percent);
  return isByChance(first) ? seen.half(percent) : seen.some;
}

/** Line by line, for the history. */
export function sayRule(language: Language, { isOn, lines }: Rule): string {
  const words = wordsIn(language);
  const others = isOn ? words.isOn : words.isOff;
  if (lines.length === 0) return `${words.everyone}: ${others}`;
  const sentences = lines.map((line) => `${sayAudience(language, line)}: ${sayGiven(language, line)}`);
  return [...sentences, ...(lines.some(isForEveryone) ? [] : [`${words.everyoneElse}: ${others}`])].join(
    '; ',
  );
}
