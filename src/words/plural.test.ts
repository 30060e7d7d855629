import { expect, test } from 'vitest';
import type { Language } from '../domain/visitor/language.ts';
import { inEnglish, inFrench, inGerman } from './plural.ts';

const counts = [...Array.from({ length: 2_001 }, (_, count) => count), 10_000, 999_999];

test.each([
  ['en', inEnglish],
  ['fr', inFrench],
  ['de', inGerman],
] satisfies [Language, typeof inEnglish][])(
  '%s: one and several as Intl tells them apart',
  (language, plural) => {
    const rules = new Intl.PluralRules(language);
    for (const count of counts)
      expect(`${count} ${plural(count, 'one', 'other')}`).toBe(`${count} ${rules.select(count)}`);
  },
);
