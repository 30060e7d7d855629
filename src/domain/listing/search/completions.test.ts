import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';
import { createVocabulary } from './vocabulary.ts';

const term = (language: 'en' | 'fr', text: string, ...concepts: string[]) => ({
  language,
  term: text,
  concepts,
});
const codes = ['kind.dress', 'kind.coat', 'kind.dungarees', 'color.black', 'color.gold', 'material.denim'];
const vocabulary = createVocabulary(
  {
    concepts: codes.map((code) => ({ code, broader: [] })),
    terms: [
      term('en', 'denim', 'material.denim'),
      term('en', 'dresses', 'kind.dress'),
      term('en', 'dress', 'kind.dress'),
      term('en', 'dungarees', 'kind.dungarees'),
      term('en', 'black', 'color.black'),
      term('fr', 'noir', 'color.black'),
      term('fr', 'noire', 'color.black'),
      term('fr', 'noires', 'color.black'),
      term('fr', 'doré', 'color.gold'),
    ],
  },
  new Set(codes.filter((code) => code !== 'kind.dungarees')),
);
const completed = (query: string, language: 'en' | 'fr' = 'en') => completionsOf(query, vocabulary, language);

test('from the first letter, things before cloths, each once and only what is sold', () => {
  expect(completed('d')).toEqual(['dress', 'denim']);
  expect(completed('black d')).toEqual(['black dress', 'black denim']);
  expect(completed('Black DRE')).toEqual(['Black dress']);
  expect(completed('dress under 300')).toEqual([]);
  expect(completed('')).toEqual([]);
});

test('a French color agrees with what it stands beside, as far as its ending tells', () => {
  expect(completed('robe noi', 'fr')).toEqual(['robe noire']);
  expect(completed('robes noi', 'fr')).toEqual(['robes noires']);
  expect(completed('manteau noi', 'fr')).toEqual(['manteau noir']);
  expect(completed('robe dor', 'fr')).toEqual(['robe doré']);
});
