// Which words a page in French may have: those of the French dictionaries, of the catalogue in French, and of the platform
// for days, countries and currencies. Names stay. Every other word fails, wherever it comes from: a text nobody translated,
// a sentence of a library, a code that was shown by mistake. A word of the English dictionaries or of the catalogue as it
// was written does not pass by standing in a French text, unless `cognates` lists it as French.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { parseSync } from 'vite';
import { catalogue } from '../catalogue/index.ts';
import { knownAccounts, knownPeople } from '../catalogue/people/known.ts';
import { statesOf } from '../src/domain/account/states.ts';
import { isCountryCode } from '../src/domain/visitor/country-codes.ts';
import { cognates } from './french-cognates.ts';
import { englishCatalogue, frenchCatalogue, readOn, textsOf } from './words-of.ts';

const folder = join(import.meta.dirname, '../src/words');
/** No page of the shop says what the merchant's desk says. */
const areas = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('desk'))
  .map(({ name }) => name);

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
  ...['Afterpay', 'Klarna', 'Apple Pay', 'Google Pay', 'Google', 'Facebook', 'Pinterest', 'Visa', 'Français'],
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

/** Every text of a language, those included that have something put in. */
function dictionaryTexts(language: string): string[] {
  return areas.flatMap((area) => literalsIn(join(folder, area, `${language}.ts`)));
}

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

/** Days, months, countries and currencies as the platform says them, and values as the library that reads them does. */
function platformTexts(): string[] {
  const regions = new Intl.DisplayNames('fr', { type: 'region' });
  const currencies = new Intl.DisplayNames('fr', { type: 'currency' });
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1)));
  return [
    // What zod says of a value in French.
    'Entrée invalide : objet attendu, indéfini reçu, NaN, option, UUID, doit correspondre',
    ...countries.map((code) => regions.of(code) ?? ''),
    ...Intl.supportedValuesOf('currency').flatMap((code) => [code, currencies.of(code) ?? '']),
    ...[...months, ...week].flatMap((day) => [
      new Intl.DateTimeFormat('fr', { dateStyle: 'full' }).format(day),
      new Intl.DateTimeFormat('fr', { dateStyle: 'medium' }).format(day),
      new Intl.DateTimeFormat('fr', { weekday: 'short' }).format(day),
    ]),
  ];
}

const english = new Set([...dictionaryTexts('en'), ...englishCatalogue()].flatMap((text) => wordsOf(text)));
const french = new Set([...dictionaryTexts('fr'), ...frenchCatalogue()].flatMap((text) => wordsOf(text)));
const readable = new Set([
  ...[...french].filter((word) => !english.has(word) || cognates.has(word)),
  ...platformTexts().flatMap((text) => wordsOf(text)),
]);

/** Words that French texts share with English ones though nobody has called them French. */
export const englishInFrench = (): string[] =>
  [...french].filter((word) => english.has(word) && !cognates.has(word));

/** Each text with a word in it that is not French, behind those words; `written` is what the reader has typed. */
export function foreignIn(texts: readonly string[], written: readonly string[] = []): string[] {
  const knownText = written.length === 0 ? knownNames : patternOf(written);
  return texts.flatMap((text) => {
    const foreign = new Set(wordsOf(text, knownText).filter((word) => !readable.has(word)));
    return foreign.size === 0 ? [] : [`${[...foreign].join(', ')}: ${text.slice(0, 200)}`];
  });
}

/** In French, and said so. */
export async function isFrench(page: Page, written: readonly string[] = []): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  for (const frame of page.frames()) expect(foreignIn(await readOn(frame), written)).toEqual([]);
}
