import { type ImportFaultCode, importFaultCodes } from '../../domain/import/import-fault.ts';
import type { HeadFault } from '../../domain/import/import-format.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { sayProductFault } from '../desk-products/say-fault.ts';
import { wordsIn } from './words.ts';

interface StoredFault {
  readonly code: string;
  readonly value: string;
}

const isImportFault = (code: string): code is ImportFaultCode =>
  importFaultCodes.some((known) => known === code);

/** Why a row is refused or left: by the rules of files, or by those of products. */
export function sayRowFault(language: Language, { code, value }: StoredFault): string {
  if (isImportFault(code)) return wordsIn(language).faults[code](value);
  return sayProductFault(language, { code: code as Parameters<typeof sayProductFault>[1]['code'], value });
}

/** Why an address gave no picture that can be shown. */
export function sayFetchFault(language: Language, code: string): string {
  const sentences: Readonly<Record<string, string>> = wordsIn(language).fetchFaults;
  return sentences[code] ?? code;
}

export function sayHeadFault(language: Language, fault: HeadFault): string {
  return wordsIn(language).headFaults[fault.code]('title' in fault ? fault.title : '');
}

/** What a column is: `description_fr` is the description in French, `price_eur` the price in EUR. */
export function sayColumn(language: Language, column: string): string {
  const { columnNames, inLanguage } = wordsIn(language);
  const [, name = column, ending = ''] = /^(.+)_([a-z]{2,3})$/.exec(column) ?? [];
  if (Object.hasOwn(columnNames, column)) return columnNames[column] ?? column;
  const of =
    ending.length === 2
      ? new Intl.DisplayNames(language, { type: 'language' }).of(ending)
      : ending.toUpperCase();
  return inLanguage(columnNames[name] ?? name, of ?? ending);
}
