// To whom this moment's answer goes, as far as words are concerned. One server answers many at once: each request runs
// with its own language, and so does each job that writes to somebody.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, languages } from '../../domain/visitor/language.ts';
import { readLanguageBy } from '../../words/spoken.ts';

const languageStore = new AsyncLocalStorage<Language>();

export const requestLanguage = (): Language => languageStore.getStore() ?? languages[0];

/** Does it in that language. */
export function speaking<R>(language: Language, work: () => R): R {
  return languageStore.run(language, work);
}

readLanguageBy(requestLanguage);
