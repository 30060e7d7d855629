import { expect, test } from 'vitest';
import { completionsOf } from '../../src/domain/listing/search/completions.ts';
import { createVocabulary } from '../../src/domain/listing/search/vocabulary.ts';
import { vocabulary as data } from './index.ts';

const sold = new Set(data.concepts.map(({ code }) => code).filter((code) => code !== 'kind.sneaker'));
const vocabulary = createVocabulary(data, sold);

test('the last word is typed to the end, things first, each meaning once', () => {
  const completions = completionsOf('black dre', vocabulary, 'en');
  expect(completions[0]).toBe('black dress');
  expect(completions.filter((text) => /^black dress(?:es)?$/.test(text))).toHaveLength(1);
});

test('it is the language of the page that completes', () => {
  expect(completionsOf('rob', vocabulary, 'fr')[0]).toBe('robe');
  expect(completionsOf('jupe pliss', vocabulary, 'fr')[0]).toBe('jupe plissé');
});

test('what is not sold is not suggested', () => {
  expect(completionsOf('sneak', vocabulary, 'en')).toEqual([]);
  expect(completionsOf('', vocabulary, 'en')).toEqual([]);
});
