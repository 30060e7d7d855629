import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineFields, markNames, textFields } from '../../catalogue/product-sheet.ts';
import {
  changedPaths,
  changeToSend,
  conflictsOf,
  formOfProduct,
  type ProductForm,
  type ReadProduct,
  rebaseForm,
  unreadablePaths,
} from './product-form.ts';
import { parseSheet } from './sheet-text.ts';

const texts = (colour: string) =>
  ({
    ...Object.fromEntries(textFields.map((field) => [field, field === 'colour' ? colour : ''])),
    ...Object.fromEntries(lineFields.map((field) => [field, field === 'materials' ? ['Silk', 'Wool'] : []])),
  }) as unknown as ReadProduct['texts']['en'];

const dress = {
  name: 'Slip',
  brandId: 3,
  originId: null,
  gtin: '',
  onlineSince: '2026-01-01',
  categoryIds: [1, 2],
  shipsTo: [],
  price: 356,
  salePrice: 248.5,
  promoPrice: null,
  markets: { EUR: { price: 300, salePrice: null, promoPrice: null } },
  texts: { en: texts('Noir'), fr: texts('Noir'), de: texts('Schwarz') },
  sizes: [{ name: 'S', sku: '1-s', barcode: '', lowAt: 3 }],
  images: [{ path: 'a.webp', url: '/a.webp', alt: { en: 'A dress', fr: '', de: '' } }],
  swatch: 'a.webp',
  film: null,
  ...(Object.fromEntries(markNames.map((mark) => [mark, false])) as Record<
    (typeof markNames)[number],
    boolean
  >),
} satisfies ReadProduct;

const base = formOfProduct(dress);

test('only what was changed is sent, as what it means', () => {
  expect(changeToSend(base, base)).toEqual({});
  const form: ProductForm = {
    ...base,
    price: '360,5',
    salePrice: ' ',
    originId: '4',
    isListed: true,
    texts: { ...base.texts, fr: { ...base.texts.fr, materials: 'Soie\n\n  Laine ', colour: ' Nuit ' } },
    sizes: [...base.sizes, { name: 'M', sku: '1-m', barcode: '', lowAt: '2', onHand: '7', isNew: true }],
  };
  expect(changeToSend(base, form)).toEqual({
    price: 360.5,
    salePrice: null,
    originId: 4,
    isListed: true,
    texts: { fr: { colour: 'Nuit', materials: ['Soie', 'Laine'] } },
    sizes: [
      { name: 'S', sku: '1-s', barcode: '', lowAt: 3, onHand: 0 },
      { name: 'M', sku: '1-m', barcode: '', lowAt: 2, onHand: 7 },
    ],
  });
});

test('what cannot be read is named by its path', () => {
  const form: ProductForm = {
    ...base,
    price: '',
    salePrice: '12.345',
    promoPrice: '-3',
    markets: { JPY: { price: '10.5', salePrice: '', promoPrice: '' } },
    sizes: [{ name: 'S', sku: '', barcode: '', lowAt: 'x', onHand: '', isNew: false }],
  };
  expect(unreadablePaths(form, 'USD')).toEqual([
    'price',
    'salePrice',
    'promoPrice',
    'markets.JPY.price',
    'sizes.0.lowAt',
  ]);
  expect(unreadablePaths(base, 'USD')).toEqual([]);
});

test('two who change different things lose nothing; where both changed the same it is said, and one keeps one’s own', () => {
  const words = fc.constantFrom('a', 'b', 'c');
  const form = fc
    .record({ name: words, price: words, description: words, gtin: words, french: words })
    .map(({ description, french, ...values }): ProductForm => {
      const { en, fr } = base.texts;
      return {
        ...base,
        ...values,
        texts: { ...base.texts, en: { ...en, description }, fr: { ...fr, description: french } },
      };
    });
  fc.assert(
    fc.property(form, form, form, (first, ours, theirs) => {
      const merged = rebaseForm(first, ours, theirs);
      const mine = new Set(changedPaths(first, ours));
      // Whatever is ours stays, whatever is theirs alone comes in.
      expect(changedPaths(ours, merged).filter((path) => mine.has(path))).toEqual([]);
      expect(changedPaths(theirs, merged).filter((path) => !mine.has(path))).toEqual([]);
      for (const path of conflictsOf(first, ours, theirs)) {
        expect(mine).toContain(path);
        expect(changedPaths(first, theirs)).toContain(path);
        expect(changedPaths(ours, theirs)).toContain(path);
      }
    }),
  );
});

test('a sheet is read as spreadsheets copy it, and what cannot be read is named', () => {
  const read = (text: string) => parseSheet(text, 3);
  expect(read('Number\tPrice\tSale price\n1001\t$1,356.00\t-\n\n1002\t\t99,5')).toEqual({
    ok: true,
    rows: [
      { productId: 1001, price: 1356, salePrice: null },
      { productId: 1002, salePrice: 99.5 },
    ],
  });
  expect(read('number,description,listed\r\n7,"Two\nlines, ""quoted""",no')).toEqual({
    ok: true,
    rows: [{ productId: 7, description: 'Two\nlines, "quoted"', isListed: false }],
  });
  expect(read('number;name\n5;Robe')).toMatchObject({ rows: [{ productId: 5, name: 'Robe' }] });
  expect(read('name\nX')).toEqual({ ok: false, code: 'no_number' });
  expect(read('number,cost\n1,2')).toEqual({ ok: false, code: 'unknown_title', title: 'cost' });
  expect(read('number,name')).toEqual({ ok: false, code: 'empty' });
  expect(read('number\n1\n2\n3\n4')).toEqual({ ok: false, code: 'too_many' });
  expect(read('number\nx')).toEqual({ ok: false, code: 'bad_number', line: 2 });
  expect(read('number,price\n1,free')).toEqual({ ok: false, code: 'bad_value', line: 2, title: 'price' });
});
