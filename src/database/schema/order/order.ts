// What was bought. An order is history: nothing here is deleted, so a product that was ever sold cannot be either.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckoutAddress } from '../../../domain/checkout/address.ts';
import type { GiftCardDetails, ParcelDays, TaxNote } from '../../../domain/checkout/quote.ts';
import type { ShippingWay } from '../../../domain/checkout/shipping-rates.ts';
import { orderStatuses } from '../../../domain/order/order.ts';
import { carriers } from '../../../domain/shipping/carrier.ts';
import type { Signature } from '../../../domain/shipping/signature.ts';
import { customer } from '../account/people.ts';
import { isLanguageColumn, languageColumn } from '../language.ts';
import { sku } from '../pricing/offer.ts';
import { country } from '../product/product.ts';
import { quoteWords } from '../quoted.ts';

const minor = () => bigint({ mode: 'number' }).notNull().default(0);
const moment = () => timestamp({ withTimezone: true });

/** What was agreed besides the amounts. */
export interface OrderDetails {
  readonly shippingAddress: CheckoutAddress | null;
  readonly billingAddress: CheckoutAddress | null;
  readonly coupons: readonly string[];
  /** Null where nothing is sent. */
  readonly shippingWay?: ShippingWay | null;
  readonly taxNote?: TaxNote;
  /** How much of what was paid is tax, where prices include it, in minor units. Orders from before do not say. */
  readonly includedTax?: number;
  /** When each parcel was to arrive, as it was said when they paid. Orders from before do not say. */
  readonly arrivals?: readonly ParcelDays[];
  /** Orders from before ways and taxes had codes keep what was written of them, in the language of whoever paid. */
  readonly shippingTitle?: string;
  readonly taxLabel?: string;
  readonly isGiftOrder: boolean;
  /** Orders from before it was worked out say no more than what was chosen. */
  readonly signature?: Signature;
  readonly signatureOptOut?: boolean;
  readonly internationalConsent: boolean;
  /** For how many days it may be sent back, as it was agreed; 0 for not at all. Orders from before do not say. */
  readonly returnDays?: number;
  /** The shop doubted the shipping address, and the shopper said that it is right. Orders from before do not say. */
  readonly isAddressInsisted?: boolean;
}

export const customerOrder = pgTable(
  'customer_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a guest, and for a customer who has since left. */
    customerId: text().references(() => customer.id, { onDelete: 'set null' }),
    /** Who placed it without an account, by the id in their cookie. */
    guestId: text(),
    /**
     * The customer whom that guest has become: the credit they paid with comes back to them. Whose order it is, is
     * another question, and goes by its address.
     */
    creditCustomerId: text().references(() => customer.id, { onDelete: 'set null' }),
    /** A quote becomes an order once. Null for what was sold elsewhere. */
    quoteId: uuid().unique('customer_order_quote_once'),
    email: text().notNull(),
    /** Where it went. */
    countryId: integer()
      .notNull()
      .references(() => country.id),
    currency: text().notNull().default('USD'),
    language: languageColumn(),
    status: text({ enum: orderStatuses }).notNull().default('placed'),
    placedAt: moment().notNull().defaultNow(),
    subTotalMinor: minor(),
    discountMinor: minor(),
    shippingMinor: minor(),
    /** Only what was added: a tax that prices include is in them. */
    taxMinor: minor(),
    creditMinor: minor(),
    /** What has come back of the credit it was paid with. */
    creditReturnedMinor: minor(),
    totalMinor: minor(),
    details: jsonb().$type<OrderDetails>(),
    /** Why it must not be shipped; null when it may. */
    heldBecause: text(),
    /** Somebody of the desk holds it; otherwise a question about its payment does. */
    isHeldByDesk: boolean().notNull().default(false),
    /** Goes up with every edit at the desk: an edit names the version that it saw. */
    version: integer().notNull().default(1),
    /** What was not charged by then was paid in another way: its card is not asked for it any more. */
    isPaidElsewhere: boolean().notNull().default(false),
  },
  (t) => [
    index('customer_order_by_customer').on(t.customerId, t.placedAt),
    index('customer_order_by_guest').on(t.guestId).where(sql`${t.guestId} is not null`),
    index('customer_order_by_credit_customer')
      .on(t.creditCustomerId)
      .where(sql`${t.creditCustomerId} is not null`),
    // Those that wait for whoever confirms their address.
    index('customer_order_without_account').on(sql`lower(${t.email})`).where(sql`${t.customerId} is null`),
    // The desk's list, and its search for a part of a name or an address.
    index('customer_order_by_age').on(t.placedAt, t.id),
    index('customer_order_by_status').on(t.status, t.placedAt, t.id),
    index('customer_order_by_email').on(sql`lower(${t.email}) text_pattern_ops`, t.placedAt),
    index('customer_order_by_name').using(
      'gin',
      sql`lower(coalesce(${t.details} #>> '{shippingAddress,firstName}', '') || ' ' || coalesce(${t.details} #>> '{shippingAddress,lastName}', '')) gin_trgm_ops`,
    ),
    index('customer_order_held').on(t.id).where(sql`${t.heldBecause} is not null`),
    check('customer_order_currency_form', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('customer_order_language', isLanguageColumn(t.language)),
    check('customer_order_status', sql`${t.status} in (${quoteWords(orderStatuses)})`),
    check(
      'customer_order_amounts',
      sql`least(${t.subTotalMinor}, ${t.discountMinor}, ${t.shippingMinor}, ${t.taxMinor}, ${t.creditMinor}, ${t.totalMinor}) >= 0`,
    ),
    check('customer_order_credit_returned', sql`${t.creditReturnedMinor} between 0 and ${t.creditMinor}`),
    check(
      'customer_order_sum',
      sql`${t.totalMinor} = ${t.subTotalMinor} - ${t.discountMinor} + ${t.shippingMinor} + ${t.taxMinor} - ${t.creditMinor}`,
    ),
  ],
);

/** A person has looked at an order that was held, and let it go on. */
export const orderRelease = pgTable(
  'order_release',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    heldBecause: text().notNull(),
    /** In the words of whoever let it go. */
    because: text().notNull(),
    isPaidElsewhere: boolean().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('order_release_by_order').on(t.orderId, t.id),
    check('order_release_says_why', sql`${t.because} <> ''`),
  ],
);

/** What leaves together. */
export const orderShipment = pgTable(
  'order_shipment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    /** By when it leaves; null for at once. */
    shipDate: date(),
    /** What the card is charged when it leaves. */
    amountMinor: minor(),
    shippedAt: moment(),
    deliveredAt: moment(),
    trackingCode: text(),
    /** Who took it; null where nobody said. */
    carrier: text({ enum: carriers }),
  },
  (t) => [
    index('order_shipment_by_order').on(t.orderId),
    // Those that are still to leave: as many as there is to do, however many have left.
    index('order_shipment_to_leave').on(t.orderId, t.shipDate).where(sql`${t.shippedAt} is null`),
    unique('order_shipment_of_order').on(t.id, t.orderId),
    check('order_shipment_amount', sql`${t.amountMinor} >= 0`),
    check('order_shipment_carrier', sql`${t.carrier} in (${quoteWords(carriers)})`),
    check('order_shipment_way', sql`${t.deliveredAt} is null or ${t.shippedAt} is not null`),
  ],
);

/** How a thing looked on the day. */
export interface LineShown {
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly path: string;
  readonly imagePath: string;
  readonly imageAlt: string;
}

export const orderLine = pgTable(
  'order_line',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    skuId: bigint({ mode: 'number' }).notNull(),
    productId: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** What one unit cost on the day, in the order's currency. */
    unitMinor: bigint({ mode: 'number' }).notNull(),
    /** Of the whole line. */
    discountMinor: minor(),
    taxMinor: minor(),
    /** The deal at whose price it was bought. Deals are deleted in time; what was bought in one is not. */
    dealId: bigint({ mode: 'number' }),
    isFinalSale: boolean().notNull().default(false),
    isPresale: boolean().notNull().default(false),
    giftCardDetails: jsonb().$type<GiftCardDetails>(),
    /** Null for what was sold elsewhere: then it looks as the product does now. */
    shown: jsonb().$type<LineShown>(),
    shipmentId: bigint({ mode: 'number' }),
    /** How many of them may come back, or have. */
    returnedQuantity: integer().notNull().default(0),
    /** How many of them were paid back: none is paid back twice. */
    refundedQuantity: integer().notNull().default(0),
    /** For how many of them another size was sent, as a line of its own that has their money. */
    exchangedQuantity: integer().notNull().default(0),
    /** The line of the same order for which this one was sent. */
    exchangeForLineId: bigint({ mode: 'number' }),
  },
  (t) => [
    foreignKey({
      name: 'order_line_sku_of_product',
      columns: [t.skuId, t.productId],
      foreignColumns: [sku.id, sku.productId],
    }),
    foreignKey({
      name: 'order_line_shipment_of_order',
      columns: [t.shipmentId, t.orderId],
      foreignColumns: [orderShipment.id, orderShipment.orderId],
    }),
    foreignKey({ name: 'order_line_exchange_for', columns: [t.exchangeForLineId], foreignColumns: [t.id] }),
    // Two gift cards of one amount may go to two people; a size may be sent for another that is in the order, too.
    uniqueIndex('order_line_sku_once')
      .on(t.orderId, t.skuId)
      .where(sql`${t.giftCardDetails} is null and ${t.exchangeForLineId} is null`),
    index('order_line_by_exchange').on(t.exchangeForLineId).where(sql`${t.exchangeForLineId} is not null`),
    unique('order_line_with_product').on(t.id, t.productId),
    index('order_line_by_order').on(t.orderId),
    index('order_line_by_product').on(t.productId, t.orderId),
    index('order_line_by_sku').on(t.skuId),
    index('order_line_by_deal').on(t.dealId).where(sql`${t.dealId} is not null`),
    check('order_line_quantity_positive', sql`${t.quantity} > 0`),
    check('order_line_price_not_negative', sql`${t.unitMinor} >= 0`),
    check(
      'order_line_amounts',
      sql`${t.taxMinor} >= 0 and ${t.discountMinor} between 0 and ${t.unitMinor} * ${t.quantity}`,
    ),
    check('order_line_returned', sql`${t.returnedQuantity} between 0 and ${t.quantity}`),
    check(
      'order_line_refunded',
      sql`${t.refundedQuantity} >= 0 and ${t.refundedQuantity} + ${t.exchangedQuantity} <= ${t.quantity}`,
    ),
    check('order_line_exchanged', sql`${t.exchangedQuantity} between 0 and ${t.returnedQuantity}`),
  ],
);

/** The only ways an order goes: a change that is not among them is refused. Filled by a migration. */
export const orderTransition = pgTable(
  'order_transition',
  {
    fromStatus: text({ enum: orderStatuses }).notNull(),
    toStatus: text({ enum: orderStatuses }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.fromStatus, t.toStatus] })],
);

/** Written by the database with every change of an order's status. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => customerOrder.id),
    fromStatus: text({ enum: orderStatuses }).notNull(),
    toStatus: text({ enum: orderStatuses }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('order_history_by_order').on(t.orderId, t.id),
    foreignKey({
      name: 'order_history_known_way',
      columns: [t.fromStatus, t.toStatus],
      foreignColumns: [orderTransition.fromStatus, orderTransition.toStatus],
    }),
  ],
);

/** What a shopper said about buying, once for each order. */
export const orderSurvey = pgTable('order_survey', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => customerOrder.id),
  answers: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  at: moment().notNull().defaultNow(),
});
