// Which words of English a page in French must not have, and which it has all the same.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

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
  return new Set([...english].filter((text) => /[A-Za-z]{3}/.test(text) && !french.has(text)));
}

/** All that is read or heard on a page, in the order of the document. */
export function readOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // What is called by its own name in another language, and what nobody reads.
      if (!element || element.closest('script, style, noscript, [lang="en"]')) continue;
      if (node instanceof Text) read.push(node.data.trim());
      else
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
          read.push(element.getAttribute(name)?.trim() ?? '');
    }
    return read.filter((text) => text !== '');
  });
}
