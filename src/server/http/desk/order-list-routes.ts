// Orders as the desk lists and reads them.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/order-desk.ts';
import type { Actor } from '../../../domain/desk/actor.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { parseCursor, readOrderQuery } from '../../../domain/desk/order/order-list.ts';
import type { AddressOutcome, ResendOutcome } from '../../../shop/desk/edit-order.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountOrderList(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  const readOrder = async (actor: Actor, orderId: number) => {
    const order = await shop.desk.readOrder(actor, orderId);
    if (!order) throw noSuchOrder();
    return { success: true as const, content: order };
  };

  mount(app, contract.listDeskOrders, async ({ query }) => {
    const { 'page[after]': after, ps, ...narrowed } = query;
    const cursor = after === undefined ? null : parseCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listOrders({
      ...readOrderQuery(narrowed),
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  mount(app, contract.countOrderViews, async ({ actor }) => ({
    success: true as const,
    content: await shop.desk.countOrderViews(actor),
  }));

  mount(app, contract.readDeskOrder, ({ params, actor }) => readOrder(actor, Number(params.orderId)));

  mount(app, contract.noteOnOrder, async ({ params, body: { text }, actor }) => {
    const orderId = Number(params.orderId);
    if (!(await shop.desk.noteOnOrder(actor, orderId, text))) throw noSuchOrder();
    return readOrder(actor, orderId);
  });

  mount(app, contract.holdDeskOrder, async ({ params, body: { because }, actor }) => {
    const orderId = Number(params.orderId);
    const isHeld = await shop.desk.holdOrder(actor, { orderId, because });
    if (isHeld === null) throw noSuchOrder();
    if (!isHeld) throw new ProblemError('conflict', 'It is held already, or nothing of it is left to leave.');
    return readOrder(actor, orderId);
  });

  mount(app, contract.changeOrderAddress, async ({ params, body, actor }) => {
    const orderId = Number(params.orderId);
    const outcome = await shop.desk.changeAddress(actor, { orderId, ...body });
    if (!outcome.ok && outcome.code === 'changed_meanwhile') {
      const problem = new ProblemError(
        'changed_meanwhile',
        'Somebody else has changed this order meanwhile.',
      );
      problem.current = (await readOrder(actor, orderId)).content;
      throw problem;
    }
    refuseUnlessOk(outcome, addressRefusals);
    return readOrder(actor, orderId);
  });

  mount(app, contract.resendOrderEmail, async ({ params, body: { email }, actor, c }) => {
    const orderId = Number(params.orderId);
    const outcome = await shop.desk.resendEmail(actor, { orderId, email, key: idempotencyKey(c) });
    refuseUnlessOk(outcome, resendRefusals);
    return readOrder(actor, orderId);
  });
}

const noSuchOrder = () => new ProblemError('not_found', 'There is no such order.');

const conflict = (detail: string) => () => new ProblemError('conflict', detail);

const addressRefusals: RefusalsOf<AddressOutcome> = {
  not_found: noSuchOrder,
  changed_meanwhile: conflict('Somebody else has changed this order meanwhile.'),
  has_left: conflict('A parcel of it has left: the address stays.'),
  nothing_is_sent: conflict('Nothing of this order is sent anywhere.'),
  other_country: conflict('An order stays in its country: cancel it, and let it be placed anew.'),
  other_tax: conflict('The taxes of that place are others: cancel it, and let it be placed anew.'),
  other_postage: conflict('Sending it there costs something else: cancel it, and let it be placed anew.'),
  invalid: ({ problems }) => new ProblemError('unprocessable', 'The address is not whole.', [...problems]),
  doubted: ({ problems }) =>
    new ProblemError('unprocessable', 'The address looks wrong. Say that it is right, or correct it.', [
      ...problems,
    ]),
};

const resendRefusals: RefusalsOf<ResendOutcome> = {
  not_found: noSuchOrder,
  nothing_has_left: conflict('No parcel of it has left yet.'),
  sold_elsewhere: conflict('It was not placed here: there is no receipt to send.'),
};
