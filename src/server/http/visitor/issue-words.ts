// What is wrong with a value of a call, in the words of the library that finds it.
import { z } from 'zod';
import type { Language } from '../../../domain/visitor/language.ts';

const german = z.locales.de().localeError;

/** The library's German leaves them as a program calls them. */
const germanKinds: Readonly<Record<string, string>> = {
  object: 'Objekt',
  string: 'Text',
  number: 'Zahl',
  int: 'ganze Zahl',
  boolean: 'Ja oder Nein',
  array: 'Liste',
  Array: 'Liste',
  undefined: 'nichts',
  null: 'nichts',
};

const inGerman: z.core.$ZodErrorMap = (issue) => {
  const message = german(issue);
  const text = typeof message === 'string' ? message : message?.message;
  return text
    ?.replace(
      /(?<=erwartet |erhalten |dass |Schlüssel in |Wert in )\w+/g,
      (kind) => germanKinds[kind] ?? kind,
    )
    .replace('Ungültiger String', 'Ungültiger Text');
};

export const issueWords: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  en: z.locales.en().localeError,
  fr: z.locales.fr().localeError,
  de: inGerman,
};
