import { expect, test } from 'vitest';
import { landerIds, landersKey, mostLanders } from './landers.ts';

test('[PG-10] the favourites are the products the text links to, each once, without the page’s own', () => {
  const html =
    '<h2>Worn</h2><p>a <a href="/product/1004/alibi-coat">coat</a>, <a href="/product/1001">this</a>, ' +
    '<a href="/product/1006?x=1">that</a>, <a href="/product/1004">the coat again</a>, <a href="/c/shoes">shoes</a></p>';
  expect(landerIds(html, 1001)).toEqual([1004, 1006]);
});

test('[PG-10] what only looks like a product is none', () => {
  const html =
    '<a href="https://elsewhere.example/product/5">a</a> /product/6 <a href="/product/7x">b</a> <a href="/products/8">c</a>';
  expect(landerIds(html, 1)).toEqual([]);
  const many = Array.from({ length: 100 }, (_, i) => `<a href="/product/${i + 1}">x</a>`).join('');
  expect(landerIds(many, 0)).toHaveLength(mostLanders);
});

test('[PG-10] what is sold out has favourites of its own', () => {
  expect([landersKey(true), landersKey(false)]).toEqual(['pdp-landers-sold-out', 'pdp-landers-in-stock']);
});
