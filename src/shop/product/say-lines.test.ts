import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { sayLines } from './say-lines.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  cloned = await cloneDatabase();
  database = createDatabase(cloned.url);
});
afterAll(async () => {
  await database.close();
  await cloned.drop();
});

const night = { productId: 1451, colorName: 'Night', imageAlt: 'An older picture' };

test('a line is said in another language, and left as it was sold where that is not what the shop says now', async () => {
  const [now, renamed] = await sayLines(database.shop, 'fr', [night, { ...night, colorName: 'Midnight' }]);
  expect(now).toEqual({ ...night, colorName: 'Nuit', untranslated: ['imageAlt'] });
  expect(renamed).toEqual({ ...night, colorName: 'Midnight', untranslated: ['colorName', 'imageAlt'] });
});

test('in the shop’s own language nothing is asked for', async () => {
  const lines = [night];
  expect(await sayLines(database.shop, 'en', lines)).toBe(lines);
});
