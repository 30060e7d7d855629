import { expect, test } from 'vitest';
import { languageOfPath, pathIn } from './language-path.ts';

test.each([
  ['/', 'en', '/'],
  ['/bag', 'en', '/bag'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr?size=1', 'fr', '/?size=1'],
  ['/fr/bag#summary', 'fr', '/bag#summary'],
  ['/fr.data', 'fr', '/.data'],
  ['/fr/bag.data', 'fr', '/bag.data'],
  ['/frankly', 'en', '/frankly'],
  ['/de/bag', 'de', '/bag'],
  ['/es/bag', 'en', '/es/bag'],
  ['/en/bag', 'en', '/en/bag'],
  ['/c/fr', 'en', '/c/fr'],
])('%s asks for %s and for %s', (address, language, path) => {
  expect(languageOfPath(address)).toEqual({ language, path });
});

test.each([
  ['/', '/fr'],
  ['/?notice=sold_out', '/fr?notice=sold_out'],
  ['/bag', '/fr/bag'],
  ['/bag?code=WELCOME#summary', '/fr/bag?code=WELCOME#summary'],
])('%s in French is %s, however often it is asked for, and back', (path, french) => {
  expect(pathIn('fr', path)).toBe(french);
  expect(pathIn('fr', french)).toBe(french);
  expect(pathIn('en', french)).toBe(path);
  expect(pathIn('en', path)).toBe(path);
});
