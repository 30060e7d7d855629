import { describe, expect, test } from 'vitest';
import { productSections, tabToShow } from './product-sections.ts';

const full: Parameters<typeof productSections>[0] = {
  description: 'A dress.',
  ingredients: 'Water.',
  sizeNoteShort: 'True to size.',
  sizeNoteLong: null,
  fitNotes: {},
  descriptionBullets: { careInstructions: [], materials: ['Silk'], countryDescription: null, others: [] },
  descriptionAdditionalInfo: null,
  modelsInfo: [
    { nameDisplay: 'A', height: '', bust: '', waist: '', hip: '', sizeWorn: 'S', imagePath: null },
  ],
};
const off = { fit_details_redesign: false };
const titles = (product: typeof full, flags = off) =>
  productSections(product, flags).map(({ title }) => title);
const open = (flags = off, tab: string | null = null) =>
  productSections(full, flags, tab)
    .filter(({ isOpen }) => isOpen)
    .map(({ slug }) => slug);

describe('[PG-03] the parts of a product’s texts', () => {
  test('come in order', () => {
    expect(titles(full)).toEqual([
      'description',
      'ingredients',
      'size-and-fit',
      'product-details',
      'model-info',
    ]);
  });

  test.each([
    ['ingredients', { ingredients: null }],
    ['size-and-fit', { sizeNoteShort: null }],
    ['product-details', { descriptionBullets: { ...full.descriptionBullets, materials: [] } }],
    ['model-info', { modelsInfo: [] }],
    ['description', { description: '' }],
  ] as const)('%s is not there without content', (title, change) => {
    expect(titles({ ...full, ...change })).not.toContain(title);
    expect(titles({ ...full, ...change })).toHaveLength(4);
  });

  test.each([
    ['size-and-fit', { sizeNoteShort: null, fitNotes: { Length: 'Long' } }],
    ['size-and-fit', { sizeNoteShort: null, sizeNoteLong: 'Large.' }],
    [
      'product-details',
      { descriptionBullets: { ...full.descriptionBullets, materials: [], careInstructions: ['Wash'] } },
    ],
    [
      'product-details',
      { descriptionBullets: { ...full.descriptionBullets, materials: [], countryDescription: 'Made here' } },
    ],
  ] as const)('%s is there for any of its contents', (title, change) => {
    expect(titles({ ...full, ...change })).toContain(title);
  });

  test('the size part is called Fit & Details under its flag', () => {
    expect(titles(full, { fit_details_redesign: true })).toContain('fit-and-details');
  });
});

test('[PG-04] which parts stand open follows the flags', () => {
  expect(open()).toEqual(['description', 'ingredients', 'size-and-fit', 'model-info']);
  expect(open({ fit_details_redesign: true })).toEqual([
    'description',
    'ingredients',
    'size-and-fit',
    'product-details',
  ]);
});

test('[RT-11] the part an address asks for is open, an unknown one changes nothing', () => {
  expect(open(off, 'product-details')).toContain('product-details');
  expect(open(off, 'nonsense')).toEqual(open());
  const sections = productSections(full, off);
  expect(tabToShow(sections, 'model-info')).toBe('model-info');
  expect(tabToShow(sections, 'nonsense')).toBe('description');
  expect(tabToShow(sections, null)).toBe('description');
});
