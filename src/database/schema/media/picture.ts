// Pictures and films that the merchant brought: what of them lies in the media storage, and what is on its way there.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { product } from '../product/product.ts';
import { mediaObject } from '../review/review.ts';

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow();
const objectKey = () =>
  text()
    .notNull()
    .references(() => mediaObject.key);
const isShare = (column: PgColumn) => sql`${column} between 0 and 1`;

/**
 * A cut of a picture, as products name it by its path. The file it was cut from is kept as it came, so that it can be cut
 * again; the whole of it, drawn anew, is what the desk shows while one cuts.
 */
export const picture = pgTable(
  'picture',
  {
    path: text()
      .primaryKey()
      .references(() => mediaObject.key),
    originalKey: objectKey(),
    wholePath: objectKey(),
    /** What its file was called. */
    name: text().notNull(),
    shape: text({ enum: ['portrait', 'swatch'] }).notNull(),
    /** Of the whole, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    focusX: real().notNull(),
    focusY: real().notNull(),
    zoom: real().notNull(),
    /** L*, a* and b* of the thing in it. */
    color: real().array().notNull(),
    /** How many sizes are made of it. */
    sizes: smallint().notNull(),
    /** Whether a product ever showed it: then it stays, since orders and the history may name it. */
    isPlaced: boolean().notNull().default(false),
    createdAt: moment(),
  },
  (t) => [
    index('picture_by_original').on(t.originalKey),
    index('picture_by_whole').on(t.wholePath),
    index('picture_unplaced').on(t.createdAt).where(sql`not ${t.isPlaced}`),
    check('picture_extent', sql`${t.width} > 0 and ${t.height} > 0 and ${t.sizes} > 0`),
    check('picture_focus', sql`${isShare(t.focusX)} and ${isShare(t.focusY)} and ${t.zoom} >= 1`),
    check('picture_shape', sql`${t.shape} in ('portrait', 'swatch')`),
    check('picture_color', sql`cardinality(${t.color}) = 3`),
  ],
);

/** A size of a picture in one format, made before anybody asks for it. */
export const pictureSize = pgTable(
  'picture_size',
  {
    path: text()
      .notNull()
      .references(() => picture.path, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text().notNull(),
    key: objectKey(),
  },
  (t) => [primaryKey({ columns: [t.path, t.width, t.format] }), index('picture_size_by_key').on(t.key)],
);

export const film = pgTable(
  'film',
  {
    path: text()
      .primaryKey()
      .references(() => mediaObject.key),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    seconds: real().notNull(),
    /** Whether a product ever showed it. */
    isPlaced: boolean().notNull().default(false),
    createdAt: moment(),
  },
  (t) => [index('film_unplaced').on(t.createdAt).where(sql`not ${t.isPlaced}`)],
);

/** A file that somebody brings for a product, part by part; then what came of it, until the product shows it. */
export const mediaUpload = pgTable(
  'media_upload',
  {
    id: uuid().primaryKey().defaultRandom(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['picture', 'film'] }).notNull(),
    name: text().notNull(),
    bytes: integer().notNull(),
    picturePath: text().references(() => picture.path),
    filmPath: text().references(() => film.path),
    createdAt: moment(),
  },
  (t) => [
    index('media_upload_by_product').on(t.productId, t.createdAt),
    index('media_upload_by_age').on(t.createdAt),
    index('media_upload_by_picture').on(t.picturePath).where(sql`${t.picturePath} is not null`),
    index('media_upload_by_film').on(t.filmPath).where(sql`${t.filmPath} is not null`),
    check('media_upload_kind', sql`${t.kind} in ('picture', 'film')`),
    check('media_upload_bytes', sql`${t.bytes} > 0`),
    check('media_upload_one_thing', sql`num_nonnulls(${t.picturePath}, ${t.filmPath}) <= 1`),
  ],
);

export const mediaUploadPart = pgTable(
  'media_upload_part',
  {
    uploadId: uuid()
      .notNull()
      .references(() => mediaUpload.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    key: objectKey(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.position] }), index('media_upload_part_by_key').on(t.key)],
);
