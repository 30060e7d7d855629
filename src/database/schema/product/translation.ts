// What is sold, said in the languages the shop was not written in. A row belongs to the thing it speaks of and goes with
// it; a column without a value, like a row that is not there, is said in the shop's own language (decision 077).
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { isOtherLanguageColumn, otherLanguageColumn } from '../language.ts';
import { socialPhoto } from '../review/review.ts';
import { category, fitNote, product, productChemical, productImage } from './product.ts';

const saysSomething = (column: PgColumn) => sql`btrim(${column}) <> ''`;

export const productTranslation = pgTable(
  'product_translation',
  {
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    language: otherLanguageColumn(),
    colorName: text(),
    description: text(),
    careInstructions: text().array(),
    materials: text().array(),
    countryDescription: text(),
    details: text().array(),
    additionalInfo: jsonb().$type<{ header: string; text: string; others: string[] }>(),
    ingredients: text(),
    bannerText: text(),
    promoTag: text(),
    promoText: text(),
    appOnlyPromoText: text(),
    sizeNoteShort: text(),
    sizeNoteLong: text(),
    audienceExclusionReason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.language] }),
    check('product_translation_language', isOtherLanguageColumn(t.language)),
    check('product_translation_says_something', saysSomething(t.description)),
  ],
);

export const productImageTranslation = pgTable(
  'product_image_translation',
  {
    productId: bigint({ mode: 'number' }).notNull(),
    position: smallint().notNull(),
    language: otherLanguageColumn(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position, t.language] }),
    foreignKey({
      name: 'product_image_translation_of_image',
      columns: [t.productId, t.position],
      foreignColumns: [productImage.productId, productImage.position],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('product_image_translation_language', isOtherLanguageColumn(t.language)),
    check('product_image_translation_says_what_is_seen', saysSomething(t.alt)),
  ],
);

export const fitNoteTranslation = pgTable(
  'fit_note_translation',
  {
    productId: bigint({ mode: 'number' }).notNull(),
    position: smallint().notNull(),
    language: otherLanguageColumn(),
    label: text().notNull(),
    text: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position, t.language] }),
    foreignKey({
      name: 'fit_note_translation_of_note',
      columns: [t.productId, t.position],
      foreignColumns: [fitNote.productId, fitNote.position],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('fit_note_translation_language', isOtherLanguageColumn(t.language)),
  ],
);

export const productChemicalTranslation = pgTable(
  'product_chemical_translation',
  {
    productId: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    language: otherLanguageColumn(),
    nameThere: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.name, t.language] }),
    foreignKey({
      name: 'product_chemical_translation_of_chemical',
      columns: [t.productId, t.name],
      foreignColumns: [productChemical.productId, productChemical.name],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('product_chemical_translation_language', isOtherLanguageColumn(t.language)),
  ],
);

export const socialPhotoTranslation = pgTable(
  'social_photo_translation',
  {
    productId: bigint({ mode: 'number' }).notNull(),
    position: smallint().notNull(),
    language: otherLanguageColumn(),
    alt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position, t.language] }),
    foreignKey({
      name: 'social_photo_translation_of_photo',
      columns: [t.productId, t.position],
      foreignColumns: [socialPhoto.productId, socialPhoto.position],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    check('social_photo_translation_language', isOtherLanguageColumn(t.language)),
  ],
);

export const categoryTranslation = pgTable(
  'category_translation',
  {
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: otherLanguageColumn(),
    name: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.language] }),
    check('category_translation_language', isOtherLanguageColumn(t.language)),
    check('category_translation_says_something', saysSomething(t.name)),
  ],
);
