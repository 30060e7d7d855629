import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import type { Language } from '../domain/visitor/language.ts';
import { words } from './bag/words.ts';
import { language, readLanguageBy } from './spoken.ts';

const asked = new AsyncLocalStorage<Language>();
afterEach(() => readLanguageBy(() => 'en'));

test('without anyone who knows better, English is spoken', () => {
  expect(language()).toBe('en');
  expect(words.selectSize).toBe('Please select a size.');
});

test('two who are answered at once each hear their own language', async () => {
  readLanguageBy(() => asked.getStore() ?? 'en');
  const answer = async () => {
    await new Promise(setImmediate);
    return words.onlyLeft(3);
  };
  expect(await Promise.all([asked.run('fr', answer), asked.run('en', answer), answer()])).toEqual([
    'Plus que 3 en stock.',
    'Only 3 left.',
    'Only 3 left.',
  ]);
});
