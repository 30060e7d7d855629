import { expect, test } from 'vitest';
import { catalogue } from '../../../catalogue/index.ts';
import { languages, type OtherLanguage } from '../visitor/language.ts';
import type { CatalogueTranslation } from './catalogue-texts.ts';
import { translationProblems } from './catalogue-translation.ts';

const french = catalogue.translations?.fr as CatalogueTranslation;
const dress = french.products.get(1001);

function without(id: number, product: Partial<typeof dress> | null): CatalogueTranslation {
  const products = new Map(french.products);
  products.delete(id);
  if (product && dress) products.set(id, { ...dress, ...product });
  return { ...french, products };
}
const problemsOf = (translation: CatalogueTranslation) => translationProblems(catalogue, 'fr', translation);

test.each(languages.slice(1))('the demo shop is whole in %s', (language) => {
  const translation = catalogue.translations?.[language as OtherLanguage];
  expect(translation && translationProblems(catalogue, language, translation)).toEqual([]);
});

test.each([
  ['a description', without(1001, { description: undefined }), 'Product 1001 has no description in fr'],
  ['a blank colour', without(1001, { colorName: ' ' }), 'Product 1001 has no colorName in fr: "Bordeaux".'],
  [
    'one detail fewer',
    without(1001, { details: dress?.details?.slice(1) }),
    'Product 1001 has no detail 4 in fr',
  ],
  [
    'one picture',
    without(1001, { images: dress?.images.with(0, undefined) ?? [] }),
    'Product 1001 has no picture 1',
  ],
  ['a whole product', without(1001, null), 'Product 1001 is not in fr.'],
  ['a category', { ...french, categories: new Map() }, 'Category 1, Clothing, has no name in fr.'],
  [
    'the window',
    { ...french, editorial: { window: [], edits: [] } },
    'Entry 1 of the window has no title in fr',
  ],
  [
    'a line above a product',
    { ...french, landers: { ...french.landers, 'pdp-landers-sold-out': '' } },
    'The content pdp-landers-sold-out is not in fr.',
  ],
] as const)('what is missing is named: %s', (_, translation, problem) => {
  expect(problemsOf(translation)[0]).toContain(problem);
});
