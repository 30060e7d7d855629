import { beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import type { Product } from '../../domain/product/product.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { viewProduct } from '../../shop/product/view-product.ts';
import type { Shop } from '../../shop/shop.ts';
import { cloneDatabase } from '../testing/test-shop.ts';
import { createProductCache } from './product-cache.ts';

let database: Database;

beforeAll(async () => {
  const clone = await cloneDatabase();
  database = createDatabase(clone.url);
  return async () => {
    await database.close();
    await clone.drop();
  };
});

/** A cache that counts how often the database is asked. */
function counted() {
  const reads: number[] = [];
  const view = (id: number, language: Language): Promise<Product | null> => {
    reads.push(id);
    return viewProduct(database.shop, id, language, Date.now());
  };
  const cache = createProductCache({ product: { view } } as unknown as Shop, () => false, 1_000_000);
  return { reads, cache };
}

test('a crowd that asks for the newest at once costs two reads, not one each; what is kept costs none', async () => {
  const { reads, cache } = counted();
  const crowd = await Promise.all(Array.from({ length: 300 }, () => cache.view(1001, 'en', true)));
  expect(new Set(crowd.map((viewed) => viewed?.product.id))).toEqual(new Set([1001]));
  expect(reads).toEqual([1001, 1001]);
  await cache.view(1001, 'en');
  expect(reads).toHaveLength(2);
  await cache.view(1001, 'en', true);
  expect(reads).toHaveLength(3);
});

test('what was dropped while it was read is read again for who asks after that', async () => {
  const { reads, cache } = counted();
  const before = cache.view(1002, 'en');
  cache.drop(1002);
  const after = cache.view(1002, 'en');
  expect((await after) === (await before)).toBe(false);
  expect(reads).toEqual([1002, 1002]);
});
