import { expect, test } from 'vitest';
import { languageOfRequest, languageToEnter, preferredLanguage } from './language.ts';
import { languageCookie } from './language-cookie.ts';

const origin = 'https://shop.example';
const rules = { origin, languageCookie: languageCookie(origin) };
const from = (headers: Record<string, string>) => (name: string) => headers[name];
const visit = { 'sec-fetch-site': 'none', 'accept-language': 'fr-FR,fr;q=0.9,en;q=0.8' };

test.each([
  ['fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
  ['en-US,en;q=0.9,fr;q=0.8', 'en'],
  ['es-ES,es;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
  ['de-AT,de;q=0.9,fr;q=0.5,en;q=0.4', 'de'],
  ['it,es;q=0.5', null],
  ['fr;q=0', null],
  ['frr, french', null],
  ['', null],
  [undefined, null],
])('who asks for %s would rather read %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

test('a page is answered in the language of its address, a call in that of the page that made it', () => {
  const answered = (path: string, referer?: string) =>
    languageOfRequest(path, from(referer === undefined ? {} : { referer }), origin);
  expect(answered('/fr/bag', `${origin}/`)).toBe('fr');
  expect(answered('/bag', `${origin}/fr/bag`)).toBe('en');
  expect(answered('/api/cart', `${origin}/fr/product/1003`)).toBe('fr');
  expect(answered('/api/cart', `${origin}/product/1003`)).toBe('en');
  expect(answered('/api/cart', 'https://elsewhere.example/fr/x')).toBe('en');
  expect(answered('/api/cart')).toBe('en');
});

test('who comes in is led to their language once; a choice of theirs comes before their browser’s', () => {
  const led = (path: string, headers: Record<string, string>) => languageToEnter(path, from(headers), rules);
  expect(led('/', visit)).toBe('fr');
  expect(led('/product/1003', { ...visit, 'sec-fetch-site': 'cross-site' })).toBe('fr');
  expect(led('/', { 'accept-language': 'fr' })).toBe('fr');
  // Inside the shop, at an address of its own, or by choice: nobody is led away.
  expect(led('/bag', { ...visit, 'sec-fetch-site': 'same-origin' })).toBeNull();
  expect(led('/bag', { 'accept-language': 'fr', referer: `${origin}/` })).toBeNull();
  expect(led('/fr/bag', visit)).toBeNull();
  expect(led('/', { ...visit, cookie: '__Host-language=en' })).toBeNull();
  expect(led('/', { 'sec-fetch-site': 'none', cookie: 'a=b; __Host-language=fr' })).toBe('fr');
  expect(led('/', { 'sec-fetch-site': 'none', cookie: '__Host-language=es' })).toBeNull();
});
