import { expect, test } from 'vitest';
import { blockFaults } from './block-faults.ts';
import { type Block, draftChanges, isInShop, missingTexts, nextChange, textIn } from './blocks.ts';
import { emptyBlock, emptyItem } from './empty-block.ts';

const ground = {
  addresses: new Set(['/c/coats']),
  pictures: new Set(['img/silk.webp']),
  films: new Set(['film/silk']),
  categories: new Set(['coats']),
  products: new Set([1, 2, 3, 4]),
};
const text = { title: 'Dusk', words: 'Wool', call: 'Look', alt: 'A coat' };
const window: Block = {
  ...emptyBlock('window'),
  kind: 'window',
  texts: { en: text },
  picture: 'img/silk.webp',
  tallPicture: null,
  focus: { x: 1, y: 1 },
  path: '/c/coats',
};
const codes = (block: Block) => blockFaults(block, ground).map(({ at, code }) => `${at} ${code}`);

test('a window that says and shows everything has no faults', () => {
  expect(codes(window)).toEqual([]);
});

test('what is missing in the own language is said beside its field, in others it may be', () => {
  expect(codes({ ...window, texts: { en: { ...text, title: ' ', alt: '' } } })).toEqual([
    'texts.en.title no_headline',
    'texts.en.alt no_alt',
  ]);
  expect(codes({ ...window, texts: { en: text, fr: { ...text, title: 'x'.repeat(49) } } })).toEqual([
    'texts.fr.title too_long',
  ]);
  expect(codes(emptyBlock('film'))).toEqual([
    'texts.en.title no_headline',
    'texts.en.alt no_alt',
    'poster no_picture',
    'film unknown_film',
  ]);
});

test('an address is one of this shop, and leads somewhere', () => {
  for (const path of ['https://elsewhere.example/c/coats', '//elsewhere.example', 'c/coats', '/c/../desk'])
    expect(codes({ ...window, path }), path).toEqual(['path foreign_address']);
  expect(codes({ ...window, path: '/c/capes' })).toEqual(['path unknown_address']);
  expect(codes({ ...window, path: '' })).toEqual(['path no_address']);
  const words = { ...emptyBlock('words'), kind: 'words', texts: { en: { ...text, call: '' } } } as const;
  expect(codes({ ...words, path: '' })).toEqual([]);
  expect(codes({ ...words, path: '/c/coats' })).toEqual(['texts.en.call no_words_on_button']);
});

test('a block ends after it begins', () => {
  expect(codes({ ...window, from: 2_000, until: 2_000 })).toEqual(['until until_before_from']);
  expect(codes({ ...window, from: 2_000, until: 2_001 })).toEqual([]);
});

test('pictures, pieces and categories are those of the shop', () => {
  expect(codes({ ...window, picture: 'img/lost.webp', tallPicture: 'img/gone.webp' })).toEqual([
    'picture unknown_picture',
    'tallPicture unknown_picture',
  ]);
  const shelf = { ...emptyBlock('shelf'), kind: 'shelf', texts: { en: text }, most: 12, path: '' } as const;
  expect(codes({ ...shelf, source: { from: 'newest' } })).toEqual([]);
  expect(codes({ ...shelf, source: { from: 'newest' }, most: 3 })).toEqual(['most count']);
  expect(codes({ ...shelf, source: { from: 'category', category: 'capes' } })).toEqual([
    'source.category unknown_category',
  ]);
  expect(codes({ ...shelf, source: { from: 'products', products: [] } })).toEqual([
    'source.products no_products',
  ]);
  expect(codes({ ...shelf, source: { from: 'products', products: [1, 9] } })).toEqual([
    'source.products.1 unknown_product',
  ]);
  const item = { ...emptyItem(), texts: { en: text }, picture: 'img/silk.webp', path: '/c/coats' };
  const editorial = { ...emptyBlock('editorial'), kind: 'editorial', isTitleSeen: true } as const;
  expect(codes({ ...editorial, texts: { en: text }, items: [item, { ...item, path: '//x' }] })).toEqual([
    'items.1.path foreign_address',
  ]);
  expect(codes({ ...editorial, texts: { en: text }, items: Array(5).fill(item) })).toEqual(['items count']);
});

test('a block is in the shop from its first moment until its last, and the page knows the next change', () => {
  const span = { from: 100, until: 200 };
  expect([99, 100, 199, 200].map((now) => isInShop(span, now))).toEqual([false, true, true, false]);
  expect(isInShop({ from: null, until: null }, 0)).toBe(true);
  const blocks = [span, { from: null, until: null }, { from: 150, until: null }];
  expect([0, 100, 150, 200].map((now) => nextChange(blocks, now))).toEqual([100, 150, 200, null]);
});

test('what nobody has translated is said in the own language, and named', () => {
  const block = { ...window, texts: { en: text, fr: { title: 'Le soir', words: '', call: '', alt: '' } } };
  expect(textIn(block.texts, 'fr')).toEqual({
    text: { title: 'Le soir', words: 'Wool', call: 'Look', alt: 'A coat' },
    untranslated: ['words', 'call', 'alt'],
  });
  expect(textIn(block.texts, 'en').untranslated).toEqual([]);
  expect(missingTexts(block, 'fr')).toEqual(['texts.fr.words', 'texts.fr.call', 'texts.fr.alt']);
  expect(missingTexts(block, 'en')).toEqual([]);
});

test('changes of a draft are counted block by block, another order as one', () => {
  const live = [1, 2, 3].map((id) => ({ id, block: emptyBlock('deal') }));
  const [a, b, c] = live;
  if (!a || !b || !c) return expect.fail();
  expect(draftChanges(live, live)).toBe(0);
  expect(draftChanges([b, a, c], live)).toBe(1);
  expect(draftChanges([a, b], live)).toBe(1);
  expect(draftChanges([c, b, { ...a, block: window }, { id: 4, block: window }], live)).toBe(3);
});
