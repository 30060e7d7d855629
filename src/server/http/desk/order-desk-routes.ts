// What the merchant does with orders. The desk's own guard stands before all of them.

import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/orders.ts';
import type { DayLimit } from '../../../domain/desk/day-limit.ts';
import { decimalOfMoney, money, moneyFromDecimal } from '../../../domain/pricing/money.ts';
import type { RefundOutcome } from '../../../shop/order/refund-order.ts';
import type { Shipped } from '../../../shop/order/ship-order.ts';
import type { Shop } from '../../../shop/shop.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountOrderDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const orderOf = async (orderId: number) => {
    const order = await shop.order.readAny(orderId);
    if (!order) throw noSuchOrder();
    return { success: true as const, content: order };
  };

  mount(app, contract.shipOrder, async ({ params, body, actor }) => {
    const { shipDate, trackingCode, carrier, lineIds } = body;
    const orderId = Number(params.orderId);
    const shipped = await shop.order.ship({
      orderId,
      shipDate,
      trackingCode: trackingCode ?? null,
      carrier,
      lineIds,
      actor,
    });
    refuseUnlessOk(shipped, shipRefusals);
    return orderOf(orderId);
  });

  mount(app, contract.deliverOrder, async ({ params, actor }) => {
    const orderId = Number(params.orderId);
    const before = await orderOf(orderId);
    if (!(await shop.order.deliver(orderId, actor)))
      throw new ProblemError('conflict', `An order that is ${before.content.status} cannot arrive.`);
    return orderOf(orderId);
  });

  mount(app, contract.cancelOrderByMerchant, async ({ params, actor }) => {
    const orderId = Number(params.orderId);
    const isCancelled = await shop.order.cancelByMerchant(orderId, actor);
    if (isCancelled === null) throw noSuchOrder();
    if (!isCancelled) throw new ProblemError('conflict', 'It has left already, or was cancelled before.');
    return orderOf(orderId);
  });

  mount(app, contract.releaseOrder, async ({ params, body: { because, isPaidElsewhere }, actor }) => {
    const orderId = Number(params.orderId);
    const isReleased = await shop.order.release({ orderId, because, isPaidElsewhere, actor });
    if (isReleased === null) throw noSuchOrder();
    if (!isReleased)
      throw new ProblemError('conflict', 'It is not held, or nothing of it is still to leave.');
    return orderOf(orderId);
  });

  mount(app, contract.refundOrder, async ({ params, body: { amount, lines }, c, actor }) => {
    const orderId = Number(params.orderId);
    const { content: order } = await orderOf(orderId);
    const refundAmount = amount === undefined ? undefined : moneyFromDecimal(amount, order.currency);
    if (refundAmount === null)
      throw new ProblemError('unprocessable', 'The amount is finer than its currency knows.');
    const refunded = await shop.order.refund({
      orderId,
      amountMinor: refundAmount?.minor,
      lines,
      key: idempotencyKey(c),
      actor,
    });
    refuseUnlessOk(refunded, refundRefusals(order.currency));
    return {
      success: true as const,
      content: {
        orderId,
        amount: decimalOfMoney(money(refunded.amountMinor, order.currency)),
        status: refunded.isDone ? ('done' as const) : ('asked' as const),
      },
    };
  });

  mount(app, contract.readReconciliation, async () => ({
    success: true as const,
    content: [...(await shop.payment.readReconciliation())],
  }));
}

export const noSuchOrder = () => new ProblemError('not_found', 'There is no such order.');

export const cardRefused = () =>
  new ProblemError(
    'conflict',
    'The card refused its part, which is listed in the reconciliation; ask again to try it once more. What is credit has come back.',
  );

export const overLimit = ({ limit: { perDay, left } }: { readonly limit: DayLimit }) =>
  new ProblemError(
    'forbidden',
    `You may give back at most ${formatMoney('en', perDay)} a day, and ${formatMoney('en', left)} of it is left today. Ask a manager for more.`,
  );

const refundRefusals = (currency: string): RefusalsOf<RefundOutcome> => ({
  not_paid_here: () => new ProblemError('conflict', 'This order was not paid for here.'),
  key_reused: () => new ProblemError('conflict', 'This Idempotency-Key was used for another refund.'),
  too_much: ({ leftMinor }) =>
    new ProblemError(
      'conflict',
      `That is more than was paid and has not been given back yet, which is ${formatMoney('en', money(leftMinor, currency))}, or lines that were paid back before, or a gift card.`,
    ),
  card_refused: cardRefused,
  over_limit: overLimit,
});

/** A refusal as it was stored with the work of many. */
export function describeShipRefusal({ code }: { readonly code: string }): string {
  const problems: Readonly<Record<string, () => ProblemError>> = shipRefusals as never;
  return problems[code]?.().message ?? code;
}

const shipRefusals: RefusalsOf<Shipped> = {
  not_found: noSuchOrder,
  nothing_to_ship: () => new ProblemError('conflict', 'Nothing of this order is left to leave.'),
  not_in_parcel: () => new ProblemError('conflict', 'Some of these lines are not in the next parcel.'),
  sold_ahead: () =>
    new ProblemError('conflict', 'What is sold ahead is charged as it leaves: this parcel leaves whole.'),
  held: () => new ProblemError('conflict', 'The order is held: see the reconciliation.'),
  not_paid: () => new ProblemError('conflict', 'The card could not be charged: the parcel stays here.'),
};
