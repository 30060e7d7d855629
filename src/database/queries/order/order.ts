// Orders being made. How they are read is in find-order.ts.
import { sql } from 'drizzle-orm';
import type { QuoteLine } from '../../../domain/checkout/quote.ts';
import type { ShipmentShare } from '../../../domain/order/order-shipments.ts';
import { usCountryId } from '../../../domain/visitor/country.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';
import type { Transaction } from '../../database.ts';
import { customerOrder, type OrderDetails, orderLine, orderShipment } from '../../schema/order/order.ts';
import type { AttemptRecord } from '../payment/attempt.ts';

/** Its number. */
export async function insertOrder(
  tx: Transaction,
  { quote: { id: quoteId, draft, priced }, customerId, guestId }: AttemptRecord,
  shares: readonly ShipmentShare[],
  heldBecause: string | null,
): Promise<number> {
  const { shippingAddress, billingSameAsShipping, billingAddress } = draft;
  const details: OrderDetails = {
    shippingAddress,
    billingAddress: billingSameAsShipping ? shippingAddress : billingAddress,
    coupons: priced.coupons.map(({ code }) => code),
    shippingTitle: priced.shippingOption?.title ?? '',
    taxLabel: priced.tax.label,
    isGiftOrder: draft.isGiftOrder,
    signatureOptOut: priced.signatureOptOut,
    internationalConsent: draft.internationalConsent,
  };
  const [order] = await tx
    .insert(customerOrder)
    .values({
      quoteId,
      customerId,
      guestId,
      email: draft.emailAddress,
      countryId: shippingAddress?.countryId ?? usCountryId,
      currency: priced.currency,
      subTotalMinor: priced.subTotal.minor,
      discountMinor: priced.couponAmount.minor,
      shippingMinor: priced.shippingAmount.minor,
      taxMinor: priced.tax.kind === 'calculated' ? priced.tax.amount.minor : 0,
      creditMinor: priced.storeCredit.minor,
      totalMinor: priced.total.minor,
      details,
      heldBecause,
    })
    .returning({ id: customerOrder.id });
  if (!order) throw new Error('An order was made and is not there.');
  const parcels = await tx
    .insert(orderShipment)
    .values(shares.map(({ shipDate, amount }) => ({ orderId: order.id, shipDate, amountMinor: amount })))
    .returning({ id: orderShipment.id });
  await tx.insert(orderLine).values(
    shares.flatMap(({ lines }, at) =>
      lines.map((line) => ({
        orderId: order.id,
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
        shipmentId: parcels[at]?.id ?? null,
      })),
    ),
  );
  return order.id;
}

function shownOf({ sku, name, colorName, sizeName, path, imagePath, imageAlt }: QuoteLine) {
  return { sku, name, colorName, sizeName, path, imagePath, imageAlt };
}

/** What was bought is taken out; what was put in meanwhile stays. */
export async function takeOutOfBag(tx: Transaction, lines: readonly QuoteLine[]): Promise<void> {
  const ids = sql.param(lines.map(({ bagItemId }) => bagItemId));
  const quantities = sql.param(lines.map(({ quantity }) => quantity));
  const bought = sql`unnest(${ids}::uuid[], ${quantities}::int[]) as bought (id, quantity)`;
  await tx.execute(sql`
    with gone as (
      delete from bag_item item using ${bought} where item.id = bought.id and item.quantity <= bought.quantity
    )
    update bag_item item set quantity = item.quantity - bought.quantity
    from ${bought} where item.id = bought.id and item.quantity > bought.quantity`);
}

/** How many somebody has had of a deal, by who they are or by their address. */
export async function dealUnitsBought(
  tx: Transaction,
  dealId: number,
  owner: Owner,
  email: string,
): Promise<number> {
  const mine =
    'customerId' in owner ? sql`o.customer_id = ${owner.customerId}` : sql`o.guest_id = ${owner.guestId}`;
  const { rows } = await tx.execute<{ units: unknown }>(sql`
    select coalesce(sum(line.quantity), 0) as units
    from order_line line join customer_order o on o.id = line.order_id
    where line.deal_id = ${dealId} and o.status <> 'cancelled' and (${mine} or o.email = ${email})`);
  return Number(rows[0]?.units ?? 0);
}
