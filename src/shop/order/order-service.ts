import { findLastAddress, findOrder, findOrdersOf } from '../../database/queries/order/find-order.ts';
import { insertSurvey } from '../../database/queries/order/order-change.ts';
import { findExchangeSizes } from '../../database/queries/order/order-return.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { language } from '../../words/spoken.ts';
import type { PaymentDeps } from '../payment/payment-deps.ts';
import { sayLinesOf } from '../product/say-lines.ts';
import type { Signer } from '../signer.ts';
import { cancelOrder } from './cancel-order.ts';
import { type ExchangeRequest, exchangeGoods } from './exchange-goods.ts';
import { type RefundRequest, refundOrder } from './refund-order.ts';
import { type Releasing, releaseOrder } from './release-order.ts';
import { authoriseReturn, callOffGoods, receiveGoods } from './return-goods.ts';
import { deliverOrder, type ShipInput, shipOrder } from './ship-order.ts';
import { viewOrder } from './view-order.ts';

/** By what somebody shows that an order is theirs: who they are, or the link that was sent to them. */
export interface OrderProof {
  readonly owner: Owner | null;
  readonly token?: string | undefined;
}

/** More than anyone looks through. */
const mostListed = 100;

/** The words that the link of an order signs. */
export const orderWords = (orderId: number) => `order ${orderId}`;

export function createOrderService(deps: PaymentDeps, links: Signer) {
  const { shop: queries } = deps.database;
  const whose = (orderId: number, { owner, token }: OrderProof): Owner | 'anyone' | null =>
    token !== undefined && links.isSigned(orderWords(orderId), token) ? 'anyone' : owner;
  const find = async (orderId: number, proof: OrderProof) => {
    const who = whose(orderId, proof);
    return who && findOrder(queries, orderId, who);
  };
  return {
    /** Null when there is none, or it is not theirs. */
    read: async (orderId: number, proof: OrderProof) => {
      const found = await find(orderId, proof);
      return found && sayLinesOf(queries, language(), viewOrder(found));
    },
    list: async (customerId: string) =>
      Promise.all(
        (await findOrdersOf(queries, customerId, mostListed)).map((order) =>
          sayLinesOf(queries, language(), viewOrder(order)),
        ),
      ),
    /** Where the last order of a customer went. */
    findLastAddress: (customerId: string) => findLastAddress(queries, customerId),
    /** The word that opens an order without signing in. */
    linkToken: (orderId: number) => links.sign(orderWords(orderId)),
    /** Null when it is not theirs; false when it has left or is cancelled already. */
    cancel: async (orderId: number, proof: OrderProof) =>
      (await find(orderId, proof)) ? cancelOrder(deps, orderId, null) : null,
    /** Null when it is not theirs; false when there is a survey already. */
    answerSurvey: async (orderId: number, proof: OrderProof, answers: Readonly<Record<string, string>>) =>
      (await find(orderId, proof)) ? insertSurvey(queries, orderId, answers) : null,

    // For the merchant, whose every order is.
    readAny: async (orderId: number) => {
      const found = await findOrder(queries, orderId, 'anyone');
      return found && viewOrder(found);
    },
    ship: (shipping: ShipInput) => shipOrder(deps, shipping),
    deliver: (orderId: number, actor: Actor) => deliverOrder(deps, orderId, actor),
    refund: (request: RefundRequest) => refundOrder(deps, request),
    cancelByMerchant: async (orderId: number, actor: Actor) =>
      (await findOrder(queries, orderId, 'anyone')) ? cancelOrder(deps, orderId, actor) : null,
    /** Null when there is none; false when it is not held. */
    release: async (releasing: Releasing) =>
      (await findOrder(queries, releasing.orderId, 'anyone')) ? releaseOrder(deps, releasing) : null,
    authoriseReturn: (orderId: number, request: Parameters<typeof authoriseReturn>[2], actor: Actor) =>
      authoriseReturn(deps, orderId, request, actor),
    receiveReturn: (orderId: number, returnId: number, actor: Actor) =>
      receiveGoods(deps, orderId, returnId, actor),
    callOffReturn: (orderId: number, returnId: number, actor: Actor) =>
      callOffGoods(deps, orderId, returnId, actor),
    exchange: (request: ExchangeRequest) => exchangeGoods(deps, request),
    findExchangeSizes: (orderId: number) => findExchangeSizes(queries, orderId),
  };
}
