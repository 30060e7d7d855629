// What somebody of the desk changes of an order that has not left: whether it may, where it goes, and which e-mail its
// shopper gets once more.
import type { Queries } from '../../database/database.ts';
import { hasAuditKey, insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findOrder } from '../../database/queries/order/find-order.ts';
import { holdOrderByDesk, lockOrder, setShippingAddress } from '../../database/queries/order/order-change.ts';
import type { AddressGiven, CheckoutAddress } from '../../domain/checkout/address.ts';
import { addressSummary } from '../../domain/checkout/address-form.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { ResentEmail } from '../../domain/desk/order/order-edit.ts';
import { type AddressRefusal, addressRefusal } from '../../domain/order/change-address.ts';
import { namesThatLeave } from '../../domain/order/order-parcels.ts';
import { hasReturnable } from '../../domain/order/return-window.ts';
import { sayAddressRemark } from '../../words/checkout/say-address-remark.ts';
import { writeAddressEmail, writeOrderEmail, writeShippedEmail } from '../../words/order/order-email.ts';
import { type FieldProblem, readGivenAddress } from '../checkout/given-address.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { returnDaysOf } from '../order/view-order.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import type { ShopDeps } from '../shop-deps.ts';

/** Null when there is none; false when it is held already, or nothing of it is still to leave. */
export function holdOrder(
  queries: Queries,
  actor: Actor,
  { orderId, because }: { readonly orderId: number; readonly because: string },
): Promise<boolean | null> {
  return queries.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) return null;
    if (!(await holdOrderByDesk(tx, orderId, because))) return false;
    await insertAuditEntry(tx, actor, {
      verb: 'orders.change',
      thing: 'order',
      thingId: orderId,
      before: { isHeld: false },
      after: { isHeld: true, because },
    });
    return true;
  });
}

export interface AddressChange {
  readonly orderId: number;
  /** The version that was seen. */
  readonly version: number;
  /** Its country stays. */
  readonly address: Omit<AddressGiven, 'countryId' | 'countryCode'>;
  /** The shop doubts it, and whoever changes it knows that it is right. */
  readonly isInsisted: boolean;
}

export type AddressOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'changed_meanwhile' | AddressRefusal }
  | {
      readonly ok: false;
      readonly code: 'invalid' | 'doubted';
      readonly problems: readonly FieldProblem[];
    };

export async function changeAddress(
  deps: Pick<ShopDeps, 'database' | 'tax' | 'addressCheck' | 'checkout' | 'payment'>,
  actor: Actor,
  { orderId, version, address: given, isInsisted }: AddressChange,
): Promise<AddressOutcome> {
  const { shop: queries } = deps.database;
  const found = await findOrder(queries, orderId, 'anyone');
  if (!found) return { ok: false, code: 'not_found' };
  const old = found.order.details?.shippingAddress ?? null;
  if (!old) return { ok: false, code: 'nothing_is_sent' };
  const read = await readGivenAddress(
    queries,
    deps.addressCheck,
    { ...given, countryCode: old.countryCode },
    null,
  );
  if (!read.ok) return { ok: false, code: 'invalid', problems: read.problems };
  const { address } = read;
  const findings = await deps.addressCheck.problemsOf(address);
  const missing = findings.filter(({ kind }) => kind !== 'doubtful');
  if (missing.length > 0) return { ok: false, code: 'invalid', problems: missing.map(problemOf) };
  const isDoubtful = findings.length > 0;
  if (isDoubtful && !isInsisted) return { ok: false, code: 'doubted', problems: findings.map(problemOf) };
  const taxAfter = await deps.tax.ruleFor(address);
  const taxBefore = await deps.tax.ruleFor(old);
  return queries.transaction(async (tx): Promise<AddressOutcome> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, code: 'not_found' };
    if (order.version !== version) return { ok: false, code: 'changed_meanwhile' };
    const refusal = addressRefusal(
      order,
      { address: old, tax: taxBefore },
      { address, tax: taxAfter },
      deps.checkout.delivery().nonContiguousRegions,
    );
    if (refusal) return { ok: false, code: refusal };
    await setShippingAddress(tx, order, {
      shippingAddress: address,
      isAddressInsisted: isDoubtful,
      ...(order.details?.taxNote && { taxNote: taxAfter.note }),
    });
    await insertAuditEntry(tx, actor, {
      verb: 'orders.change',
      thing: 'order',
      thingId: orderId,
      before: { address: addressText(old) },
      after: { address: addressText(address) },
    });
    const link = { orderId, url: deps.payment.orderUrl(order.language, orderId) };
    await queueEmail(tx, { to: order.email, ...writeAddressEmail(order.language, link, address) });
    return { ok: true };
  });
}

type Finding = Awaited<ReturnType<ShopDeps['addressCheck']['problemsOf']>>[number];

/** The desk's calls speak English, as all of their refusals do. */
const problemOf = ({ field, remark }: Finding): FieldProblem => ({
  at: field,
  message: sayAddressRemark('en', remark),
});

const addressText = (address: CheckoutAddress) => addressSummary(address).join(', ');

export interface ResendInput {
  readonly orderId: number;
  readonly email: ResentEmail;
  /** The same one is sent once. */
  readonly key: string;
}

export type ResendOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'nothing_has_left' | 'sold_elsewhere' };

/** To the address of the order, as it stands now. */
export function resendEmail(
  deps: Pick<ShopDeps, 'database' | 'payment'>,
  actor: Actor,
  { orderId, email, key }: ResendInput,
): Promise<ResendOutcome> {
  return deps.database.shop.transaction(async (tx): Promise<ResendOutcome> => {
    // The lock makes two tries with one key wait for each other.
    if (!(await lockOrder(tx, orderId))) return { ok: false, code: 'not_found' };
    if (await hasAuditKey(tx, { thing: 'order', thingId: orderId, key })) return { ok: true };
    const found = await findOrder(tx, orderId, 'anyone');
    if (!found) return { ok: false, code: 'not_found' };
    const { order, attempt, lines, shipments } = found;
    const url = deps.payment.orderUrl(order.language, orderId);
    const audit = () =>
      insertAuditEntry(tx, actor, {
        verb: 'orders.change',
        thing: 'order',
        thingId: orderId,
        after: { resent: email, key },
      });
    if (email === 'placed') {
      if (!attempt) return { ok: false, code: 'sold_elsewhere' };
      const { draft } = attempt.quote;
      const quote = {
        ...attempt.quote,
        priced: await sayLinesOf(tx, order.language, attempt.quote.priced),
        signature: order.details?.signature ?? 'not_needed',
        returnDays: returnDaysOf(order),
        draft: { ...draft, shippingAddress: order.details?.shippingAddress ?? draft.shippingAddress },
      };
      await queueEmail(tx, { to: order.email, ...writeOrderEmail(order.language, orderId, quote, url) });
      await audit();
      return { ok: true };
    }
    const left = shipments
      .filter(({ shippedAt }) => shippedAt !== null)
      .toSorted((a, b) => Number(a.shippedAt) - Number(b.shippedAt))
      .at(-1);
    if (!left) return { ok: false, code: 'nothing_has_left' };
    const inside = lines.filter(({ shipmentId }) => shipmentId === left.id);
    const names = namesThatLeave(
      inside.map(({ shown: { name }, giftCardDetails }) => ({ name, giftCardDetails })),
    );
    const returnDays = hasReturnable(inside) ? returnDaysOf(order) : null;
    const content = writeShippedEmail(
      order.language,
      { orderId, url },
      { names, trackingCode: left.trackingCode, carrier: left.carrier, isToday: false, returnDays },
    );
    await queueEmail(tx, { to: order.email, ...content });
    await audit();
    return { ok: true };
  });
}
