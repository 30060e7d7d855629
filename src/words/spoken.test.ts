import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../domain/visitor/language.ts';
import { words } from './bag/words.ts';
import { language, readLanguageBy } from './spoken.ts';

const languageStore = new AsyncLocalStorage<Language>();
afterEach(() => readLanguageBy(() => 'en'));

test('without anyone who knows better, English is spoken', () => {
  expect(language()).toBe('en');
  expect(words.selectSize).toBe('Please select a size.');
});

test('two who are answered at once each hear their own language', async () => {
  readLanguageBy(() => languageStore.getStore() ?? 'en');
  const answer = async () => {
    await new Promise(setImmediate);
    return words.onlyLeft(3);
  };
  expect(
    await Promise.all([languageStore.run('fr', answer), languageStore.run('en', answer), answer()]),
  ).toEqual(['Plus que 3 en stock.', 'Only 3 left.', 'Only 3 left.']);
});
