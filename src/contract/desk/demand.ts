// Who waits for what, the money that waits with them, and what to order again. Nobody is named here.
import { z } from 'zod';
import { demandGroups, demandSorts } from '../../domain/desk/demand-list.ts';
import { certainties } from '../../domain/desk/reorder.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const counts = {
  waiting: z.int(),
  currency: z.string().length(3),
  /** What those who wait would pay at today's price, each for one. */
  money: amount,
};

/** Since when the first of them waits. */
const since = z.iso.datetime();

const suggestion = {
  units: z.int(),
  from: z.int(),
  /** Null where nothing says how many could be sold. */
  to: z.int().nullable(),
  certainty: z.enum(certainties),
};

const units = z.int();

const reasonSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('waiting'), units }),
  z.strictObject({ code: z.literal('selling'), sales: z.int(), weeks: z.int(), cover: z.int(), units }),
  z.strictObject({ code: z.literal('available'), units }),
  z.strictObject({ code: z.literal('arriving'), units, on: z.iso.date() }),
  z.strictObject({ code: z.literal('arriving_unknown'), on: z.iso.date() }),
  z.strictObject({ code: z.literal('empty_weeks'), weeks: z.int() }),
  z.strictObject({ code: z.literal('few_sales'), sales: z.int(), weeks: z.int() }),
  z.strictObject({ code: z.literal('no_sales'), weeks: z.int() }),
  z.strictObject({ code: z.literal('never_for_sale') }),
]);

const sizeSchema = z
  .strictObject({
    by: z.literal('size'),
    productId: z.int(),
    sizeId: z.int(),
    sku: z.string(),
    name: z.string(),
    colorName: z.string(),
    sizeName: z.string(),
    ...counts,
    since,
    /** Those who were called, while their time to buy before the next are called runs; null when nobody is. */
    batch: z.strictObject({ people: z.int(), endsAt: z.iso.datetime() }).nullable(),
    /** On the shelf, and held by nobody. */
    available: z.int(),
    /** `units` is null where the shop knows the day alone. */
    arrival: z.strictObject({ on: z.iso.date(), units: z.int().nullable() }).nullable(),
    /** Whole weeks by their Mondays, the earliest first. */
    weeks: z.array(z.strictObject({ week: z.iso.date(), sales: z.int(), isForSale: z.boolean() })),
    reorder: z.strictObject({ ...suggestion, because: z.array(reasonSchema) }),
  })
  .meta({ id: 'DemandOfSize' });

const productSchema = z
  .strictObject({
    by: z.literal('product'),
    productId: z.int(),
    name: z.string(),
    colorName: z.string(),
    ...counts,
    since,
    /** How many people are called now. */
    called: z.int(),
    sizes: z.array(z.strictObject({ sizeId: z.int(), sizeName: z.string(), waiting: z.int() })),
    reorder: z.strictObject(suggestion),
  })
  .meta({ id: 'DemandOfProduct' });

const weekSchema = z
  .strictObject({
    by: z.literal('week'),
    /** Its Monday. */
    week: z.iso.date(),
    ...counts,
    products: z.int(),
    sizes: z.int(),
  })
  .meta({ id: 'DemandOfWeek' });

export type DemandOfSize = z.input<typeof sizeSchema>;
export type DemandOfProduct = z.input<typeof productSchema>;
export type DemandOfWeek = z.input<typeof weekSchema>;
export type DemandReason = z.input<typeof reasonSchema>;

const byNumber = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .optional();

export const listDemand = operation({
  ...deskCall('demand.read'),
  id: 'listDemand',
  method: 'GET',
  path: '/api/admin/demand',
  summary:
    'Who waits by size, product or the week they began to, the money that waits, and what to order again with its reasons and its doubt',
  query: z.strictObject({
    ...paging,
    q: z.string().max(96).optional(),
    by: z.enum(demandGroups).optional(),
    sort: z.enum(demandSorts).optional(),
    productId: byNumber,
    sizeId: byNumber,
  }),
  answer: listAnswer(z.discriminatedUnion('by', [sizeSchema, productSchema, weekSchema])),
  problems: deskRefusals,
});
