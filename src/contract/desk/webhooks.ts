// Where programs elsewhere hear of what happens in the shop, and what was told there.
import { z } from 'zod';
import { ageSorts } from '../../domain/desk/list.ts';
import {
  deliveryTypes,
  webhookEnds,
  webhookFailures,
  webhookStates,
  webhookTypes,
} from '../../domain/desk/webhook.ts';
import { operation } from '../operation.ts';
import { deskCall, deskRefusals, listAnswer, paging } from './access.ts';

const ok = <Content extends z.ZodType>(content: Content) =>
  z.strictObject({ success: z.literal(true), content });

const byId = z.strictObject({ id: z.uuid() });

const webhook = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    address: z.string(),
    types: z.array(z.enum(webhookTypes)),
    isActive: z.boolean(),
    /** Nothing has arrived there since; null while all is well. */
    failingSince: z.iso.datetime().nullable(),
    /** Why and when the shop switched it off. */
    offBecause: z.enum(webhookEnds).nullable(),
    offAt: z.iso.datetime().nullable(),
    /** How much is still to arrive; 1,000 stands for more as well. */
    waiting: z.int(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Webhook' });

const delivery = z
  .strictObject({
    id: z.int(),
    /** Sent as `webhook-id`, the same however often. */
    messageId: z.string(),
    type: z.enum(deliveryTypes),
    /** Such as `order:12`. */
    thing: z.string(),
    body: z.string(),
    state: z.enum(webhookStates),
    tries: z.int(),
    at: z.iso.datetime(),
    lastTriedAt: z.iso.datetime().nullable(),
    /** While it waits for an address that is on. */
    nextTryAt: z.iso.datetime().nullable(),
    lastStatus: z.int().nullable(),
    lastFailure: z.enum(webhookFailures).nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

export type WireDelivery = z.input<typeof delivery>;

export const listWebhooks = operation({
  ...deskCall('webhooks.read'),
  id: 'listWebhooks',
  method: 'GET',
  path: '/api/admin/webhooks',
  summary: 'The addresses that hear of what happens; their secrets are shown once, when they are added',
  answer: ok(z.array(webhook)),
  problems: deskRefusals,
});

export const makeWebhook = operation({
  ...deskCall('webhooks.change'),
  id: 'makeWebhook',
  method: 'POST',
  path: '/api/admin/webhooks',
  summary:
    'Tell an address of some kinds of things, signed by Standard Webhooks; the answer is the only one that has its secret',
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    address: z.string().trim().min(1).max(500),
    types: z.array(z.enum(webhookTypes)).min(1).max(webhookTypes.length),
  }),
  status: 201,
  answer: ok(z.strictObject({ ...webhook.shape, secret: z.string() })),
  problems: [...deskRefusals, 'conflict', 'unprocessable'],
});

export const removeWebhook = operation({
  ...deskCall('webhooks.change'),
  id: 'removeWebhook',
  method: 'DELETE',
  path: '/api/admin/webhooks/{id}',
  summary: 'Tell an address nothing more; what was still to arrive there goes with it',
  params: byId,
  status: 204,
  problems: [...deskRefusals, 'not_found'],
});

export const enableWebhook = operation({
  ...deskCall('webhooks.change'),
  id: 'enableWebhook',
  method: 'POST',
  path: '/api/admin/webhooks/{id}/enable',
  summary: 'Switch on an address that was switched off, and send what waits for it',
  params: byId,
  answer: ok(webhook),
  problems: [...deskRefusals, 'not_found'],
});

export const testWebhook = operation({
  ...deskCall('webhooks.change'),
  id: 'testWebhook',
  method: 'POST',
  path: '/api/admin/webhooks/{id}/test',
  summary: 'Send a test there, signed and tried again like everything else',
  params: byId,
  answer: ok(delivery),
  problems: [...deskRefusals, 'not_found', 'conflict'],
});

export const listDeliveries = operation({
  ...deskCall('webhooks.read'),
  id: 'listDeliveries',
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary:
    'What was told to an address in the last 30 days and what it answered, the latest first unless it is asked otherwise',
  params: byId,
  query: z.strictObject({
    ...paging,
    state: z.enum(webhookStates).optional(),
    sort: z.enum(ageSorts).optional(),
  }),
  answer: listAnswer(delivery),
  problems: [...deskRefusals, 'not_found'],
});

export const resendDelivery = operation({
  ...deskCall('webhooks.change'),
  id: 'resendDelivery',
  method: 'POST',
  path: '/api/admin/webhooks/{id}/deliveries/{deliveryId}/resend',
  summary: 'Send something again, with the same webhook-id',
  params: z.strictObject({ id: z.uuid(), deliveryId: z.string().regex(/^[1-9]\d{0,14}$/) }),
  answer: ok(delivery),
  problems: [...deskRefusals, 'not_found', 'conflict'],
});
