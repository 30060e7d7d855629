import { expect, test } from 'vitest';
import { mostFetchedPictures, picturesOf } from './import-picture.ts';

const row = (cells: Record<string, string>) => ({ cells });

test('the picture of the color comes first, then those of all, each once with what it shows', () => {
  const rows = [
    row({ image_url: 'https://a.example/1.jpg', image_text: 'The front' }),
    row({ image_url: ' https://a.example/2.jpg ', variant_image_url: 'https://a.example/2.jpg' }),
    row({ image_url: 'https://a.example/1.jpg', image_text: 'The front' }),
    row({ sku: 'A' }),
  ];
  expect(picturesOf(rows)).toEqual([
    { url: 'https://a.example/2.jpg', text: '' },
    { url: 'https://a.example/1.jpg', text: 'The front' },
  ]);
});

test('one cell may name several', () => {
  const [front, back] = ['https://a.example/1.jpg', 'https://a.example/2,3.jpg'];
  expect(picturesOf([row({ image_url: `${front} | ${back};${front}` })]).map(({ url }) => url)).toEqual([
    front,
    back,
  ]);
});

test('there are no more than a page shows, and none whose address is endless', () => {
  const many = Array.from({ length: 40 }, (_, at) => row({ image_url: `https://a.example/${at}.jpg` }));
  expect(picturesOf(many)).toHaveLength(mostFetchedPictures);
  expect(picturesOf([row({ image_url: `https://a.example/${'x'.repeat(2_000)}` })])).toEqual([]);
});
