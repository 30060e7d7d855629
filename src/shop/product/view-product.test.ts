import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../database/database.ts';
import type { languages } from '../../domain/visitor/language.ts';
import { cloneDatabase } from '../../server/testing/test-shop.ts';
import { speaking } from '../../server/visitor/speaking.ts';
import { readSocialPhotos } from '../social/read-social-photos.ts';
import { viewProduct } from './view-product.ts';

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

const view = async (id: number, language: (typeof languages)[number]) => {
  const product = await viewProduct(database.shop, id, language, Date.now());
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
};

test('a product is read in a language with all that belongs to it', async () => {
  const [english, french] = await Promise.all([view(1101, 'en'), view(1101, 'fr')]);
  expect(english.untranslated).toEqual([]);
  expect(french.untranslated).toEqual([]);
  expect(french.name).toBe(english.name);
  expect(french.description).toContain('nuisette');
  expect(french.descriptionBullets.others).toHaveLength(english.descriptionBullets.others.length);
  expect(french.swatches.map(({ colorName }) => colorName)).toEqual([
    'Bordeaux',
    'Noir',
    'Sauge',
    'Champagne',
  ]);
  expect(french.images[0]?.alt).toMatch(/^Robe nuisette en satin noir/);
  expect(Object.keys(french.fitNotes)).toContain('Longueur');
  expect(french.categories.map(({ name }) => name)).toEqual(['Vêtements', 'Robes', 'Robes nuisettes']);
  expect(french.relatedCategories.map(({ name }) => name)).toContain('Robes à fleurs');
  expect(french.meta).toMatchObject({
    titleTag: 'Nocturne Bias Slip Dress, coloris Noir, par Maison Orle',
    categoryName: 'Robes nuisettes',
  });
});

test('in German it is as whole as in French', async () => {
  const german = await view(1101, 'de');
  expect(german.untranslated).toEqual([]);
  expect(german.swatches.map(({ colorName }) => colorName)).toEqual([
    'Bordeaux',
    'Schwarz',
    'Salbei',
    'Champagner',
  ]);
  expect(german.images[0]?.alt).toMatch(/^Slipkleid aus Satin in Schwarz/);
  expect(german.meta.titleTag).toBe('Nocturne Bias Slip Dress in Schwarz von Maison Orle');
});

test('what nobody has translated is said in the shop’s own language, and named', async () => {
  const own = await view(1024, 'en');
  await database.shop.execute(
    "update product_translation set description = null, details = null where product_id = 1024 and language = 'fr'",
  );
  await database.shop.execute('delete from fit_note_translation where product_id = 1024 and position = 0');
  await database.shop.execute(
    'delete from product_image_translation where product_id = 1024 and position = 1',
  );
  const french = await view(1024, 'fr');
  expect(french.untranslated).toEqual(['description', 'details', 'fitNotes', 'images']);
  expect(french.description).toBe(own.description);
  expect(french.descriptionBullets.others).toEqual(own.descriptionBullets.others);
  expect(french.descriptionBullets.materials).not.toEqual(own.descriptionBullets.materials);
  expect(french.images[1]?.alt).toBe(own.images[1]?.alt);
  expect(french.images[0]?.alt).not.toBe(own.images[0]?.alt);
});

test('what is seen in a photo that somebody posted is said in the language, what they wrote is theirs', async () => {
  const [own, french] = [
    await speaking('en', () => readSocialPhotos(database.shop, 1001)),
    await speaking('fr', () => readSocialPhotos(database.shop, 1001)),
  ];
  expect(own.length).toBeGreaterThan(3);
  expect(french.map(({ caption }) => caption)).toEqual(own.map(({ caption }) => caption));
  for (const { alt } of french) expect(alt).toMatch(/robe nuisette/);
});

test('a translation goes with what it speaks of', async () => {
  await database.shop.execute('delete from product_image where product_id = 1025 and position = 4');
  const { rows } = await database.shop.execute(
    'select distinct position from product_image_translation where product_id = 1025 order by position',
  );
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test.each(['en', 'FR', ''])('no translation is into "%s"', async (language) => {
  const inserting = database.shop.execute(
    `insert into category_translation values (1, '${language}', 'Clothes')`,
  );
  await expect(inserting).rejects.toMatchObject({ cause: { code: '23514' } });
});
