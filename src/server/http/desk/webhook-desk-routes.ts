// Where programs elsewhere hear of what happens, and the log of what they were told.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/webhooks.ts';
import type { DeliveryRecord, WebhookRecord } from '../../../database/queries/desk/webhook.ts';
import { mostCounted, pageSizes } from '../../../domain/desk/list.ts';
import { type AddressRefusal, mostWebhooks } from '../../../domain/desk/webhook.ts';
import type { ResentDelivery } from '../../../shop/desk/webhooks.ts';
import type { Shop } from '../../../shop/shop.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

const refusals: Readonly<Record<AddressRefusal, string>> = {
  not_an_address:
    'Give a whole address such as https://hooks.example/vitrine, without a name or password in it.',
  not_https:
    'Only https. Plain http is for private networks, with the setting WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES.',
  private_address:
    'A private address: webhooks go there only with the setting WEBHOOKS_MAY_REACH_PRIVATE_ADDRESSES.',
};

export function mountWebhookDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listWebhooks, async () => ({
    success: true as const,
    content: (await shop.desk.listWebhooks()).map(viewWebhook),
  }));

  mount(app, contract.makeWebhook, async ({ body, actor }) => {
    const made = await shop.desk.makeWebhook(actor, body);
    if (made.ok)
      return { success: true as const, content: { ...viewWebhook(made.webhook), secret: made.secret } };
    throw made.code === 'too_many'
      ? new ProblemError('conflict', `A shop has ${mostWebhooks} webhooks at most: remove one first.`)
      : new ProblemError('unprocessable', refusals[made.code]);
  });

  mount(app, contract.removeWebhook, async ({ params: { id }, actor }) => {
    if (!(await shop.desk.removeWebhook(actor, id))) throw noSuchWebhook();
    return undefined;
  });

  mount(app, contract.enableWebhook, async ({ params: { id }, actor }) => {
    const webhook = await shop.desk.enableWebhook(actor, id);
    if (!webhook) throw noSuchWebhook();
    return { success: true as const, content: viewWebhook(webhook) };
  });

  mount(app, contract.listDeliveries, async ({ params: { id }, query }) => {
    const { 'page[after]': after, ps, state, sort = 'newest' } = query;
    const afterId = after === undefined ? undefined : Number(after);
    if (afterId !== undefined && !Number.isSafeInteger(afterId))
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const size = Math.min(Number(ps ?? pageSizes.usual), pageSizes.most);
    const found = await shop.desk.listDeliveries({ endpointId: id, state }, { sort, size, afterId });
    if (!found) throw noSuchWebhook();
    const { isActive, deliveries, count } = found;
    const shown = deliveries.slice(0, size);
    return {
      success: true as const,
      content: {
        rows: shown.map((delivery) => viewDelivery(delivery, isActive)),
        total: Math.min(count, mostCounted),
        isTotalExact: count <= mostCounted,
        next: deliveries.length > size ? String(shown.at(-1)?.id) : null,
      },
    };
  });

  mount(app, contract.resendDelivery, async ({ params: { id, deliveryId }, actor }) => {
    const resent = await shop.desk.resendDelivery(actor, { endpointId: id, id: Number(deliveryId) });
    refuseUnlessOk(resent, sendRefusals);
    return { success: true as const, content: viewDelivery(resent.delivery, true) };
  });

  mount(app, contract.testWebhook, async ({ params: { id }, actor }) => {
    const sent = await shop.desk.testWebhook(actor, id);
    refuseUnlessOk(sent, sendRefusals);
    return { success: true as const, content: viewDelivery(sent.delivery, true) };
  });
}

const sendRefusals: RefusalsOf<ResentDelivery> = {
  not_found: () =>
    new ProblemError('not_found', 'There is no such webhook, or nothing of that number was told there.'),
  switched_off: () => new ProblemError('conflict', 'This webhook is switched off: switch it on first.'),
};

const noSuchWebhook = () => new ProblemError('not_found', 'There is no such webhook.');

const viewWebhook = ({ failingSince, offAt, createdAt, ...webhook }: WebhookRecord) => ({
  ...webhook,
  failingSince: failingSince?.toISOString() ?? null,
  offAt: offAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** At an address that is off nothing is tried. */
const viewDelivery = (delivery: DeliveryRecord, isActive: boolean) => ({
  id: delivery.id,
  messageId: `msg_${delivery.messageId}`,
  type: delivery.type,
  thing: delivery.thing,
  body: delivery.body,
  state: delivery.state,
  tries: delivery.tries,
  at: delivery.createdAt.toISOString(),
  lastTriedAt: delivery.lastTriedAt?.toISOString() ?? null,
  nextTryAt: isActive && delivery.state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
  lastStatus: delivery.lastStatus,
  lastFailure: delivery.lastFailure,
});
