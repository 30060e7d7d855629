import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, withoutPart } from '../../src/domain/listing/search/query-reading.ts';
import { brandKey, readQuery, unknownIn } from '../../src/domain/listing/search/read-query.ts';
import { planSearch } from '../../src/domain/listing/search/search-plan.ts';
import { createVocabulary } from '../../src/domain/listing/search/vocabulary.ts';
import type { Language } from '../../src/domain/visitor/language.ts';
import { vocabulary as data } from './index.ts';

const unsold = ['kind.sneaker', 'kind.flat', 'kind.watch', 'shade.fuchsia', 'kind.leather-jacket'];
const sold = new Set(data.concepts.map(({ code }) => code).filter((code) => !unsold.includes(code)));
const vocabulary = createVocabulary(data, sold);

const room = (language: Language, isExact = false) => ({
  vocabulary,
  language,
  brands: new Map([[brandKey('Sable & Fig'), 'sable-fig']]),
  sizes: new Map([
    ['m', ['m']],
    ['38', ['m', '28', '7-5']],
    ['xl', ['xl']],
  ]),
  shopWords: new Map([
    ['nocturne', { isThere: true, isBegun: true, alike: [] }],
    ['noctur', { isThere: false, isBegun: true, alike: ['nocturne'] }],
    ['nocturen', { isThere: false, isBegun: false, alike: ['nocturne'] }],
  ]),
  numbers: new Set(['1004', 'orlewd118']),
  isExact,
});

const read = (query: string, language: Language = 'en', isExact = false) =>
  readQuery(query, room(language, isExact));
const conceptsIn = (query: string, language: Language = 'en') =>
  partsOf(read(query, language), 'concepts').flatMap(({ concepts }) => concepts);

test.each([
  ['jumper', ['kind.sweater']],
  ['T-Shirts', ['kind.tee']],
  ['tshirt', ['kind.tee']],
  ['neck lace', ['kind.necklace']],
  ['blackdress', ['color.black', 'kind.dress']],
  ['something warm for winter', ['tag.warm', 'tag.winter']],
  ['a dress to wear to a wedding', ['kind.dress', 'tag.wedding']],
  ['sunnies', ['kind.sunglasses']],
  ['women’s navy coats', ['shade.navy', 'kind.coat']],
  ['manteau', ['kind.coat']],
])('%s means %j in English', (query, concepts) => {
  expect(conceptsIn(query)).toEqual(concepts);
});

test.each([
  ['robes noires', ['kind.dress', 'color.black']],
  ['boucles d’oreilles dorées', ['kind.earrings', 'color.gold']],
  ['jupe plissee', ['kind.pleated-skirt']],
  ['sneakers', ['kind.sneaker']],
  ['dress', ['kind.dress']],
])('%s means %j in French', (query, concepts) => {
  expect(conceptsIn(query, 'fr')).toEqual(concepts);
});

test.each([
  ['schwarzes Kleid', ['color.black', 'kind.dress']],
  ['Röcke', ['kind.skirt']],
  ['rock', ['kind.skirt']],
  ['grüner Mantel', ['color.green', 'kind.coat']],
  ['Mäntel', ['kind.coat']],
  ['weiße Blusen', ['color.white', 'kind.blouse']],
  ['goldene Ohrringe', ['color.gold', 'kind.earrings']],
  ['ein Kleid für eine Hochzeit', ['kind.dress', 'tag.wedding']],
  ['Taschen aus Leder', ['kind.bag', 'material.leather']],
  ['schuhe', ['kind.shoe']],
  ['robe', ['kind.dress']],
])('%s means %j in German', (query, concepts) => {
  expect(conceptsIn(query, 'de')).toEqual(concepts);
});

test.each([
  ['balck dress', 'black dress'],
  ['skrit', 'skirt'],
  ['neclace', 'necklace'],
  ['swetter', 'sweater'],
  ['nocturen', 'nocturne'],
  ['dress', null],
  ['noctur', null],
  ['qqqqqq', null],
  ['sofa', null],
])('%s is read as %j', (query, corrected) => {
  expect(read(query).corrected).toBe(corrected);
});

test('words as typed are not put right', () => {
  expect(read('balck dress', 'en', true)).toMatchObject({ corrected: null });
});

test.each([
  ['dress under 300', 'en', { from: null, to: 300, isInDollars: false }],
  ['€100-200 bag', 'en', { from: 100, to: 200, isInDollars: false }],
  ['between $100 and $200', 'en', { from: 100, to: 200, isInDollars: true }],
  ['skirts from 1,000 to 2,000', 'en', { from: 1000, to: 2000, isInDollars: false }],
  ['bag over 500', 'en', { from: 500, to: null, isInDollars: false }],
  ['bag 300 or less', 'en', { from: null, to: 300, isInDollars: false }],
  ['robe moins de 300 €', 'fr', { from: null, to: 300, isInDollars: false }],
  ['sac entre 100 et 200 euros', 'fr', { from: 100, to: 200, isInDollars: false }],
] as const)('%s asks for a price', (query, language, price) => {
  expect(partsOf(read(query, language), 'price').map((part) => part.price)).toEqual([price]);
});

test.each([
  ['dress size M', 'en', ['m']],
  ['dress in m', 'en', ['m']],
  ['jupe taille 38', 'fr', ['m', '28', '7-5']],
  ['xl coat', 'en', ['xl']],
  ['coat size medium', 'en', ['m']],
] as const)('%s asks for a size', (query, language, sizes) => {
  expect(partsOf(read(query, language), 'size').map((part) => part.sizes)).toEqual([sizes]);
});

test('brands, numbers, what is new and what is on sale are no words', () => {
  expect(partsOf(read('sable and fig bag'), 'brand')).toMatchObject([{ brand: 'sable-fig' }]);
  expect(partsOf(read('style no ORLE-WD118'), 'number')).toMatchObject([{ number: 'orlewd118' }]);
  expect(partsOf(read('1004'), 'number')).toHaveLength(1);
  expect(partsOf(read('9999'), 'number')).toHaveLength(0);
  expect(partsOf(read('new coats on sale'), 'new')).toHaveLength(1);
  expect(partsOf(read('new coats on sale'), 'sale')).toHaveLength(1);
});

test('each part that was understood can be taken off', () => {
  const reading = read('balck dress under 300 size M');
  expect(partsOf(reading, 'price').map((part) => withoutPart(reading, part))).toEqual(['black dress size M']);
  expect(partsOf(reading, 'size').map((part) => withoutPart(reading, part))).toEqual([
    'black dress under 300',
  ]);
});

test('what is not sold gives way to the nearest of its kind, and is named', () => {
  const plan = planSearch(read('black sneakers'), vocabulary);
  expect(plan?.notSold).toEqual(['sneakers']);
  expect(plan?.attempts[1]?.sought ?? null).toEqual({
    all: [{ concept: 'color.black' }, { concept: 'kind.shoe' }],
  });
  // Its name alone is a likeness of letters.
  expect(planSearch(read('watch'), vocabulary)?.attempts[0]?.sought).toEqual({ concept: 'kind.jewelry' });
});

test('a colour gives way to its family before anything is given up', () => {
  const attempts = planSearch(read('navy dress'), vocabulary)?.attempts ?? [];
  expect(attempts[1]).toMatchObject({
    isPartial: false,
    sought: {
      all: [{ any: [{ concept: 'shade.navy' }, { concept: 'color.blue' }] }, { concept: 'kind.dress' }],
    },
  });
});

/** A word that is taken out leaves a space between what stood around it. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\d$€£<>]/gu, '');

test('whatever is typed is read, and what is left of it is shorter', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 96, unit: 'grapheme' }),
      fc.constantFrom('en', 'fr', 'de'),
      (query, language) => {
        const reading = readQuery(query, room(language as Language));
        expect(
          unknownIn(query, room(language as Language)).words.every((word) => /^[a-z0-9]+$/.test(word)),
        ).toBe(true);
        const text = reading.corrected ?? query;
        for (const part of reading.parts)
          expect(lettersOf(withoutPart(reading, part)).length).toBeLessThan(lettersOf(text).length);
      },
    ),
    { numRuns: 60 },
  );
});
