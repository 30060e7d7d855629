import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '../../contract/pages.ts';
import { addressOf, parsePageRequest } from './page-address.ts';

const parsePath = (path: string, query = '') => parsePageRequest(path, new URLSearchParams(query));
const address = (path: string, query = '') => addressOf(parsePath(path, query));

test.each([
  ['/', 'home', '/'],
  ['/product/1001', 'product', '/product/1001'],
  ['/product/1001/a-dress', 'product', '/product/1001/a-dress'],
  ['/PRODUCT/1001/a-dress//', 'product', '/product/1001/a-dress'],
  ['/product/1001/%61-dress', 'product', '/product/1001/a-dress'],
  ['/C/clothing/', 'listing', '/c/clothing'],
  ['/BAG', 'bag', '/bag'],
  ['/%62ag/', 'bag', '/bag'],
  ['/waitlist/confirm', 'waitlist', '/waitlist/confirm'],
  ['/waitlist', 'content', '/waitlist'],
  ['/termsofuse/', 'content', '/termsofuse'],
  ['//evil.example/', 'content', '/evil.example'],
])('%s is the page %s at %s', (path, name, right) => {
  expect([parsePath(path).name, parsePath(path).path]).toEqual([name, right]);
});

test('the data of a page is whose the page is, and the routes asked for are its own', () => {
  expect(parsePath('/bag.data').rule.isPersonal).toBe(true);
  expect(parsePath('/_.data').name).toBe('home');
  expect(address('/_.data')).toBe('/_.data');
  expect(address('/c/dresses.data', '?_routes=evil,routes/listing,root,routes/bag')).toBe(
    '/c/dresses.data?_routes=root%2Croutes%2Flisting',
  );
  expect(address('/c/dresses.data', '?_routes=routes/bag')).toBe('/c/dresses.data');
  expect(address('/c/dresses', '?_routes=root')).toBe('/c/dresses');
});

test('a page in another language is the same page, kept by its own address', () => {
  expect(parsePath('/fr/BAG')).toMatchObject({ name: 'bag', path: '/bag', language: 'fr' });
  expect(parsePath('/fr')).toMatchObject({ name: 'home', path: '/', language: 'fr' });
  expect(address('/fr/')).toBe('/fr');
  expect(address('/fr.data')).toBe('/fr.data');
  expect(address('/fr/c/dresses.data', '?_routes=root')).toBe('/fr/c/dresses.data?_routes=root');
  expect(address('/fr/c/dresses', '?utm=1')).toBe('/fr/c/dresses');
});

test('whatever an address says, it is spelt one way, and that way leads to itself', () => {
  const paths = fc.array(fc.oneof(fc.string(), fc.constantFrom('c', 'Product', '1', '..', '%', 'é', '')));
  fc.assert(
    fc.property(paths, (parts) => {
      const { path } = parsePath(`/${parts.map(encodeURIComponent).join('/')}`);
      expect(path).toMatch(/^\/(?!\/)/);
      expect(parsePath(path).path).toBe(path);
    }),
  );
});

test('every value of a product’s address is one of few, or two that belong to the product', () => {
  const values = fc.oneof(
    fc.string(),
    fc.nat().map(String),
    fc.constantFrom('true', 'description', 'sold_out'),
  );
  const names = ['image', 'reviews', 'reviewStatus', 'ps', 'tab', 'notice', 'utm'];
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...names), values, (name, value) => {
      const { query } = parsePath('/product/1/x', new URLSearchParams({ [name]: value }).toString());
      seen.add(query);
      expect(query).toMatch(
        /^(image=[1-9]\d?|reviews=true|reviewStatus=unavailable|ps=\d\d?|tab=[a-z-]+|notice=[a-z_]+|)$/,
      );
    }),
    { numRuns: 2_000 },
  );
  expect(seen.size).toBeLessThan(180);
});

test('what is somebody’s own is never told by its parameters', () => {
  for (const rule of Object.values(pages)) expect('isPersonal' in rule && 'query' in rule).toBe(false);
});

test('what a form without scripts was answered with reaches its page, of the bag and of the waitlist', () => {
  for (const notice of ['size_required', 'waitlist_joined', 'waitlist_confirm', 'waitlist_invalid_phone'])
    expect(address('/product/1001', `notice=${notice}`)).toBe(`/product/1001?notice=${notice}`);
  expect(address('/product/1001', 'notice=anything')).toBe('/product/1001');
});
