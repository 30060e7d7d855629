// Deals at the desk: seen by days, planned, changed by the version somebody saw, ended early, called off.
import { z } from 'zod';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const id = z.int().positive();
const byId = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
const version = z.int().positive();
const moment = z.iso.datetime();
const amount = z.number();

export const dealStates = ['coming', 'live', 'claimed', 'ended'] as const;
const claimStates = ['held', 'ordered', 'cancelled', 'let_go'] as const;

const dealFields = {
  dealId: id,
  version,
  state: z.enum(dealStates),
  productId: id,
  name: z.string(),
  colorName: z.string(),
  path: z.string(),
  imagePath: z.string(),
  startsAt: moment,
  endsAt: moment,
  discountPercent: z.int(),
  allotment: z.int(),
  claimed: z.int(),
  /** What shoppers are shown of it, in percent of the allotment. */
  claimedPercent: z.int(),
  currency: z.string().length(3),
  fullPrice: amount,
  dealPrice: amount,
};

const rowSchema = z.strictObject(dealFields).meta({ id: 'DeskDealRow' });

export type DeskDealRow = z.input<typeof rowSchema>;

const warningSchema = z
  .strictObject({
    code: z.enum(['above_stock', 'lowest', 'not_below_lowest', 'lowest_unknown']),
    message: z.string(),
  })
  .meta({ id: 'DealWarning' });

export type WireDealWarning = z.input<typeof warningSchema>;

const numbersSchema = z
  .strictObject({
    /** Bags that have the product in them, and pieces in these. */
    bags: z.int(),
    pieces: z.int(),
    held: z.int(),
    ordered: z.int(),
    taken: amount,
    givenAway: amount,
    inLastHour: z.int(),
    available: z.int(),
  })
  .meta({ id: 'DealNumbers' });

export type WireDealNumbers = z.input<typeof numbersSchema>;

const dealSchema = z
  .strictObject({
    ...dealFields,
    numbers: numbersSchema,
    /** When it is gone if it goes on as in the last hour. */
    goneAt: moment.nullable(),
    warnings: z.array(warningSchema),
    /** The latest of them. */
    claims: z.array(
      z.strictObject({
        at: moment,
        sizeName: z.string(),
        units: z.int(),
        state: z.enum(claimStates),
        orderId: z.int().nullable(),
        until: moment.nullable(),
      }),
    ),
  })
  .meta({ id: 'DeskDeal' });

export type DeskDeal = z.input<typeof dealSchema>;

const one = z.strictObject({ success: z.literal(true), content: dealSchema });

export const listDeals = operation({
  ...deskCall('deals.read'),
  id: 'listDeals',
  method: 'GET',
  path: '/api/admin/deals',
  summary: 'Deals that run at some time of a span of days, those that start first coming first',
  query: z.strictObject({
    ...paging,
    from: z.iso.date().optional(),
    days: z
      .string()
      .regex(/^([1-9]|[1-5]\d|6[0-2])$/)
      .optional(),
  }),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

export const readDeal = operation({
  ...deskCall('deals.read'),
  id: 'readDeal',
  method: 'GET',
  path: '/api/admin/deals/{id}',
  summary: 'One deal, with who claims of it now',
  params: byId,
  answer: one,
  problems: [...deskRefusals, 'not_found'],
});

/** Out of range is for the rules to say, beside the field. */
const plan = {
  startsAt: moment,
  endsAt: moment,
  discountPercent: z.int().min(-1_000).max(1_000),
  allotment: z.int().min(-1_000_000_000).max(1_000_000_000),
  /** Says what it would come to, and changes nothing. */
  dryRun: z.boolean().default(false),
};

const plannedSchema = z
  .strictObject({
    /** Null where it was only looked at. */
    deal: dealSchema.nullable(),
    currency: z.string().length(3),
    dealPrice: amount,
    warnings: z.array(warningSchema),
  })
  .meta({ id: 'PlannedDeal' });

export type PlannedDeal = z.input<typeof plannedSchema>;

const planned = z.strictObject({ success: z.literal(true), content: plannedSchema });

export const planDeal = operation({
  ...deskCall('deals.change'),
  id: 'planDeal',
  method: 'POST',
  path: '/api/admin/deals',
  summary: 'Plan a deal, or with `dryRun` see what it comes to; of one product no two run at a time',
  body: z.strictObject({ productId: id, ...plan }),
  status: 201,
  answer: planned,
  problems: [...deskRefusals, 'unprocessable'],
});

export const changeDeal = operation({
  ...deskCall('deals.change'),
  id: 'changeDeal',
  method: 'PATCH',
  path: '/api/admin/deals/{id}',
  summary: 'Change a deal; of one that runs its end and its allotment alone',
  params: byId,
  body: z.strictObject({ version, ...plan }),
  answer: planned,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'unprocessable'],
});

const over = z.strictObject({
  success: z.literal(true),
  content: z.strictObject({ deal: dealSchema.nullable(), numbers: numbersSchema }),
});

export const endDeal = operation({
  ...deskCall('deals.change'),
  id: 'endDeal',
  method: 'POST',
  path: '/api/admin/deals/{id}/end',
  summary: 'End a deal that runs, or with `dryRun` see whose bags get dearer',
  params: byId,
  body: z.strictObject({ version, dryRun: z.boolean().default(false) }),
  answer: over,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});

export const callOffDeal = operation({
  ...deskCall('deals.change'),
  id: 'callOffDeal',
  method: 'DELETE',
  path: '/api/admin/deals/{id}',
  summary: 'Call off a deal that has not begun',
  params: byId,
  query: z.strictObject({ version: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: over,
  problems: [...deskRefusals, 'not_found', 'changed_meanwhile', 'conflict'],
});
