// The home page that a catalogue brings: what it has for the window, and what the shop adds by itself.

import type { Catalogue, CatalogueEditorial } from '../../domain/catalogue/catalogue.ts';
import type { EditorialTranslation } from '../../domain/catalogue/catalogue-texts.ts';
import type { Block, BlockTexts } from '../../domain/content/blocks.ts';
import { emptyText } from '../../domain/content/blocks.ts';
import { type Language, languages, type OtherLanguage } from '../../domain/visitor/language.ts';
import { wordsIn } from '../../words/content/words.ts';

type Words = ReturnType<typeof wordsIn>;

const always = { from: null, until: null };
const most = { newIn: 12, deals: 8, reduced: 12 };

export function firstHome({
  editorial,
  translations,
}: Pick<Catalogue, 'editorial' | 'translations'>): Block[] {
  const { window = [], edits = [] } = editorial ?? {};
  const textsOf = (placement: 'window' | 'edits', entry: CatalogueEditorial, at: number): BlockTexts =>
    inEach((language) => {
      const [own] = languages;
      const there =
        language === own ? entry : translations?.[language as OtherLanguage]?.editorial[placement][at];
      return textOf(there ?? {});
    });
  return [
    ...window.map((entry, at): Block => {
      const { picture, tallPicture = null, path } = entry;
      const texts = textsOf('window', entry, at);
      return { kind: 'window', ...always, picture, tallPicture, focus: { x: 1, y: 1 }, path, texts };
    }),
    ...(edits.length === 0
      ? []
      : [
          {
            kind: 'editorial' as const,
            ...always,
            texts: titled(({ edits: title }) => ({ title })),
            isTitleSeen: false,
            items: edits.map((entry, at) => ({
              picture: entry.picture,
              path: entry.path,
              texts: textsOf('edits', entry, at),
            })),
          },
        ]),
    {
      kind: 'shelf',
      ...always,
      texts: titled(({ newIn: title, seeAllNew: call }) => ({ title, call })),
      source: { from: 'newest' },
      most: most.newIn,
      path: '/c/new-in',
    },
    {
      kind: 'deal',
      ...always,
      texts: titled(({ forAFewHours: title }) => ({ title })),
      most: most.deals,
    },
    {
      kind: 'shelf',
      ...always,
      texts: titled(({ reducedWithRegret: title, seeSale: call }) => ({ title, call })),
      source: { from: 'category', category: 'sale' },
      most: most.reduced,
      path: '/c/sale',
    },
    {
      kind: 'designers',
      ...always,
      texts: titled(({ designers: title }) => ({ title })),
    },
  ];
}

function inEach(textOfLanguage: (language: Language) => BlockTexts[Language]): BlockTexts {
  return Object.fromEntries(languages.map((language) => [language, textOfLanguage(language)]));
}

function titled(pick: (words: Words) => { readonly title: string; readonly call?: string }): BlockTexts {
  return inEach((language) => ({ ...emptyText, ...pick(wordsIn(language)) }));
}

function textOf({ title = '', words = '', call = '', alt = '' }: Partial<EditorialTranslation>) {
  return { title, words, call, alt };
}
