// What comes back of an order, and what is sent for it.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/returns.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import type { ExchangeOutcome } from '../../../shop/order/exchange-goods.ts';
import type { AuthoriseOutcome, ReturnOutcome } from '../../../shop/order/return-goods.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';
import { cardRefused, noSuchOrder, overLimit } from './order-desk-routes.ts';

export function mountReturnDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const orderOf = async (orderId: number) => {
    const order = await shop.order.readAny(orderId);
    if (!order) throw noSuchOrder();
    return { success: true as const, content: order };
  };
  const deskOrderOf = async (actor: Actor, orderId: number) => {
    const order = await shop.desk.readOrder(actor, orderId);
    if (!order) throw noSuchOrder();
    return { success: true as const, content: order };
  };

  mount(app, contract.authoriseReturn, async ({ params, body: { lineId, ...request }, actor }) => {
    const orderId = Number(params.orderId);
    await orderOf(orderId);
    const authorised = await shop.order.authoriseReturn(orderId, { orderLineId: lineId, ...request }, actor);
    refuseUnlessOk(authorised, authoriseRefusals);
    return { success: true as const, content: { returnId: authorised.returnId } };
  });

  mount(app, contract.receiveReturn, async ({ params, actor }) => {
    const orderId = Number(params.orderId);
    const received = await shop.order.receiveReturn(orderId, Number(params.returnId), actor);
    refuseUnlessOk(received, returnRefusals);
    return orderOf(orderId);
  });

  mount(app, contract.callOffReturn, async ({ params, actor }) => {
    const orderId = Number(params.orderId);
    await orderOf(orderId);
    if (!(await shop.order.callOffReturn(orderId, Number(params.returnId), actor)))
      throw new ProblemError('conflict', 'It is here already, or another size was sent for it.');
    return deskOrderOf(actor, orderId);
  });

  mount(app, contract.readExchangeSizes, async ({ params }) => {
    const orderId = Number(params.orderId);
    await orderOf(orderId);
    const sizes = await shop.order.findExchangeSizes(orderId);
    return { success: true as const, content: sizes.map(({ skuId: _, ...size }) => size) };
  });

  mount(app, contract.exchangeGoods, async ({ params, body, actor, c }) => {
    const orderId = Number(params.orderId);
    const outcome = await shop.order.exchange({ ...body, orderId, key: idempotencyKey(c), actor });
    refuseUnlessOk(outcome, exchangeRefusals);
    return deskOrderOf(actor, orderId);
  });
}

const conflict = (detail: string) => () => new ProblemError('conflict', detail);

const cannotComeBack = conflict('So many of that line have not left, or do not come back.');
const tooLate = conflict(
  'The time in which it could be sent back is over. Say so with isLate to take it back.',
);

const authoriseRefusals: RefusalsOf<AuthoriseOutcome> = {
  cannot_come_back: cannotComeBack,
  too_late: tooLate,
};

const returnRefusals: RefusalsOf<ReturnOutcome> = {
  not_found: () => new ProblemError('not_found', 'This order has no such return.'),
  card_refused: cardRefused,
  over_limit: overLimit,
};

const exchangeRefusals: RefusalsOf<ExchangeOutcome> = {
  not_found: noSuchOrder,
  cannot_come_back: cannotComeBack,
  too_late: tooLate,
  no_such_size: conflict('There is no such size of what is in that line.'),
  sold_out: conflict('So many of that size are not free any more. Nothing has happened.'),
  key_reused: conflict('This Idempotency-Key was used for another exchange.'),
};
