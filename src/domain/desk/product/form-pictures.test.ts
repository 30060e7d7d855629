import { expect, test } from 'vitest';
import { mostPictures } from '../../media/product-picture.ts';
import {
  addFilm,
  addPictures,
  countMissingAlts,
  movePicture,
  removePicture,
  replacePicture,
} from './form-pictures.ts';

const alt = (en: string, fr = '') => ({ en, fr, de: fr });
const image = (path: string, text = alt('')) => ({ path, url: `/${path}`, alt: text });
const form = { images: [image('a'), image('b'), image('c')], swatch: 'a', film: null };
const pathsOf = ({ images = [] }: { readonly images?: readonly { readonly path: string }[] }) =>
  images.map(({ path }) => path);

test('pictures come behind the others, each once, as many as there is room for', () => {
  const added = addPictures(form, [image('d'), image('b'), image('d')]);
  expect(pathsOf(added)).toEqual(['a', 'b', 'c', 'd']);
  const many = Array.from({ length: mostPictures }, (_, at) => image(`n${at}`));
  expect(pathsOf(addPictures(form, many))).toHaveLength(mostPictures);
});

test('the first picture of all is the swatch until somebody says', () => {
  const none = { images: [], swatch: '', film: null };
  expect(addPictures(none, [image('d'), image('e')])).toMatchObject({ swatch: 'd' });
  expect(addPictures(form, [image('d')])).not.toHaveProperty('swatch');
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 9, 'bca'],
  [2, -1, 'cab'],
  [7, 0, 'abc'],
])('moved from %d to %d they are %s', (from, to, order) =>
  expect(pathsOf({ images: movePicture(form.images, from, to) }).join('')).toBe(order),
);

test('taken off, a picture leaves the swatch to the first that is left', () => {
  expect(removePicture(form, 0)).toMatchObject({ swatch: 'b' });
  expect(pathsOf(removePicture(form, 1))).toEqual(['a', 'c']);
  expect(removePicture(form, 1)).not.toHaveProperty('swatch');
  expect(removePicture({ ...form, images: [image('a')] }, 0)).toEqual({ images: [], swatch: '' });
});

test('another cut stands wherever the picture stood, with its words', () => {
  const shown = {
    images: [image('a', alt('A dress', 'Une robe')), image('b')],
    swatch: 'a',
    film: { path: 'f', poster: 'a' },
  };
  expect(replacePicture(shown, 'a', { path: 'x', url: '/x' })).toEqual({
    images: [image('x', alt('A dress', 'Une robe')), image('b')],
    swatch: 'x',
    film: { path: 'f', poster: 'x' },
  });
  expect(replacePicture(shown, 'b', { path: 'x', url: '/x' })).not.toHaveProperty('swatch');
});

test('a film begins with the first picture, and one that replaces another keeps its poster', () => {
  expect(addFilm(form, 'f')).toEqual({ film: { path: 'f', poster: 'a' } });
  expect(addFilm({ ...form, film: { path: 'e', poster: 'c' } }, 'f')).toEqual({
    film: { path: 'f', poster: 'c' },
  });
  expect(addFilm({ ...form, images: [] }, 'f')).toEqual({ film: { path: 'f', poster: '' } });
});

test('what is left to say is counted in each language', () => {
  const images = [
    image('a', alt('A dress on a hanger', 'Une robe')),
    image('b', alt('Short')),
    image('c', alt(' ', ' ')),
  ];
  expect(countMissingAlts(images)).toEqual({ en: 2, fr: 2, de: 2 });
});
