// The languages the demo shop has been translated into, each from a folder of its own.
import type { Catalogue } from '../../src/domain/catalogue/catalogue.ts';
import type { OtherLanguage } from '../../src/domain/visitor/language.ts';
import { german } from './de/index.ts';
import { french } from './fr/index.ts';
import { type PhraseBook, translateCatalogue } from './phrase-book.ts';

const books: Readonly<Record<OtherLanguage, PhraseBook>> = { fr: french, de: german };

export function translationsOf(catalogue: Catalogue): NonNullable<Catalogue['translations']> {
  return Object.fromEntries(
    Object.entries(books).map(([language, book]) => [language, translateCatalogue(catalogue, book)]),
  );
}
