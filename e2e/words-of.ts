// What is said in the shop's dictionaries and catalogue, and what is read on a page.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import { catalogue } from '../catalogue/index.ts';
import { type Language, languages, type OtherLanguage } from '../src/domain/visitor/language.ts';

const folder = join(import.meta.dirname, '../src/words');

/** A language has a file in each area's folder, or a folder of its own with a file for each area. */
export const wordFiles = (language: Language): string[] => [
  ...globSync(join(folder, '*', `${language}.ts`)),
  ...globSync(join(folder, language, '*', '*.ts')),
];

/** All texts of something, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text of a language, without those that are put together when they are said. */
async function dictionary(language: Language): Promise<string[]> {
  const modules = await Promise.all(wordFiles(language).map((path) => import(path)));
  return modules.flatMap((module) => textsOf({ ...module }));
}

/** What is said so in English and not in that language. */
export async function englishTexts(language: OtherLanguage): Promise<ReadonlySet<string>> {
  const there = new Set([...(await dictionary(language)), ...catalogueIn(language)]);
  const english = [...(await dictionary('en')), ...catalogueIn('en')];
  return new Set(english.filter((text) => /[A-Za-z]{3}/.test(text) && !there.has(text)));
}

/** What the demo shop says of itself and its products; names are names. */
export function catalogueIn(language: Language): string[] {
  return language === languages[0] ? ownCatalogue() : textsOf(catalogue.translations?.[language]);
}

/** As its merchant wrote it. */
function ownCatalogue(): string[] {
  const { products, categories, editorial, landers } = catalogue;
  const entries = [...(editorial?.window ?? []), ...(editorial?.edits ?? [])];
  return textsOf([
    products.map((product) => [
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
    ]),
    categories.map(({ name }) => name),
    entries.map(({ title, words, call, alt }) => [title, words, call, alt]),
    landers,
  ]);
}

/** All that is read or heard on a page, in the order of the document. */
export function readOn(page: Pick<Frame, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const read: string[] = [document.title];
    for (const meta of document.querySelectorAll(
      'meta[name="description"], meta[property^="og:"]:not([property="og:type"], [property="og:locale"]), meta[name^="twitter:t"]',
    ))
      read.push(meta.getAttribute('content') ?? '');
    const collect = (key: string, value: unknown): void => {
      // What people wrote is in their language, and numbers in nobody's.
      if (/^(?:review|sku|@.*)$/.test(key) || value === null) return;
      if (typeof value === 'string') read.push(value);
      else if (typeof value === 'object')
        for (const [name, each] of Object.entries(value)) collect(name, each);
    };
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      collect('', JSON.parse(script.textContent ?? ''));
    const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'label', 'aria-description'];
    spoken.push('aria-roledescription', 'aria-valuetext');
    // Where scripts run, what stands there for everybody else is source.
    const textOf = (element: Element | null, text: string): string[] =>
      element?.closest('noscript') ? text.split(/<[^>]*>/) : [text.trim()];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What nobody reads, and what people wrote.
      if (element?.closest('script, style, bdi')) continue;
      if (node instanceof Text) read.push(...textOf(element, node.data));
      else for (const name of spoken) read.push(element?.getAttribute(name)?.trim() ?? '');
    }
    return read.filter((text) => text !== '');
  });
}
