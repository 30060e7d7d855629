// Pictures and films of a product: brought part by part, looked at, cut anew; which of them it shows is its own change.
import { z } from 'zod';
import { largestFilmBytes } from '../../domain/media/film-file.ts';
import { closestZoom, mostPictures } from '../../domain/media/product-picture.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';

const id = z.int().positive();
const productId = z.string().regex(/^[1-9]\d{0,14}$/);
const byId = z.strictObject({ id: productId });
const byUpload = z.strictObject({ id: productId, uploadId: z.uuid() });
const count = z.int().min(0);
const path = z.string();

const uploadSchema = z
  .strictObject({
    uploadId: z.uuid(),
    kind: z.enum(['picture', 'film']),
    name: z.string(),
    bytes: count,
    /** Of its parts, each `partBytes` long but for the last, and how many of them are there. */
    parts: count,
    partBytes: count,
    received: count,
    /** What came of it: the path that the product names; null until it was taken in. */
    picture: path.nullable(),
    film: path.nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'ProductUpload' });

const share = z.number().min(0).max(1);
const focusSchema = z.strictObject({ x: share, y: share, zoom: z.number().min(1).max(closestZoom) });

const pictureSchema = z
  .strictObject({
    path,
    url: z.string(),
    name: z.string(),
    shape: z.enum(['portrait', 'swatch']),
    /** Of the whole that it is cut from, and where that is seen. */
    width: count,
    height: count,
    wholeUrl: z.string(),
    focus: focusSchema,
    /** Of its sizes and formats, how many are made. */
    made: count,
    sizes: count,
    /** How far its color is from the swatch, where that is far, and the product of the design it is nearer to. */
    color: z
      .strictObject({
        apart: z.number(),
        nearer: z.strictObject({ productId: id, colour: z.string() }).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ProductPicture' });

export type ProductPicture = z.infer<typeof pictureSchema>;

const filmSchema = z
  .strictObject({
    path,
    url: z.string(),
    name: z.string(),
    width: count,
    height: count,
    seconds: z.number(),
    isPlayedEverywhere: z.boolean(),
  })
  .meta({ id: 'ProductFilm' });

export type ProductFilm = z.infer<typeof filmSchema>;

const oneUpload = z.strictObject({ success: z.literal(true), content: uploadSchema });

export const announceUpload = operation({
  ...deskCall('products.change'),
  id: 'announceUpload',
  method: 'POST',
  path: '/api/admin/products/{id}/uploads',
  summary: 'Announce a picture or a film for a product; its parts follow',
  params: byId,
  body: z.strictObject({
    kind: z.enum(['picture', 'film']),
    name: z.string().trim().min(1).max(200),
    bytes: z
      .int()
      .min(1)
      .max(largestFilmBytes * 100),
  }),
  answer: oneUpload,
  problems: [...deskRefusals, 'not_found', 'unprocessable', 'conflict'],
});

export const sendUploadPart = operation({
  ...deskCall('products.change'),
  id: 'sendUploadPart',
  method: 'POST',
  path: '/api/admin/products/{id}/uploads/{uploadId}/parts/{position}',
  summary: 'A part of it, counted from 0, in the field `part`; one that is sent twice is there once',
  params: byUpload.extend({ position: z.string().regex(/^(?:0|[1-9]\d{0,2})$/) }),
  takesFile: 'part',
  status: 204,
  problems: [
    ...deskRefusals,
    'not_found',
    'unprocessable',
    'unsupported_body',
    'body_too_large',
    'unavailable',
  ],
});

export const takeInUpload = operation({
  ...deskCall('products.change'),
  id: 'takeInUpload',
  method: 'POST',
  path: '/api/admin/products/{id}/uploads/{uploadId}/take-in',
  summary:
    'All of its parts are there: look at it and store it, or say why not; asked again it says the same',
  params: byUpload,
  body: z.strictObject({}),
  // Whole files are read and drawn.
  cost: 5,
  answer: oneUpload,
  problems: [...deskRefusals, 'not_found', 'unprocessable', 'conflict', 'unavailable'],
});

export const dropUpload = operation({
  ...deskCall('products.change'),
  id: 'dropUpload',
  method: 'DELETE',
  path: '/api/admin/products/{id}/uploads/{uploadId}',
  summary: 'Call off what is on its way, or forget what was brought and is not shown',
  params: byUpload,
  status: 204,
  problems: [...deskRefusals, 'not_found'],
});

export const readProductMedia = operation({
  ...deskCall('products.read'),
  id: 'readProductMedia',
  method: 'GET',
  path: '/api/admin/products/{id}/media',
  summary:
    'What is known of the pictures and the film that it shows, of others by their paths, and of what is on its way',
  params: byId,
  query: z.strictObject({
    /** Of a product that is being changed: what it will show, with commas between. */
    paths: z
      .string()
      .max(120 * mostPictures)
      .optional(),
    /** What colors are held against; its own swatch unless it says. */
    swatch: z.string().max(300).optional(),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({
      uploads: z.array(uploadSchema),
      /** Those that somebody brought: the demo's own are not among them. */
      pictures: z.array(pictureSchema),
      films: z.array(filmSchema),
    }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

export const cutPicture = operation({
  ...deskCall('products.change'),
  id: 'cutPicture',
  method: 'POST',
  path: '/api/admin/pictures/cuts',
  summary: 'Cut a picture anew around a point, or a swatch out of it: another picture with a path of its own',
  body: z.strictObject({
    path: z.string().max(300),
    shape: z.enum(['portrait', 'swatch']),
    focus: focusSchema,
  }),
  cost: 3,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ path, url: z.string() }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'unavailable'],
});
