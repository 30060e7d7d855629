// Orders, for whoever placed them: by session, by the guest's cookie, or by the link that was sent.

import type { Context, Hono } from 'hono';
import * as contract from '../../../contract/order/order.ts';
import type { Shop } from '../../../shop/shop.ts';
import { words } from '../../../words/order/words.ts';
import { mount } from '../api.ts';
import { isForm } from '../body.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { reply } from '../reply.ts';
import { ownerOf, requireCustomer } from '../visitor/signed-in.ts';

export interface OrderRouteDeps {
  readonly shop: Shop;
}

type Call = Context<Environment>;

export function mountOrder(app: Hono<Environment>, { shop }: OrderRouteDeps): void {
  const proofOf = async (c: Call, token: string | undefined) => ({ owner: await ownerOf(c), token });
  const orderOf = async (c: Call, orderId: number, token: string | undefined) => {
    const order = await shop.order.read(orderId, await proofOf(c, token));
    if (!order) throw noSuchOrder();
    return { success: true as const, content: order };
  };
  const backTo = (c: Call, orderId: number, token: string | undefined, notice?: string) => {
    const query = new URLSearchParams({ ...(token && { token }), ...(notice && { notice }) });
    const location = `/order/${orderId}${query.size > 0 ? `?${query}` : ''}`;
    return reply(c, null, 303, { location, 'cache-control': 'no-store' });
  };

  mount(app, contract.readOrder, ({ params, query, c }) => orderOf(c, Number(params.orderId), query.token));

  mount(app, contract.listOrders, async ({ c }) => {
    const { id } = await requireCustomer(c);
    return { success: true as const, content: await shop.order.list(id) };
  });

  mount(app, contract.cancelOrder, async ({ params, query, body, c }) => {
    const orderId = Number(params.orderId);
    const token = body.token ?? query.token;
    const isCancelled = await shop.order.cancel(orderId, await proofOf(c, token));
    if (isCancelled === null) throw noSuchOrder();
    if (isForm(c)) return backTo(c, orderId, token, isCancelled ? 'cancelled' : 'not_cancelled');
    if (!isCancelled) throw new ProblemError('conflict', words.tooLateToCancel);
    return orderOf(c, orderId, token);
  });

  mount(app, contract.sendSurvey, async ({ body: { orderId, token, answers: given, ...form }, c }) => {
    const formAnswers = Object.entries(form).filter((entry): entry is [string, string] =>
      Boolean(entry[1]?.trim()),
    );
    const answers = given ?? Object.fromEntries(formAnswers);
    if (Object.keys(answers).length === 0) throw new ProblemError('unprocessable', words.sayHowItWas);
    const isNew = await shop.order.answerSurvey(orderId, await proofOf(c, token), answers);
    if (isNew === null) throw noSuchOrder();
    if (isForm(c)) return backTo(c, orderId, token, 'survey');
    if (!isNew) throw new ProblemError('conflict', words.alreadyReported);
    return { success: true as const };
  });
}

const noSuchOrder = () => new ProblemError('not_found', words.noSuchOrder);
