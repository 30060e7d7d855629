// The day so far, and what needs a person.
import { z } from 'zod';
import { needKinds } from '../../domain/desk/need.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals } from './access.ts';
import { levelSchema } from './stock.ts';

/** Today so far, and the same weekday a week before up to the same time of day. */
const compared = z.strictObject({ today: z.int(), before: z.int() });
const comparedAmounts = z.strictObject({ today: amount, before: amount });

const needSchema = z
  .strictObject({
    kind: z.enum(needKinds).exclude(['payment']),
    count: z.int(),
    /** False where counting stopped: there are more. */
    isCountExact: z.boolean(),
    /** Of the only one: the number of its order, or the name of the webhook. */
    only: z.string().nullable(),
    since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskNeed' });

const todaySchema = z
  .strictObject({
    at: z.iso.datetime(),
    /** False in a shop that nobody has bought anything in. */
    hasOrders: z.boolean(),
    /** Midnight here is when the day begins. */
    timeZone: z.string(),
    hour: z.int(),
    /** Without the cancelled and returned ones. */
    orders: compared,
    /** Without those that were paid back. */
    units: compared,
    /** Events of browsers that allow it: pages and presses, not people. */
    views: compared,
    bags: compared,
    /** Orders by the hour; of the day before all 24. */
    hours: z.array(compared),
    /** Totals of these orders less what went back to a card, each currency by itself. */
    currencies: z.array(
      z.strictObject({
        currency: z.string().length(3),
        orders: compared,
        revenue: comparedAmounts,
        /** Null where there was no order. */
        average: z.strictObject({ today: amount.nullable(), before: amount.nullable() }),
        hours: z.array(comparedAmounts),
      }),
    ),
    /** The most pressing first. Payments are told by `/api/admin/reconciliation`, which asks their processors. */
    needs: z.array(needSchema),
    low: z.strictObject({ rows: z.array(levelSchema), total: z.int(), isTotalExact: z.boolean() }),
    waitedFor: z.strictObject({
      people: z.int(),
      rows: z.array(
        z.strictObject({
          productId: z.int(),
          sizeId: z.int(),
          sku: z.string(),
          name: z.string(),
          colorName: z.string(),
          sizeName: z.string(),
          waiting: z.int(),
          since: z.iso.datetime(),
        }),
      ),
    }),
    deals: z.array(
      z.strictObject({
        productId: z.int(),
        name: z.string(),
        colorName: z.string(),
        claimed: z.int(),
        allotment: z.int(),
        endsAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'DeskToday' });

export type DeskToday = z.input<typeof todaySchema>;

export const readToday = operation({
  ...deskCall('today.read'),
  id: 'readToday',
  method: 'GET',
  path: '/api/admin/today',
  summary: 'The day so far against the same weekday a week before, and what needs a person',
  answer: z.strictObject({ success: z.literal(true), content: todaySchema }),
  problems: deskRefusals,
});
