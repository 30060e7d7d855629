import { expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

const keeping = { bytes: 10, tags: [1], until: 1_000 };

test('what is kept is given until it goes stale', () => {
  const cache = new TaggedCache<string>(100);
  cache.put('a', 'A', { ...keeping, generation: cache.generation });
  expect(cache.get('a', 999)).toBe('A');
  expect(cache.get('a', 1_000)).toBeUndefined();
  expect(cache.get('b', 0)).toBeUndefined();
});

test('a drop forgets exactly what shows that product', () => {
  const cache = new TaggedCache<string>(100);
  cache.put('a', 'A', { ...keeping, tags: [1, 2], generation: 0 });
  cache.put('b', 'B', { ...keeping, tags: [3], generation: 0 });
  cache.drop(2);
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBe('B');
});

test('what was dropped or cleared is still known as it was, until it is made anew or forgotten', () => {
  const cache = new TaggedCache<string>(100);
  cache.put('a', 'A', { ...keeping, generation: 0 });
  cache.put('b', 'B', { ...keeping, tags: [2], generation: 0 });
  cache.drop(1);
  cache.clear();
  expect(['a', 'b'].map((key) => cache.get(key, 0))).toEqual([undefined, undefined]);
  expect(['a', 'b', 'c'].map((key) => cache.getAnyAge(key))).toEqual(['A', 'B', undefined]);
  expect(cache.bytes).toBe(20);
  cache.put('a', 'new', { ...keeping, generation: cache.generation });
  expect([cache.getAnyAge('a'), cache.bytes]).toEqual(['new', 20]);
  cache.forget('b');
  expect([cache.getAnyAge('b'), cache.bytes]).toEqual([undefined, 10]);
});

test('what is only known as it was goes before anything that holds', () => {
  const cache = new TaggedCache<string>(30);
  for (const [at, key] of ['a', 'b', 'c'].entries())
    cache.put(key, key, { ...keeping, tags: [at], generation: 0 });
  cache.drop(2);
  cache.put('d', 'd', { ...keeping, generation: cache.generation });
  expect(cache.getAnyAge('c')).toBeUndefined();
  expect(['a', 'b', 'd'].map((key) => cache.get(key, 0))).toEqual(['a', 'b', 'd']);
});

test('an answer begun before a drop of what it shows is not kept; the bustle of others does not matter', () => {
  const cache = new TaggedCache<string>(100);
  const { generation } = cache;
  cache.drop(7);
  cache.put('a', 'A', { ...keeping, tags: [6, 7], generation });
  cache.put('b', 'B', { ...keeping, tags: [6], generation });
  expect(cache.get('a', 0)).toBeUndefined();
  expect(cache.get('b', 0)).toBe('B');
});

test('an answer begun before a clear, or before drops too many to remember, is not kept', () => {
  const cache = new TaggedCache<string>(100);
  const beforeClear = cache.generation;
  cache.clear();
  cache.put('a', 'A', { ...keeping, generation: beforeClear });
  const beforeDrops = cache.generation;
  for (let tag = 1; tag <= 10_001; tag++) cache.drop(tag);
  cache.put('b', 'B', { ...keeping, tags: [1], generation: beforeDrops });
  cache.put('c', 'C', { ...keeping, tags: [1], generation: cache.generation });
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 0))).toEqual([undefined, undefined, 'C']);
});

test('the longest unused goes first when there is no room', () => {
  const cache = new TaggedCache<string>(30);
  for (const key of ['a', 'b', 'c']) cache.put(key, key, { ...keeping, generation: 0 });
  cache.get('a', 0);
  cache.put('d', 'd', { ...keeping, generation: 0 });
  expect(cache.get('b', 0)).toBeUndefined();
  expect(['a', 'c', 'd'].map((key) => cache.get(key, 0))).toEqual(['a', 'c', 'd']);
  expect(cache.bytes).toBe(30);
});

test('what is larger than the whole is never kept, and the same key is counted once', () => {
  const cache = new TaggedCache<string>(15);
  cache.put('a', 'A', { ...keeping, bytes: 16, generation: 0 });
  expect(cache.get('a', 0)).toBeUndefined();
  cache.put('a', 'A', { ...keeping, generation: 0 });
  cache.put('a', 'B', { ...keeping, generation: 0 });
  expect(cache.get('a', 0)).toBe('B');
  expect(cache.bytes).toBe(10);
});

test('after clear nothing holds', () => {
  const cache = new TaggedCache<string>(100);
  cache.put('a', 'A', { ...keeping, generation: 0 });
  cache.clear();
  expect(cache.get('a', 0)).toBeUndefined();
});
