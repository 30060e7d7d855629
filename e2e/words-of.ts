// Which words of English a page in French must not have, and which it has all the same.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { catalogue } from '../catalogue/index.ts';

const folder = join(import.meta.dirname, '../src/words');
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** Every text of a language, without those that are put together when they are said. */
async function textsOf(language: string): Promise<Set<string>> {
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value.trim());
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) collect(each);
  };
  for (const { name } of areas) collect({ ...(await import(join(folder, name, `${language}.ts`))) });
  return texts;
}

/** What is said so in English alone. */
export async function englishTexts(): Promise<ReadonlySet<string>> {
  const [english, french] = [await textsOf('en'), await textsOf('fr')];
  // People are called like that, too.
  for (const name of ['April', 'May', 'June', 'August']) english.delete(name);
  const [own, there] = catalogueTexts();
  // A review stays in its writer's language, and so does what its photos show.
  for (const { photos = [] } of catalogue.people?.reviews ?? [])
    for (const { alt } of photos) own.delete(alt);
  for (const text of own) english.add(text);
  for (const text of there) french.add(text);
  return new Set([...english].filter((text) => /[A-Za-z]{3}/.test(text) && !french.has(text)));
}

/** What the demo shop says of itself and its products, in its own language and in French; names are names. */
function catalogueTexts(): [Set<string>, Set<string>] {
  const collected = (value: unknown, into: Set<string>): Set<string> => {
    if (typeof value === 'string') into.add(value);
    else if (value instanceof Map) for (const each of value.values()) collected(each, into);
    else if (typeof value === 'object' && value !== null)
      for (const each of Object.values(value)) collected(each, into);
    return into;
  };
  const { products, categories, editorial, landers, translations } = catalogue;
  const own = products.map((product) => [
    product.colorName,
    product.description.split('\n\n'),
    product.careInstructions,
    product.materials,
    product.countryDescription,
    product.details,
    product.additionalInfo,
    product.ingredients,
    product.images.map(({ alt }) => alt),
    product.bannerText,
    product.promoTag,
    product.sizeNoteShort,
    product.sizeNoteLong,
    product.audienceExclusion?.reason,
    Object.entries(product.fitNotes ?? {}),
    product.prop65Chemicals,
    product.socialPhotos?.map(({ alt }) => alt),
  ]);
  const lines = [...Object.values(landers), ...Object.values(translations?.fr?.landers ?? {})];
  const entries = [...(editorial?.window ?? []), ...(editorial?.edits ?? [])];
  return [
    collected(
      [
        own,
        categories.map(({ name }) => name),
        entries.map(({ title, words, call, alt }) => [title, words, call, alt]),
      ],
      new Set(),
    ),
    collected([translations?.fr, lines], new Set()),
  ];
}

/** Those among them that somebody reads: whole, or inside of something longer. */
export function englishIn(read: readonly string[], english: ReadonlySet<string>): string[] {
  // A word or two may be part of a name, and a word of another.
  const long = [...english].filter((text) => text.length >= 12);
  const anyLong = new RegExp(
    `(?<!\\p{L})(${long.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\p{L})`,
    'u',
  );
  return read.filter((text) => english.has(text) || anyLong.test(text));
}

/** All that is read or heard on a page, in the order of the document. */
export function readOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read: string[] = [document.title];
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property^="og:"]'))
      read.push(meta.getAttribute('content') ?? '');
    const collect = (key: string, value: unknown): void => {
      // What people wrote is in their language.
      if (key === 'review' || key.startsWith('@') || value === null) return;
      if (typeof value === 'string') read.push(value);
      else if (typeof value === 'object')
        for (const [name, each] of Object.entries(value)) collect(name, each);
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      collect('', JSON.parse(script.textContent ?? ''));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is called by its own name in another language, what people wrote, and what nobody reads.
      if (!element || element.closest('script, style, noscript, bdi, [lang="en"]')) continue;
      if (node instanceof Text) read.push(node.data.trim());
      else
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
          read.push(element.getAttribute(name)?.trim() ?? '');
    }
    return read.filter((text) => text !== '');
  });
}
