import { expect, test } from 'vitest';
import {
  landingPath,
  landingSlugOf,
  landingStateOf,
  missingPageTexts,
  type PageAbout,
  pageFaults,
  pageTextIn,
  slugFaults,
  titleLanguage,
} from './landing-page.ts';

const about: PageAbout = {
  texts: { en: { title: 'Winter, indoors', description: 'Wool for the sofa.' } },
  from: null,
  until: null,
};
const codes = (change: Partial<PageAbout>) =>
  pageFaults({ ...about, ...change }).map(({ at, code }) => `${at} ${code}`);

test('an address is a word or a few, and leads back to its page', () => {
  for (const slug of ['winter', 'winter-2026', '7', 'a'.repeat(60)]) {
    expect(slugFaults(slug, false), slug).toEqual([]);
    expect(landingSlugOf(landingPath(slug))).toBe(slug);
  }
  for (const slug of ['', 'Winter', 'winter-', '-', 'a--b', 'été', 'a/b', 'home', 'a'.repeat(61)]) {
    expect(slugFaults(slug, false), slug).toEqual([{ at: 'slug', code: 'no_slug' }]);
    expect(landingSlugOf(landingPath(slug)), slug).toBeNull();
  }
  expect(slugFaults('winter', true)).toEqual([{ at: 'slug', code: 'slug_taken' }]);
  expect(landingSlugOf('/winter')).toBeNull();
});

test('a page needs a title and a description in the own language, and ends after it begins', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ texts: {} })).toEqual(['texts.en.title no_title', 'texts.en.description no_description']);
  const long = { title: 'x'.repeat(61), description: 'x'.repeat(161) };
  expect(codes({ texts: { ...about.texts, fr: long } })).toEqual([
    'texts.fr.title too_long',
    'texts.fr.description too_long',
  ]);
  expect(codes({ from: 5, until: 5 })).toEqual(['until until_before_from']);
  expect(codes({ from: 5, until: 6 })).toEqual([]);
});

test('what nobody has translated is said in the own language, text by text', () => {
  const half = { texts: { ...about.texts, fr: { title: 'L’hiver', description: '' } } };
  expect(pageTextIn(half, 'fr')).toEqual({ title: 'L’hiver', description: 'Wool for the sofa.' });
  expect([titleLanguage(half, 'fr'), titleLanguage(about, 'fr')]).toEqual(['fr', 'en']);
  expect(missingPageTexts(half, 'fr')).toEqual(['texts.fr.description']);
  expect(missingPageTexts(half, 'en')).toEqual([]);
});

test('shoppers find a page from its first moment until its last, unless it was taken down', () => {
  const span = { from: 100, until: 200 };
  const stateAt = (now: number, isTakenDown = false) => landingStateOf({ live: span, isTakenDown }, now);
  expect([99, 100, 199, 200].map((now) => stateAt(now))).toEqual(['planned', 'live', 'live', 'over']);
  expect(stateAt(150, true)).toBe('taken_down');
  expect(landingStateOf({ live: null, isTakenDown: false }, 150)).toBe('new');
});
