// Customers as the desk lists and reads them, their credit, and what they may ask of the shop: their data, and an end.
import { z } from 'zod';
import { creditCauseCodes } from '../../domain/checkout/credit.ts';
import { longestCreditReason, mostCreditStep } from '../../domain/desk/credit-step.ts';
import { customerSorts, customerViews, longestCustomerSearch } from '../../domain/desk/customer-list.ts';
import { orderStatuses } from '../../domain/order/order.ts';
import { reviewStatuses } from '../../domain/review/review.ts';
import { amount } from '../checkout/quote-schema.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const byId = z.strictObject({ id: z.string().regex(/^[\w-]{1,40}$/) });

const sum = z.strictObject({ currency: z.string().length(3), amount });

/** What both the list and the page say of somebody. */
const identity = {
  customerId: z.string(),
  name: z.string(),
  emailAddress: z.string(),
  since: z.iso.datetime(),
  orders: z.int(),
  /** What orders came to that were not cancelled, less what was given back; each currency by itself. */
  spent: z.array(sum),
  credit: sum,
};

const rowSchema = z
  .strictObject({
    ...identity,
    /** Such as "Brooklyn, NY"; empty for whoever has no address here. */
    place: z.string(),
    lastOrderAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DeskCustomerRow' });

export type DeskCustomerRow = z.input<typeof rowSchema>;

/** What a list of customers is narrowed and put in order by; an export takes the same. */
export const customerListQuery = z.strictObject({
  q: z.string().max(longestCustomerSearch).optional(),
  view: z.enum(customerViews).optional(),
  sort: z.enum(customerSorts).optional(),
});

export const listCustomers = operation({
  ...deskCall('customers.read'),
  id: 'listCustomers',
  method: 'GET',
  path: '/api/admin/customers',
  summary:
    'Customers by any part of a name or an e-mail address or by the number of an order, a page at a time',
  query: customerListQuery.extend(paging),
  answer: listAnswer(rowSchema),
  problems: deskRefusals,
});

const pieceSchema = z.strictObject({
  productId: z.int(),
  name: z.string(),
  colorName: z.string(),
  path: z.string(),
  imagePath: z.string(),
});

const creditEntrySchema = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  amount,
  /** What was there after it. */
  balance: amount,
  cause: z.enum(creditCauseCodes),
  orderId: z.int().nullable(),
  /** Who of the desk moved it, and why; empty where nobody of the desk did. */
  by: z.string(),
  reason: z.string(),
});

export const deskCustomerSchema = z
  .strictObject({
    ...identity,
    phone: z.string().nullable(),
    isStaff: z.boolean(),
    addresses: z.array(
      z.strictObject({ label: z.string(), isFirst: z.boolean(), lines: z.array(z.string()) }),
    ),
    /** The latest first, as is everything below. */
    lastOrders: z.array(
      z.strictObject({
        orderId: z.int(),
        placedAt: z.iso.datetime(),
        status: z.enum(orderStatuses),
        items: z.int(),
        currency: z.string().length(3),
        total: amount,
        piece: pieceSchema.nullable(),
      }),
    ),
    creditHistory: z.array(creditEntrySchema),
    reviews: z.array(
      z.strictObject({
        reviewId: z.int(),
        rating: z.int(),
        title: z.string(),
        status: z.enum(reviewStatuses),
        piece: pieceSchema.nullable(),
      }),
    ),
    loves: z.array(pieceSchema),
    /** How many there are, of which `loves` are the latest. */
    loveCount: z.int(),
    waitlist: z.array(
      z.strictObject({
        sizeName: z.string(),
        channel: z.enum(['email', 'sms']),
        state: z.enum(['confirming', 'waiting', 'notifying', 'notified']),
        /** How many wait before them. */
        ahead: z.int(),
        piece: pieceSchema.nullable(),
      }),
    ),
    consents: z.array(
      z.strictObject({
        channel: z.enum(['email', 'sms']),
        textVersion: z.string(),
        at: z.iso.datetime(),
        revokedAt: z.iso.datetime().nullable(),
      }),
    ),
    /** What the desk did. */
    timeline: z.array(
      z.strictObject({
        at: z.iso.datetime(),
        what: z.string(),
        by: z.string(),
        before: z.unknown(),
        after: z.unknown(),
      }),
    ),
  })
  .meta({ id: 'DeskCustomer' });

export type DeskCustomer = z.input<typeof deskCustomerSchema>;

export const readDeskCustomer = operation({
  ...deskCall('customers.read'),
  id: 'readDeskCustomer',
  method: 'GET',
  path: '/api/admin/customers/{id}',
  summary:
    'One customer with orders, credit, reviews, loves, waitlist and consents; never a password, code or card',
  params: byId,
  answer: z.strictObject({ success: z.literal(true), content: deskCustomerSchema }),
  problems: [...deskRefusals, 'not_found'],
});

export const moveCredit = operation({
  ...deskCall('customers.credit'),
  id: 'moveCredit',
  method: 'POST',
  path: '/api/admin/customers/{id}/credit',
  summary:
    'Give store credit, or take it with an amount below zero. The header Idempotency-Key makes a second try the same one',
  params: byId,
  body: z.strictObject({
    amount: z
      .number()
      .min(-mostCreditStep)
      .max(mostCreditStep)
      .refine((step) => step !== 0, 'Giving nothing changes nothing.'),
    reason: z.string().trim().min(1).max(longestCreditReason),
    /** The credit that whoever gives has seen: where it is another by now, nothing moves. */
    seen: amount.optional(),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    content: z.strictObject({ customerId: z.string(), credit: sum }),
  }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'changed_meanwhile', 'unprocessable'],
});

export const exportCustomer = operation({
  ...deskCall('customers.export'),
  id: 'exportCustomer',
  method: 'POST',
  path: '/api/admin/customers/{id}/export',
  summary: 'Everything the shop keeps under their name, as they get it in their account',
  params: byId,
  body: z.strictObject({}),
  answer: z.strictObject({ success: z.literal(true), content: z.record(z.string(), z.unknown()) }),
  problems: [...deskRefusals, 'not_found'],
});

export const eraseCustomer = operation({
  ...deskCall('customers.erase'),
  id: 'eraseCustomer',
  method: 'POST',
  path: '/api/admin/customers/{id}/erase',
  summary: 'Close their account for good, as they could; their address, typed again, says that it is meant',
  params: byId,
  body: z.strictObject({ email: z.string().trim().max(254) }),
  answer: z.strictObject({ success: z.literal(true) }),
  problems: [...deskRefusals, 'not_found', 'conflict', 'unprocessable'],
});
