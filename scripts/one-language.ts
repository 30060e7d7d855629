import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { type Language, languages } from '../src/domain/visitor/language.ts';

/** In the folder of its area or in its language's own; the desk's words may be English alone. */
function wordsFile(area: string, language: Language): string {
  const beside = join(area, `${language}.ts`);
  if (existsSync(beside)) return beside;
  const [inFolder] = globSync(join(dirname(area), language, '*', `${basename(area)}.ts`));
  return inFolder ?? join(area, 'en.ts');
}

/** Puts the words of one language in place of those of all: what a browser loads knows no other. */
export function oneLanguage(language: Language): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    load: {
      filter: {
        id: /[\\/]src[\\/]words[\\/](?:[\w-]+[\\/]words|spoken|page-language)\.ts$/,
      },
      handler: (id) => {
        if (id.endsWith('spoken.ts')) return `export const language = () => '${language}';`;
        if (id.endsWith('page-language.ts')) return `export const pageLanguage = '${language}';`;
        return `export * as words from ${JSON.stringify(wordsFile(dirname(id), language))};`;
      },
    },
    // Functions that are handed a language ask `wordsIn(language)` for its words. Here there is but one, and a word that
    // is reached through a value would bring all others with it: it is named as the module's own.
    transform: {
      filter: { id: /[\\/]src[\\/].+\.tsx?$/, code: /[wW]ordsIn\b|languageOfText\b|<ForeignPart\b/ },
      handler: (code) =>
        withoutOwnMarks(language, code)
          .replace(/const \w+ = \w*[wW]ordsIn\(language\);/g, '')
          .replace(/\b(\w*[wW]ords)In\b(?:\(language\))?/g, '$1'),
    },
  };
}

/** In the shop's own language nothing is left to translate: no page of it carries what would mark that. */
export function withoutOwnMarks(language: Language, code: string): string {
  if (language !== languages[0]) return code;
  return (
    code
      .replace(/\s\w+=\{[^{}]*languageOfText\([^{}]*\}/g, '')
      // As a child of an element, where an expression in braces may stand in its place.
      .replace(/(?<=[^=]>\s*)<ForeignPart\s+text=\{([^{}]*)\}[^<>]*\/>/g, '{$1}')
  );
}
