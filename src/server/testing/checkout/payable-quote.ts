// A guest with a bag and a quote for it that can be paid, made without the pages before it: for tests of what happens
// between a card and an order.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from '../../../database/database.ts';
import { preparedStatement } from '../../../database/prepared-statement.ts';
import type { Quote, QuoteLine } from '../../../domain/checkout/quote.ts';
import { money } from '../../../domain/pricing/money.ts';
import type { Owner } from '../../../domain/visitor/owner.ts';

export interface Payable {
  readonly owner: Owner;
  readonly quote: Quote;
}

interface Wanted {
  readonly skuIds: readonly number[];
  readonly dealId?: number;
  readonly couponId?: number;
  readonly creditMinor?: number;
  /** Of the first line: it is sold ahead. */
  readonly presaleShipDate?: string;
  /** Of the lines, in their order: one of each at its full price, untaxed, where nothing is given. */
  readonly terms?: readonly LineTerms[];
  readonly shippingMinor?: number;
}

interface LineTerms {
  readonly quantity: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
}

const plainTerms: LineTerms = { quantity: 1, discountMinor: 0, taxMinor: 0 };

const unit = 5_000;

export async function payableQuote(client: pg.Client, wanted: Wanted): Promise<Payable> {
  const guestId = randomUUID();
  const quoteId = randomUUID();
  const bag = await client.query('insert into bag (guest_id) values ($1) returning id', [guestId]);
  const lines: QuoteLine[] = [];
  for (const skuId of wanted.skuIds) {
    const terms = wanted.terms?.[lines.length] ?? plainTerms;
    const { rows } = await client.query(
      `insert into bag_item (bag_id, sku_id, product_id, quantity) select $1, id, product_id, $3 from sku where id = $2
       returning id, product_id`,
      [bag.rows[0].id, skuId, terms.quantity],
    );
    const presale = lines.length === 0 ? wanted.presaleShipDate : undefined;
    const line = lineOf(rows[0].id, skuId, Number(rows[0].product_id), wanted.dealId ?? null, presale);
    lines.push({
      ...line,
      quantity: terms.quantity,
      subTotal: money(unit * terms.quantity),
      discount: money(terms.discountMinor),
      tax: money(terms.taxMinor),
    });
  }
  const credit = wanted.creditMinor ?? 0;
  if (credit > 0) {
    const account = await client.query(
      'insert into credit_account (guest_id, balance_minor) values ($1, $2) returning id',
      [guestId, credit],
    );
    await client.query(
      `insert into credit_ledger (account_id, amount_minor, reason, source) values ($1, $2, 'goodwill', $3)`,
      [account.rows[0].id, credit, `gift to ${guestId}`],
    );
  }
  const quote = quoteOf(quoteId, lines, credit, wanted.shippingMinor ?? 0, wanted.couponId);
  await client.query(`insert into quote (id, guest_id, draft) values ($1, $2, $3)`, [
    quoteId,
    guestId,
    JSON.stringify(quote.draft),
  ]);
  return { owner: { guestId }, quote };
}

function lineOf(
  bagItemId: string,
  skuId: number,
  productId: number,
  dealId: number | null,
  presaleShipDate: string | undefined,
): QuoteLine {
  return {
    bagItemId,
    skuId,
    sku: `SKU-${skuId}`,
    productId,
    name: `Thing ${skuId}`,
    brand: 'Vitrine',
    colorName: 'Ink',
    sizeName: 'S',
    path: `/product/${productId}`,
    imagePath: '/media/thing',
    imageAlt: 'A thing',
    quantity: 1,
    unitPrice: money(unit),
    fullPrice: money(unit),
    dealId,
    isFinalSale: false,
    isPresale: presaleShipDate !== undefined,
    presaleShipDate: presaleShipDate ?? null,
    giftCardDetails: null,
    isGiftCard: false,
    subTotal: money(unit),
    discount: money(0),
    tax: money(0),
    promoApplied: false,
    promoType: null,
    flags: {
      outOfStock: false,
      inactive: false,
      cannotShipToCountry: false,
      airProhibitedDestination: false,
      airProhibited: false,
      cannotProcessGiftCard: false,
    },
    audienceExclusionReason: null,
    isLast: false,
    heldUntil: null,
    problem: null,
  };
}

function quoteOf(
  id: string,
  lines: readonly QuoteLine[],
  credit: number,
  shipping: number,
  couponId?: number,
): Quote {
  const sumOf = (name: 'subTotal' | 'discount' | 'tax') =>
    lines.reduce((sum, line) => sum + line[name].minor, 0);
  const [subTotal, discount, tax] = [sumOf('subTotal'), sumOf('discount'), sumOf('tax')];
  const total = subTotal - discount + tax + shipping - credit;
  return {
    id,
    version: 1,
    orderId: null,
    changes: [],
    draft: {
      emailAddress: `${id}@example.com`,
      shippingAddress: null,
      billingSameAsShipping: true,
      billingAddress: null,
      shippingOptionName: null,
      couponCodes: [],
      storeCreditWanted: credit,
      internationalConsent: false,
      signatureOptOut: false,
      isGiftOrder: false,
      avsUserSelectedValid: false,
      avsUserSelectedInvalid: false,
      avsShippingLabel: null,
    },
    priced: {
      currency: 'USD',
      lines,
      subTotal: money(subTotal),
      freeShippingSubtotal: money(subTotal),
      coupons:
        couponId === undefined
          ? []
          : [{ id: couponId, code: 'CODE', amount: money(0), freesShipping: false }],
      overCodes: [],
      couponAmount: money(discount),
      shippingOptions: [],
      shippingOption: null,
      shippingAmount: money(shipping),
      tax: { kind: tax === 0 ? 'none' : 'calculated', note: { code: 'address_missing' }, amount: money(tax) },
      storeCredit: money(credit),
      total: money(total),
      captureNow: money(total),
      signatureOptOut: false,
      holdExpiresAt: null,
      availableCredit: money(credit),
      canOptOutOfSignature: false,
      addressDoubt: null,
      messages: [],
      isValid: true,
    },
  };
}

const held = preparedStatement<{ order_id: unknown }>(
  'hold a quote as it is',
  sql`select order_id from quote where id = ${sql.placeholder('quoteId')} for update`,
);

/** As the shop gives it to whoever pays: held, and with the order it has become. */
export const payableAsIs =
  (quote: Quote) =>
  async (tx: Transaction, _owner: Owner, quoteId: string): Promise<Quote | null> => {
    const { rows } = await held(tx, { quoteId });
    if (!rows[0]) return null;
    return { ...quote, orderId: rows[0].order_id === null ? null : Number(rows[0].order_id) };
  };
