import { expect, test } from 'vitest';
import { PageCache } from './page-cache.ts';

const keeping = { bytes: 10, tags: [1], until: 1_000, generation: 0 };

test('however many narrowed pages come, those at plain addresses stay', () => {
  const cache = new PageCache<string>(80);
  for (const key of ['/', '/c/dresses', '/product/1/a']) cache.put(key, key, keeping);
  for (let page = 1; page <= 100; page++) cache.put(`/search?q=${page}`, 'found', keeping);
  expect(['/', '/c/dresses', '/product/1/a'].map((key) => cache.get(key, 0))).not.toContain(undefined);
  expect(cache.get('/search?q=100', 0)).toBe('found');
  expect(cache.get('/search?q=98', 0)).toBeUndefined();
  expect(cache.bytes).toBe(50);
});

test('a drop is heard in both parts, and by what is being made for either', () => {
  const cache = new PageCache<string>(80);
  cache.put('/', 'old', keeping);
  cache.put('/?a', 'old', keeping);
  const { generation } = cache;
  cache.drop(1);
  cache.put('/b', 'late', { ...keeping, generation });
  cache.put('/b?a', 'late', { ...keeping, generation });
  expect(['/', '/?a', '/b', '/b?a'].map((key) => cache.get(key, 0))).toEqual(Array(4).fill(undefined));
});
