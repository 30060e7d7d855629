// Customers as the desk shows them: nothing that proves who somebody is, or that pays, is read at all.
import type { DeskCustomer, DeskCustomerRow } from '../../contract/desk/customers.ts';
import type { Queries, Transaction } from '../../database/database.ts';
import * as records from '../../database/queries/account/account.ts';
import { findAddresses } from '../../database/queries/account/address.ts';
import { type CreditMovement, findCreditHistory } from '../../database/queries/checkout/credit.ts';
import { findAudit } from '../../database/queries/desk/audit.ts';
import {
  type CreditDeed,
  findCreditDeeds,
  findCustomer,
  findPieces,
} from '../../database/queries/desk/customer.ts';
import {
  type CustomerListRecord,
  countCustomers,
  findAddressOwner,
  findCustomerPage,
  findCustomerRecord,
} from '../../database/queries/desk/customer-list.ts';
import { findLoves } from '../../database/queries/love/love.ts';
import { creditCause } from '../../domain/checkout/credit.ts';
import {
  type CustomerCursor,
  type CustomerFilters,
  type CustomerSort,
  formatCustomerCursor,
} from '../../domain/desk/customer-list.ts';
import { mostCounted } from '../../domain/desk/list.ts';
import { formatPhone } from '../../domain/messaging/phone.ts';
import { decimalOfMoney, type Money, money } from '../../domain/pricing/money.ts';
import { productPath } from '../../domain/text/slug.ts';
import { addressLines } from '../../providers/account/postal-address.ts';
import { language } from '../../words/spoken.ts';
import { askerOf } from '../account/asker-of.ts';
import { mediaUrl } from '../media/media-url.ts';
import type { ShopDeps } from '../shop-deps.ts';

export interface CustomerListInput {
  readonly filters: CustomerFilters;
  readonly sort: CustomerSort;
  readonly after: CustomerCursor | null;
  readonly size: number;
}

export async function listCustomers(queries: Queries, input: CustomerListInput) {
  const { sort, after, size } = input;
  const filters = await narrowToOwner(queries, input.filters);
  const [found, count] = await Promise.all([
    findCustomerPage(queries, filters, { sort, after, size: size + 1 }),
    countCustomers(queries, filters),
  ]);
  const shown = found.slice(0, size);
  const last = shown.at(-1);
  return {
    rows: shown.map(viewRow),
    total: Math.min(count, mostCounted),
    isTotalExact: count <= mostCounted,
    next: found.length > size && last ? formatCustomerCursor(last.cursor) : null,
  };
}

/** By its parts a whole address is found slowly: most of them, such as those of a domain, are in very many others. */
export async function narrowToOwner(
  queries: Queries | Transaction,
  filters: CustomerFilters,
): Promise<CustomerFilters> {
  const address = filters.search?.address ?? null;
  return address === null ? filters : { ...filters, customerId: await findAddressOwner(queries, address) };
}

const viewSum = (sum: Money) => ({ currency: sum.currency, amount: decimalOfMoney(sum) });

function viewKnown({ customerId, name, email, since, orders, spent, credit }: CustomerListRecord) {
  return {
    customerId,
    name,
    emailAddress: email,
    since: since.toISOString(),
    orders,
    spent: spent.map(viewSum),
    credit: viewSum(credit),
  };
}

function viewRow(record: CustomerListRecord): DeskCustomerRow {
  const { city, region, lastOrderAt } = record;
  return {
    ...viewKnown(record),
    place: [city, region].filter((part) => part !== '').join(', '),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  };
}

/** More than anyone looks through; the customer's data, as a file, has them all. */
const mostShown = { credit: 100, loves: 12, timeline: 50 };

/** Null when there is none. */
export async function readDeskCustomer(
  { database: { shop: queries }, hash }: Pick<ShopDeps, 'database' | 'hash'>,
  customerId: string,
): Promise<DeskCustomer | null> {
  const [record, customer] = await Promise.all([
    findCustomerRecord(queries, customerId),
    findCustomer(queries, customerId),
  ]);
  if (!record || !customer) return null;
  const asker = askerOf(hash)(customer);
  const [addresses, orders, history, deeds, reviews, loves, entries, consents, audit] = await Promise.all([
    findAddresses(queries, customerId),
    records.findOrders(queries, customerId),
    findCreditHistory(queries, customerId, mostShown.credit),
    findCreditDeeds(queries, customerId),
    records.findReviews(queries, customerId),
    findLoves(queries, { customerId }),
    records.findEntries(queries, asker),
    records.findConsents(queries, asker),
    findAudit(
      queries,
      { thing: 'customer', thingId: customerId },
      { sort: 'newest', size: mostShown.timeline },
    ),
  ]);
  const lastLoves = loves.slice(0, mostShown.loves);
  const pieceOf = await readPieces(queries, [
    ...orders.map(({ productIds }) => productIds[0] ?? 0),
    ...[...reviews, ...lastLoves, ...entries].map(({ productId }) => productId),
  ]);
  return {
    ...viewKnown(record),
    phone: customer.phone === null ? null : formatPhone(customer.phone),
    isStaff: customer.isStaff,
    addresses: addresses.map(({ label, isFirst, ...address }) => ({
      label,
      isFirst,
      lines: addressLines(language(), address),
    })),
    lastOrders: orders.map(({ id, placedAt, status, pieces, currency, totalMinor, productIds }) => ({
      orderId: id,
      placedAt: placedAt.toISOString(),
      status: status as DeskCustomer['lastOrders'][number]['status'],
      items: pieces,
      currency,
      total: decimalOfMoney(money(totalMinor, currency)),
      piece: pieceOf(productIds[0]),
    })),
    creditHistory: viewCredit(history, deeds, record.credit.currency),
    reviews: reviews.map(({ id, productId, rating, title, status }) => ({
      reviewId: id,
      rating,
      title,
      status: status as DeskCustomer['reviews'][number]['status'],
      piece: pieceOf(productId),
    })),
    loves: lastLoves.flatMap(({ productId }) => pieceOf(productId) ?? []),
    loveCount: loves.length,
    waitlist: entries.map(({ productId, sizeName, channel, state, ahead }) => ({
      sizeName,
      channel,
      state: state as DeskCustomer['waitlist'][number]['state'],
      ahead,
      piece: pieceOf(productId),
    })),
    consents: consents.map(({ channel, textVersion, at, revokedAt }) => ({
      channel,
      textVersion,
      at: at.toISOString(),
      revokedAt: revokedAt?.toISOString() ?? null,
    })),
    timeline: audit.map(({ at, verb, actorName, before, after }) => ({
      at: at.toISOString(),
      what: verb,
      by: actorName,
      before,
      after,
    })),
  };
}

function viewCredit(
  history: readonly CreditMovement[],
  deeds: readonly CreditDeed[],
  currency: string,
): DeskCustomer['creditHistory'] {
  const amount = (minor: number) => decimalOfMoney(money(minor, currency));
  const deedOf = new Map(deeds.map((deed) => [deed.id, deed]));
  return history.map((movement) => {
    const cause = creditCause(movement);
    const deed = deedOf.get(movement.id);
    return {
      id: movement.id,
      at: movement.at.toISOString(),
      amount: amount(movement.amountMinor),
      balance: amount(movement.balanceMinor),
      cause: cause.code,
      orderId: 'orderId' in cause ? cause.orderId : null,
      by: deed?.by ?? '',
      reason: deed?.reason ?? '',
    };
  });
}

async function readPieces(queries: Queries, ids: readonly number[]) {
  const pieces = new Map(
    (await findPieces(queries, [...new Set(ids)])).map(({ slug, imagePath, ...piece }) => [
      piece.productId,
      { ...piece, path: productPath({ id: piece.productId, slug }), imagePath: mediaUrl(imagePath) },
    ]),
  );
  return (productId: number | undefined) => pieces.get(productId ?? 0) ?? null;
}
