// Pages of blocks at the desk: the draft, changed block by block, previewed as on a day, and put in the shop as a version.
import { z } from 'zod';
import { landingStates, mostSlugLetters } from '../../domain/content/landing-page.ts';
import { languages } from '../../domain/visitor/language.ts';
import { deskCall, deskRefusals } from '../desk/access.ts';
import { operation } from '../operation.ts';

const id = z.int().positive();
const version = z.int().positive();
const moment = z.iso.datetime();
const byId = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
/** `home`, or the last word of a landing page's address. */
const page = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(mostSlugLetters);
const byPage = z.strictObject({ page });

/** Longer than any may be: the rules say how long, beside the field. */
const text = z.string().max(2_000);
/** A language that is not named says nothing: who calls need not know them all. */
const textSchema = z
  .strictObject({ title: text, words: text, call: text, alt: text })
  .default({ title: '', words: '', call: '', alt: '' });
const texts = z
  .strictObject(
    Object.fromEntries(languages.map((language) => [language, textSchema])) as Record<
      (typeof languages)[number],
      typeof textSchema
    >,
  )
  .meta({ id: 'BlockTexts' });
const path = z.string().trim().max(400);
const count = z.int().min(0).max(1_000);
const third = z.union([z.literal(0), z.literal(1), z.literal(2)]);

const frame = { from: moment.nullable(), until: moment.nullable(), texts };

const blockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({
      ...frame,
      kind: z.literal('window'),
      picture: path,
      tallPicture: path.nullable(),
      focus: z.strictObject({ x: third, y: third }),
      path,
    }),
    z.strictObject({ ...frame, kind: z.literal('film'), film: path, poster: path }),
    z.strictObject({ ...frame, kind: z.literal('words'), path }),
    z.strictObject({
      ...frame,
      kind: z.literal('shelf'),
      source: z.discriminatedUnion('from', [
        z.strictObject({ from: z.literal('newest') }),
        z.strictObject({ from: z.literal('category'), category: z.string().max(100) }),
        z.strictObject({ from: z.literal('products'), products: z.array(id).max(100) }),
      ]),
      most: count,
      path,
    }),
    z.strictObject({ ...frame, kind: z.literal('deal'), most: count }),
    z.strictObject({
      ...frame,
      kind: z.literal('editorial'),
      isTitleSeen: z.boolean(),
      items: z.array(z.strictObject({ picture: path, path, texts })).max(20),
    }),
    z.strictObject({ ...frame, kind: z.literal('designers') }),
  ])
  .meta({ id: 'ContentBlock' });

export type WireBlock = z.infer<typeof blockSchema>;

const draftBlockSchema = z
  .strictObject({
    blockId: id,
    version,
    block: blockSchema,
    /** In the shop as it is here, in the shop as it was before, or not there yet. */
    state: z.enum(['same', 'changed', 'new']),
    /** Paths of what is said in the shop's own language and not in every other. */
    missing: z.array(z.string()),
    /** Of a shelf: how many pieces it would show, and how many of them can be bought. */
    shelf: z.strictObject({ pieces: z.int(), forSale: z.int(), isHidden: z.boolean() }).nullable(),
  })
  .meta({ id: 'DraftBlock' });

export type WireDraftBlock = z.infer<typeof draftBlockSchema>;

const versionSchema = z.strictObject({
  number: z.int().positive(),
  /** Null where the shop came with it. */
  by: z.string().nullable(),
  at: moment,
  blocks: z.int(),
});

const pageText = z.strictObject({ title: text, description: text }).default({ title: '', description: '' });

const aboutSchema = z
  .strictObject({
    texts: z.strictObject(
      Object.fromEntries(languages.map((language) => [language, pageText])) as Record<
        (typeof languages)[number],
        typeof pageText
      >,
    ),
    from: moment.nullable(),
    until: moment.nullable(),
  })
  .meta({ id: 'PageAbout' });

export type WirePageAbout = z.infer<typeof aboutSchema>;

const landingState = z.enum(landingStates);

const pageSchema = z
  .strictObject({
    page,
    /** Of the draft: it counts every change. */
    version,
    /** What the page is beside its blocks, with a version of its own; null of the home page. */
    landing: z.strictObject({ about: aboutSchema, version, state: landingState }).nullable(),
    /** How many changes the draft has against what is in the shop. */
    changes: z.int(),
    blocks: z.array(draftBlockSchema),
    /** The latest first; the first of them is in the shop. */
    versions: z.array(versionSchema),
    /** What its blocks show now or showed before, by path, with an address to look at. */
    pictures: z.array(z.strictObject({ path: z.string(), url: z.string() })),
    /** What shelves and addresses may name. */
    categories: z.array(z.strictObject({ slug: z.string(), name: z.string() })),
    /** The pieces that were chosen by hand. */
    pieces: z.array(z.strictObject({ productId: id, name: z.string() })),
  })
  .meta({ id: 'ContentPage' });

export type WireContentPage = z.infer<typeof pageSchema>;

const one = z.strictObject({ success: z.literal(true), content: pageSchema });

export const listContent = operation({
  ...deskCall('content.read'),
  id: 'listContent',
  method: 'GET',
  path: '/api/admin/content',
  summary: 'The draft of a page of blocks, with its versions',
  query: z.strictObject({ page: page.optional() }),
  answer: one,
  problems: [...deskRefusals, 'not_found'],
});

const made = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({ blockId: id, page: pageSchema }),
});

export const makeBlock = operation({
  ...deskCall('content.change'),
  id: 'makeBlock',
  method: 'POST',
  path: '/api/admin/content',
  summary: 'Add a block at the end of a draft',
  body: z.strictObject({ page, block: blockSchema }),
  status: 201,
  answer: made,
  problems: [...deskRefusals, 'not_found', 'unprocessable', 'conflict'],
});

export const changeBlock = operation({
  ...deskCall('content.change'),
  id: 'changeBlock',
  method: 'PATCH',
  path: '/api/admin/content/{id}',
  summary: 'Change a block of a draft',
  params: byId,
  body: z.strictObject({ version, block: blockSchema }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

export const moveBlock = operation({
  ...deskCall('content.change'),
  id: 'moveBlock',
  method: 'POST',
  path: '/api/admin/content/blocks/{id}/move',
  summary: 'Put a block of a draft behind another one, or first of all',
  params: byId,
  body: z.strictObject({ after: id.nullable() }),
  answer: one,
  problems: [...deskRefusals, 'not_found'],
});

export const removeBlock = operation({
  ...deskCall('content.change'),
  id: 'removeBlock',
  method: 'DELETE',
  path: '/api/admin/content/{id}',
  summary: 'Take a block out of a draft',
  params: byId,
  query: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile'],
});

export const publishContent = operation({
  ...deskCall('content.change'),
  id: 'publishContent',
  method: 'POST',
  path: '/api/admin/content/pages/{page}/publish',
  summary: 'Put a draft in the shop, as a version',
  params: byPage,
  body: z.strictObject({ version }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});

export const restoreContent = operation({
  ...deskCall('content.change'),
  id: 'restoreContent',
  method: 'POST',
  path: '/api/admin/content/pages/{page}/restore',
  summary: 'Make the draft what a version was; the shop stays as it is until the draft is put there',
  params: byPage,
  body: z.strictObject({ version, number: z.int().positive() }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile'],
});

export const previewContent = operation({
  ...deskCall('content.read'),
  id: 'previewContent',
  method: 'POST',
  path: '/api/admin/content/pages/{page}/preview',
  summary: 'A link that shows the draft as it would be at a moment, for a day and whoever has it',
  params: byPage,
  body: z.strictObject({ at: moment, language: z.enum(languages) }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ url: z.string(), until: moment }),
  }),
  problems: [...deskRefusals, 'not_found'],
});

const landingSchema = z
  .strictObject({
    page,
    about: aboutSchema,
    state: landingState,
    /** How many changes its draft has against what is in the shop. */
    changes: z.int(),
    blocks: z.int(),
  })
  .meta({ id: 'LandingPage' });

export type WireLandingPage = z.infer<typeof landingSchema>;

export const listLandingPages = operation({
  ...deskCall('content.read'),
  id: 'listLandingPages',
  method: 'GET',
  path: '/api/admin/content/pages',
  summary: 'The landing pages, by their addresses',
  answer: z.strictObject({ success: z.literal(true), content: z.array(landingSchema) }),
  problems: deskRefusals,
});

export const makeLandingPage = operation({
  ...deskCall('content.change'),
  id: 'makeLandingPage',
  method: 'POST',
  path: '/api/admin/content/pages',
  summary: 'Begin a landing page at /l/{page}; nobody finds it until its draft is put in the shop',
  body: z.strictObject({ page: z.string().max(100), about: aboutSchema }),
  status: 201,
  answer: one,
  problems: [...deskRefusals, 'unprocessable', 'conflict'],
});

export const describeLandingPage = operation({
  ...deskCall('content.change'),
  id: 'describeLandingPage',
  method: 'PATCH',
  path: '/api/admin/content/pages/{page}',
  summary: 'Change what a landing page is called and when it is in the shop, in its draft',
  params: byPage,
  body: z.strictObject({ version, about: aboutSchema }),
  answer: one,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

export const takeDownLandingPage = operation({
  ...deskCall('content.change'),
  id: 'takeDownLandingPage',
  method: 'POST',
  path: '/api/admin/content/pages/{page}/take-down',
  summary: 'Take a landing page out of the shop at once; its draft and its versions stay',
  params: byPage,
  answer: one,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const removeLandingPage = operation({
  ...deskCall('content.change'),
  id: 'removeLandingPage',
  method: 'DELETE',
  path: '/api/admin/content/pages/{page}',
  summary: 'Remove a landing page that is not in the shop, with its draft and its versions',
  params: byPage,
  answer: z.strictObject({ success: z.literal(true) }),
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
