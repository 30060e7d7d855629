// Which words a page in another language may have: those of its dictionaries, of the catalogue in it, and of the platform
// for days, countries and currencies. Names stay. Every other word fails, wherever it comes from: a text nobody translated,
// a sentence of a library, a code that was shown by mistake. A word of the other languages does not pass by standing in a
// text of this one, unless its cognates list it.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parseSync } from 'vite';
import { catalogue } from '../catalogue/index.ts';
import { knownAccounts, knownPeople } from '../catalogue/people/known.ts';
import { statesOf } from '../src/domain/account/states.ts';
import { isCountryCode } from '../src/domain/visitor/country-codes.ts';
import { type Language, languages } from '../src/domain/visitor/language.ts';
import { catalogueIn, readOn, textsOf, wordFiles } from './words-of.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const countries = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter(isCountryCode);

/** Names of companies, places and formats, which no catalogue lists. */
const otherNames = [
  ...[
    'English',
    'New York',
    'Los Angeles',
    'Texas',
    'Alaska',
    'Hong Kong',
    'Casa Tarde',
    'Lighthouse',
    'Dagny',
  ],
  ...[
    'Cold Greenhouse',
    'After the Guests',
    'Long Letter',
    'T-shirt',
    'T-shirts',
    'POCKET',
    'Idempotency-Key',
  ],
  ...['UPS', 'USPS', 'FedEx', 'DHL', 'DPD', 'Royal Mail', 'La Poste'],
  ...['Afterpay', 'Klarna', 'Apple Pay', 'Google Pay', 'Google', 'Facebook', 'Pinterest', 'Visa'],
  ...['Français', 'Deutsch'],
  ...['WorldWide', 'WELCOME10', 'VITR', 'EU', 'UK', 'IT', "Bobby's"],
];

/** Names of products, brands, people and lists, and what people wrote: reviews, photos and what these show. */
function catalogueNames(): string[] {
  const { brands, products, people } = catalogue;
  const reviews = [...(people?.reviews ?? []), ...knownPeople.reviews];
  const customers = [...(people?.customers ?? []), ...knownPeople.customers];
  return [
    ...brands.map(({ name }) => name),
    ...products.flatMap(({ name, models = [], sizes, socialPhotos = [] }) => [
      name,
      ...models.map(({ nameDisplay }) => nameDisplay),
      ...sizes.map(({ name: size }) => size),
      ...socialPhotos.flatMap(({ handle, caption = handle }) => [handle, caption]),
    ]),
    ...customers.flatMap(({ name }) => [name, ...name.split(' ')]),
    ...reviews.flatMap(({ title, photos }) => [title, ...photos.map(({ alt }) => alt)]),
    ...textsOf(knownAccounts),
    ...countries.flatMap((country) => statesOf(country) ?? []).flatMap(({ value, label }) => [value, label]),
  ].filter((name) => name !== '');
}

function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const anyName = longestFirst.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<!\\p{L})(?:${anyName})(?!\\p{L})`, 'gu');
}

const knownNames = patternOf([...catalogueNames(), ...otherNames]);
/** Addresses, places where a text has something put in, and words that were cut. */
const addresses = /https?:\/\/\S+|\S+@\S+|\[\w+\]|\p{L}+…/gu;

/** The words of a text, without names. */
function wordsOf(text: string, written: RegExp = knownNames): string[] {
  const visibleText = text.replaceAll(addresses, ' ').replaceAll(knownNames, ' ').replaceAll(written, ' ');
  return visibleText.toLowerCase().match(/\p{Script=Latin}{2,}/gu) ?? [];
}

/** Every text of a language, those included that have something put in. No page says what the merchant's desk says. */
const dictionaryTexts = (language: Language): string[] =>
  wordFiles(language)
    .filter((path) => !/[\\/]desk[\w-]*[\\/]/.test(path))
    .flatMap(literalsIn);

function literalsIn(path: string): string[] {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) walk(each);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    // Nobody reads what is imported or compared with.
    if (/^(?:Import|TS|BinaryExpression)/.test(String(node.type))) return;
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') texts.push(node.value);
    if (node.type === 'TemplateElement' && 'value' in node) texts.push(...textsOf(node.value));
    for (const [key, each] of Object.entries(node)) if (key !== 'key') walk(each);
  };
  walk(parseSync(path, readFileSync(path, 'utf8')).program);
  return texts;
}

/** Days, months, countries and currencies as the platform says them. */
function platformTexts(language: Language): string[] {
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const currencies = new Intl.DisplayNames(language, { type: 'currency' });
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  return [
    ...countries.map((code) => regions.of(code) ?? ''),
    ...Intl.supportedValuesOf('currency').flatMap((code) => [code, currencies.of(code) ?? '']),
    ...[...months, ...week].flatMap((day) => [
      new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(day),
      new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(day),
      new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short' }).format(day),
    ]),
  ];
}

const wordsByLanguage = new Map<Language, ReadonlySet<string>>();

function wordsSpokenIn(language: Language): ReadonlySet<string> {
  const known =
    wordsByLanguage.get(language) ??
    new Set([...dictionaryTexts(language), ...catalogueIn(language)].flatMap((text) => wordsOf(text)));
  wordsByLanguage.set(language, known);
  return known;
}

interface Reader {
  /** Words of the language that another one has, too, though nobody has listed them. */
  readonly sharedWords: () => string[];
  /** Each text with a word in it that is of another language, behind those words; `written` is what the reader has typed. */
  readonly foreignIn: (texts: readonly string[], written?: readonly string[]) => string[];
  /** The whole page is in the language, and says so. */
  readonly reads: (page: Page, written?: readonly string[]) => Promise<void>;
}

export function createReader(
  language: Language,
  {
    locale,
    cognates,
    libraries,
    others = languages.filter((other) => other !== language),
  }: {
    readonly locale: string;
    readonly cognates: ReadonlySet<string>;
    /** What libraries say of a value that is wrong. */
    readonly libraries: string;
    /** The languages whose words do not pass. */
    readonly others?: readonly Language[];
  },
): Reader {
  const isShared = (word: string) => others.some((other) => wordsSpokenIn(other).has(word));
  const own = [...wordsSpokenIn(language)];
  const readable = new Set([
    ...own.filter((word) => cognates.has(word) || !isShared(word)),
    ...[libraries, ...platformTexts(language)].flatMap((text) => wordsOf(text)),
  ]);
  const foreignIn: Reader['foreignIn'] = (texts, written = []) => {
    const knownText = written.length === 0 ? knownNames : patternOf(written);
    return texts.flatMap((text) => {
      const foreign = new Set(wordsOf(text, knownText).filter((word) => !readable.has(word)));
      return foreign.size === 0 ? [] : [`${[...foreign].join(', ')}: ${text.slice(0, 200)}`];
    });
  };
  return {
    sharedWords: () => own.filter((word) => isShared(word) && !cognates.has(word)),
    foreignIn,
    reads: async (page, written) => {
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const frame of page.frames()) expect.soft(foreignIn(await readOn(frame), written)).toEqual([]);
    },
  };
}
