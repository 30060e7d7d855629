// Codes at the desk: made one by one or many at once, changed, ended, and what came of them.
import { z } from 'zod';
import { mostInBatch } from '../../domain/checkout/codes/code-terms.ts';
import { couponAudiences, couponKinds } from '../../domain/checkout/codes/coupon.ts';
import {
  batchStates,
  codeSorts,
  codeStates,
  codeViews,
  longestCodeSearch,
} from '../../domain/desk/code/code-list.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const numberOf = z.string().regex(/^[1-9]\d{0,14}$/);
const byId = z.strictObject({ id: numberOf });
const text = z.string().max(longestCodeSearch);
const wholeNumber = z.int();
/** In the currency of the shop, as the wire has amounts. */
const sum = z.number().min(0).max(1e12);

/** What a code gives, to whom, when and how often. Which values go together is a rule of the shop's: 422 names the field. */
const terms = {
  kind: z.enum(couponKinds),
  percent: z.number().nullable(),
  amount: sum.nullable(),
  minimum: sum,
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  audience: z.enum(couponAudiences),
  usesMax: wholeNumber.nullable(),
  usesPerPerson: wholeNumber.nullable(),
};

const newTerms = {
  kind: terms.kind,
  percent: terms.percent.default(null),
  amount: terms.amount.default(null),
  minimum: terms.minimum.default(0),
  startsAt: terms.startsAt.default(null),
  endsAt: terms.endsAt.default(null),
  audience: terms.audience.default('everyone'),
  usesMax: terms.usesMax.default(null),
  usesPerPerson: terms.usesPerPerson.default(null),
};

const codeSchema = z
  .strictObject({
    id: z.int(),
    code: z.string(),
    ...terms,
    currency: z.string().length(3),
    /** The bag of whoever may use it names it. */
    isOffered: z.boolean(),
    state: z.enum(codeStates),
    /** Orders with it that were not cancelled. */
    uses: z.int(),
    /** What it took off them; null for postage, of which orders do not say what it would have cost. */
    discount: z.number().nullable(),
    /** What the limit counts: its orders, and payments with it that are under way. */
    claims: z.int(),
    /** Somebody has paid with it, or tried to: what it gives stays as it is. */
    isUsed: z.boolean(),
    /** Null for a code that was made by itself. */
    batch: z.strictObject({ id: z.int(), prefix: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'Code' });

export type DeskCode = z.input<typeof codeSchema>;

const oneCode = z.strictObject({ success: z.literal(true), content: codeSchema });

export const codeListQuery = z.strictObject({
  q: text.optional(),
  view: z.enum(codeViews).optional(),
  sort: z.enum(codeSorts).optional(),
  /** The codes of that batch alone. */
  batch: numberOf.optional(),
});

export const listCodes = operation({
  ...deskCall('codes.read'),
  id: 'listCodes',
  method: 'GET',
  path: '/api/admin/coupons',
  summary:
    'Codes that were made one by one, the newest first; those of a batch where it is named, or where their beginning is searched for',
  query: codeListQuery.extend(paging),
  answer: listAnswer(codeSchema),
  problems: deskRefusals,
});

export const readCode = operation({
  ...deskCall('codes.read'),
  id: 'readCode',
  method: 'GET',
  path: '/api/admin/coupons/{id}',
  summary: 'A code, with what came of it',
  params: byId,
  answer: oneCode,
  problems: [...deskRefusals, 'not_found'],
});

export const makeCode = operation({
  ...deskCall('codes.change'),
  id: 'makeCode',
  method: 'POST',
  path: '/api/admin/coupons',
  summary: 'Make a code. The header Idempotency-Key makes a second try the same one',
  body: z.strictObject({ code: text, ...newTerms, isOffered: z.boolean().default(false) }),
  status: 201,
  answer: oneCode,
  problems: [...deskRefusals, 'unprocessable', 'key_reused'],
});

export const changeCode = operation({
  ...deskCall('codes.change'),
  id: 'changeCode',
  method: 'PATCH',
  path: '/api/admin/coupons/{id}',
  summary: 'Change a code; of one that was used what it gives stays as it is',
  params: byId,
  body: z
    .strictObject({ version: z.int(), ...terms, isOffered: z.boolean() })
    .partial()
    .required({
      version: true,
    }),
  answer: oneCode,
  problems: [...deskRefusals, 'not_found', 'unprocessable', 'changed_meanwhile'],
});

export const endCode = operation({
  ...deskCall('codes.change'),
  id: 'endCode',
  method: 'POST',
  path: '/api/admin/coupons/{id}/end',
  summary: 'End a code now',
  params: byId,
  body: z.strictObject({ version: z.int() }),
  answer: oneCode,
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile'],
});

export const deleteCode = operation({
  ...deskCall('codes.change'),
  id: 'deleteCode',
  method: 'DELETE',
  path: '/api/admin/coupons/{id}',
  summary: 'Delete a code that nobody has used',
  params: byId,
  query: z.strictObject({ version: z.string().regex(/^\d{1,9}$/) }),
  status: 204,
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile'],
});

export const listCodeUses = operation({
  ...deskCall('codes.read'),
  id: 'listCodeUses',
  method: 'GET',
  path: '/api/admin/coupons/{id}/uses',
  summary: 'Orders with a code, the latest first',
  params: byId,
  query: z.strictObject(paging),
  answer: listAnswer(
    z
      .strictObject({
        id: z.int(),
        orderId: z.int(),
        placedAt: z.iso.datetime(),
        currency: z.string().length(3),
        total: z.number(),
        discount: z.number().nullable(),
      })
      .meta({ id: 'CodeUse' }),
  ),
  problems: [...deskRefusals, 'not_found'],
});

const batchSchema = z
  .strictObject({
    id: z.int(),
    prefix: z.string(),
    /** How many were asked for, and how many are made. */
    count: z.int(),
    madeCount: z.int(),
    state: z.enum(batchStates),
    ...terms,
    currency: z.string().length(3),
    /** The long work that makes them. */
    jobId: z.uuid().nullable(),
    madeBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CodeBatch' });

export type DeskCodeBatch = z.input<typeof batchSchema>;

export const listCodeBatches = operation({
  ...deskCall('codes.read'),
  id: 'listCodeBatches',
  method: 'GET',
  path: '/api/admin/coupon-batches',
  summary: 'Codes that were made many at once, batch by batch, the latest first',
  query: z.strictObject(paging),
  answer: listAnswer(batchSchema),
  problems: deskRefusals,
});

const batchSums = {
  /** How many of its codes are there, how many have an order, and how many are not over. */
  codes: z.int(),
  withOrder: z.int(),
  open: z.int(),
  /** Orders with any of them, and what they took off. */
  uses: z.int(),
  discount: z.number().nullable(),
};

const oneBatch = z.strictObject({ success: z.literal(true), content: batchSchema.extend(batchSums) });

export const readCodeBatch = operation({
  ...deskCall('codes.read'),
  id: 'readCodeBatch',
  method: 'GET',
  path: '/api/admin/coupon-batches/{id}',
  summary: 'A batch of codes, with what came of them',
  params: byId,
  answer: oneBatch,
  problems: [...deskRefusals, 'not_found'],
});

export const makeCodeBatch = operation({
  ...deskCall('codes.change'),
  id: 'makeCodeBatch',
  method: 'POST',
  path: '/api/admin/coupon-batches',
  summary:
    'Make many codes that begin alike and cannot be guessed. The header Idempotency-Key makes a second try the same batch',
  body: z.strictObject({
    prefix: text.default(''),
    count: z.int().min(1).max(mostInBatch),
    ...newTerms,
  }),
  status: 202,
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ jobId: z.uuid(), batchId: z.int() }),
  }),
  problems: [...deskRefusals, 'unprocessable', 'conflict', 'key_reused'],
});

export const endCodeBatch = operation({
  ...deskCall('codes.change'),
  id: 'endCodeBatch',
  method: 'POST',
  path: '/api/admin/coupon-batches/{id}/end',
  summary: 'End all codes of a batch now; no more of them are made',
  params: byId,
  body: z.strictObject({}),
  answer: oneBatch,
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const exportCodes = operation({
  ...deskCall('codes.read'),
  id: 'exportCodes',
  method: 'GET',
  path: '/api/admin/exports/codes.csv',
  summary: 'All codes that are found, as CSV',
  query: codeListQuery,
  answerType: 'text/csv',
  problems: deskRefusals,
});

export const startCodeExport = operation({
  ...deskCall('codes.read'),
  id: 'startCodeExport',
  method: 'POST',
  path: '/api/admin/exports/codes',
  summary: 'Make a file of all codes that are found',
  body: codeListQuery,
  status: 202,
  answer: z.strictObject({ success: z.literal(true), content: z.strictObject({ jobId: z.uuid() }) }),
  problems: [...deskRefusals, 'conflict'],
});
