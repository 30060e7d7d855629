// Orders being made. How they are read is in find-order.ts.
import { type SQL, sql } from 'drizzle-orm';
import type { QuoteLine } from '../../../domain/checkout/quote.ts';
import type { ShipmentShare } from '../../../domain/order/order-shipments.ts';
import type { Signature } from '../../../domain/shipping/signature.ts';
import { usCountryId } from '../../../domain/visitor/country.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Transaction } from '../../database.ts';
import { preparedStatement } from '../../prepared-statement.ts';
import type { OrderDetails } from '../../schema/order/order.ts';
import { type AttemptRecord, isLiveState } from '../payment/attempt.ts';

const given = sql.placeholder;
const listOf = (name: string, type: string) => sql`${given(name)}::${sql.raw(type)}[]`;

/** Whoever pays, unless they have closed their account meanwhile; else whoever has confirmed the order's address. */
const ownerNow = sql`coalesce(
  (select id from customer where id = ${given('customerId')}::text),
  (select id from customer where lower(customer.email) = lower(${given('email')}::text) and email_verified))`;

const inserted = preparedStatement(
  'insert an order',
  sql`
    with placed as (
      insert into customer_order (id, quote_id, customer_id, guest_id, email, country_id, currency, language, sub_total_minor,
        discount_minor, shipping_minor, tax_minor, credit_minor, total_minor, details, held_because)
      overriding system value
      values (${given('orderId')}, ${given('quoteId')}, ${ownerNow}, ${given('guestId')}, ${given('email')},
        ${given('countryId')}, ${given('currency')}, ${given('language')}, ${given('subTotal')}, ${given('discount')}, ${given('shipping')},
        ${given('tax')}, ${given('credit')}, ${given('total')}, ${given('details')}::jsonb, ${given('heldBecause')})
      returning id
    ), parcel as (
      insert into order_shipment (order_id, ship_date, amount_minor)
      select placed.id, share.ship_date, share.amount_minor
      from placed, unnest(${listOf('shipDates', 'date')}, ${listOf('amounts', 'bigint')}) as share (ship_date, amount_minor)
      returning id, order_id, ship_date
    )
    insert into order_line (order_id, sku_id, product_id, quantity, unit_minor, discount_minor, tax_minor, deal_id,
      is_final_sale, is_presale, gift_card_details, shown, shipment_id)
    select parcel.order_id, line."skuId", line."productId", line.quantity, line."unitMinor", line."discountMinor",
      line."taxMinor", line."dealId", line."isFinalSale", line."isPresale", line."giftCardDetails", line.shown, parcel.id
    from jsonb_to_recordset(${given('lines')}::jsonb) as line ("skuId" bigint, "productId" bigint, quantity int,
      "unitMinor" bigint, "discountMinor" bigint, "taxMinor" bigint, "dealId" bigint, "isFinalSale" boolean,
      "isPresale" boolean, "giftCardDetails" jsonb, shown jsonb, "shipDate" date)
    join parcel on parcel.ship_date is not distinct from line."shipDate"`,
);

interface Agreed {
  readonly heldBecause: string | null;
  readonly signature: Signature;
  readonly returnDays: number;
}

/** Under a number that was taken for it, in one statement: the order, its parcels and their lines. */
export async function insertOrder(
  tx: Transaction,
  orderId: number,
  { quote: { id: quoteId, draft, priced }, customerId, guestId, language }: AttemptRecord,
  shares: readonly ShipmentShare[],
  { heldBecause, signature, returnDays }: Agreed,
): Promise<void> {
  const { shippingAddress, billingSameAsShipping, billingAddress } = draft;
  const details: OrderDetails = {
    shippingAddress,
    billingAddress: billingSameAsShipping ? shippingAddress : billingAddress,
    coupons: priced.coupons.map(({ code }) => code),
    shippingWay: priced.shippingOption?.way ?? null,
    taxNote: priced.tax.note,
    includedTax: priced.tax.kind === 'included' ? priced.tax.amount.minor : 0,
    arrivals: priced.shippingOption?.parcels ?? [],
    isGiftOrder: draft.isGiftOrder,
    signature,
    returnDays,
    internationalConsent: draft.internationalConsent,
    isAddressInsisted: priced.addressDoubt === 'insisted',
  };
  const lines = shares.flatMap(({ shipDate, lines: shipped }) =>
    shipped.map((line) => ({
      shipDate,
      skuId: line.skuId,
      productId: line.productId,
      quantity: line.quantity,
      unitMinor: line.unitPrice.minor,
      discountMinor: line.discount.minor,
      taxMinor: line.tax.minor,
      dealId: line.dealId,
      isFinalSale: line.isFinalSale,
      isPresale: line.isPresale,
      giftCardDetails: line.giftCardDetails,
      shown: shownOf(line),
    })),
  );
  const { rowCount } = await inserted(tx, {
    orderId,
    quoteId,
    customerId,
    guestId,
    email: draft.emailAddress,
    countryId: shippingAddress?.countryId ?? usCountryId,
    currency: priced.currency,
    language,
    subTotal: priced.subTotal.minor,
    discount: priced.couponAmount.minor,
    shipping: priced.shippingAmount.minor,
    tax: priced.tax.kind === 'calculated' ? priced.tax.amount.minor : 0,
    credit: priced.storeCredit.minor,
    total: priced.total.minor,
    details: JSON.stringify(details),
    heldBecause,
    shipDates: shares.map(({ shipDate }) => shipDate),
    amounts: shares.map(({ amount }) => amount),
    lines: JSON.stringify(lines),
  });
  if (rowCount !== lines.length) throw new Error('An order was made and not all of it is there.');
}

function shownOf({ sku, name, colorName, sizeName, path, imagePath, imageAlt }: QuoteLine) {
  return { sku, name, colorName, sizeName, path, imagePath, imageAlt };
}

const taken = preparedStatement(
  'take what was bought out of the bag',
  sql`
    with bought as (
      select * from unnest(${listOf('ids', 'uuid')}, ${listOf('quantities', 'int')}) as bought (id, quantity)
    ), gone as (
      delete from bag_item item using bought where item.id = bought.id and item.quantity <= bought.quantity
    )
    update bag_item item set quantity = item.quantity - bought.quantity
    from bought where item.id = bought.id and item.quantity > bought.quantity`,
);

/** What was bought is taken out; what was put in meanwhile stays. */
export async function takeOutOfBag(tx: Transaction, lines: readonly QuoteLine[]): Promise<void> {
  await taken(tx, {
    ids: lines.map(({ bagItemId }) => bagItemId),
    quantities: lines.map(({ quantity }) => quantity),
  });
}

/** The credit that a guest paid with comes back to the customer they have become. */
export async function noteCreditCustomer(
  tx: Transaction,
  guestId: string,
  customerId: string,
): Promise<void> {
  await tx.execute(sql`
    update customer_order set credit_customer_id = ${customerId}
    where guest_id = ${guestId} and credit_customer_id is null`);
}

/** As `mailboxOf` of the domain says it. */
const mailboxIn = (email: SQL) => sql`(
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') else name end || '@' || host
  from (select split_part(split_part(lower(${email}), '@', 1), '+', 1) as name, split_part(lower(${email}), '@', 2) as host)
)`;

/**
 * How many somebody has had of a deal or is paying for, by who they are or by their mailbox. Whoever else asks for the
 * same person waits until this payment has begun, so that two who ask at once are counted.
 */
export async function countDealUnits(
  tx: Transaction,
  dealId: number,
  owner: Owner,
  mailbox: string,
): Promise<number> {
  const person = 'customerId' in owner ? owner.customerId : owner.guestId;
  for (const name of [person, mailbox].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deal ${dealId} ${name}`}, 0))`);
  const isTheirs = (email: SQL) =>
    sql`(${'customerId' in owner ? sql`customer_id` : sql`guest_id`} = ${person}
      or ${mailboxIn(email)} = ${mailbox})`;
  const { rows } = await tx.execute<{ units: unknown }>(sql`
    select coalesce((
        select sum(line.quantity) from order_line line join customer_order on customer_order.id = line.order_id
        where line.deal_id = ${dealId} and status <> 'cancelled' and ${isTheirs(sql`email`)}), 0)
      + coalesce((
        select sum((line ->> 'quantity')::int) from payment_attempt,
          jsonb_array_elements(quote #> '{priced,lines}') line
        where ${isLiveState} and (line ->> 'dealId')::bigint = ${dealId}
          and ${isTheirs(sql`quote #>> '{draft,emailAddress}'`)}), 0) as units`);
  return Number(rows[0]?.units ?? 0);
}
