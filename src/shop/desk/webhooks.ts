// Where programs elsewhere hear of what happens here: added, removed, switched on again, and what was told sent again.
import type { Queries } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  countWebhooks,
  type DeliveryRecord,
  deleteWebhook,
  enableWebhook as enableStored,
  findWebhook,
  insertTestDelivery,
  insertWebhook,
  resendDelivery as resendStored,
  type WebhookRecord,
} from '../../database/queries/desk/webhook.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { type AddressRefusal, mostWebhooks, type WebhookType } from '../../domain/desk/webhook.ts';
import type { WebhookPost } from '../../providers/desk/webhook-post.ts';
import type { Sealer } from '../sealer.ts';
import { makeWebhookSecret } from './webhook-signature.ts';

export interface WebhookDeps {
  readonly post: WebhookPost;
  readonly sealer: Sealer;
}

export interface WebhookInput {
  readonly name: string;
  readonly address: string;
  readonly types: readonly WebhookType[];
}

export type MadeWebhook =
  | { readonly ok: true; readonly webhook: WebhookRecord; readonly secret: string }
  | { readonly ok: false; readonly code: AddressRefusal | 'too_many' };

/** The answer is the only one that has its secret. */
export async function makeWebhook(
  queries: Queries,
  { post, sealer }: WebhookDeps,
  actor: Actor,
  { name, address, types }: WebhookInput,
): Promise<MadeWebhook> {
  const refusal = await post.refusalOf(address);
  if (refusal) return { ok: false, code: refusal };
  const secret = makeWebhookSecret();
  return queries.transaction(async (tx): Promise<MadeWebhook> => {
    if ((await countWebhooks(tx)) >= mostWebhooks) return { ok: false, code: 'too_many' };
    const webhook = await insertWebhook(tx, {
      name,
      address,
      types: [...new Set(types)],
      secret: sealer.seal(secret),
      createdBy: actor.name,
    });
    const after = auditedWebhook(webhook);
    await insertAuditEntry(tx, actor, {
      verb: 'webhooks.change',
      thing: 'webhook',
      thingId: webhook.id,
      after,
    });
    return { ok: true, webhook, secret };
  });
}

/** Many a receiver knows its senders by a secret in the path: who reads the audit sees the host alone. */
const auditedWebhook = ({ name, address, types }: Omit<WebhookRecord, 'waiting'>) => ({
  name,
  address: new URL(address).origin,
  types,
});

/** False when there is none. */
export function removeWebhook(queries: Queries, actor: Actor, id: string): Promise<boolean> {
  return queries.transaction(async (tx) => {
    const gone = await deleteWebhook(tx, id);
    if (!gone) return false;
    const before = auditedWebhook(gone);
    await insertAuditEntry(tx, actor, { verb: 'webhooks.change', thing: 'webhook', thingId: id, before });
    return true;
  });
}

/** Null when there is none. One that is on stays as it is. */
export function enableWebhook(queries: Queries, actor: Actor, id: string): Promise<WebhookRecord | null> {
  return queries.transaction(async (tx) => {
    if (await enableStored(tx, id))
      await insertAuditEntry(tx, actor, {
        verb: 'webhooks.change',
        thing: 'webhook',
        thingId: id,
        before: { isActive: false },
        after: { isActive: true },
      });
    return findWebhook(tx, id);
  });
}

export function testWebhook(queries: Queries, actor: Actor, endpointId: string): Promise<ResentDelivery> {
  return queries.transaction(async (tx): Promise<ResentDelivery> => {
    const webhook = await findWebhook(tx, endpointId);
    if (!webhook) return { ok: false, code: 'not_found' };
    if (!webhook.isActive) return { ok: false, code: 'switched_off' };
    const delivery = await insertTestDelivery(tx, endpointId);
    await insertAuditEntry(tx, actor, {
      verb: 'webhooks.change',
      thing: 'webhook',
      thingId: endpointId,
      after: { delivery: delivery.id, type: delivery.type },
    });
    return { ok: true, delivery };
  });
}

export type ResentDelivery =
  | { readonly ok: true; readonly delivery: DeliveryRecord }
  | { readonly ok: false; readonly code: 'not_found' | 'switched_off' };

export function resendDelivery(
  queries: Queries,
  actor: Actor,
  delivery: { readonly endpointId: string; readonly id: number },
): Promise<ResentDelivery> {
  return queries.transaction(async (tx): Promise<ResentDelivery> => {
    const webhook = await findWebhook(tx, delivery.endpointId);
    if (!webhook) return { ok: false, code: 'not_found' };
    if (!webhook.isActive) return { ok: false, code: 'switched_off' };
    const resent = await resendStored(tx, delivery);
    if (!resent) return { ok: false, code: 'not_found' };
    const { before, after } = resent;
    await insertAuditEntry(tx, actor, {
      verb: 'webhooks.change',
      thing: 'webhook',
      thingId: webhook.id,
      before: { delivery: before.id, state: before.state },
      after: { delivery: after.id, state: after.state },
    });
    return { ok: true, delivery: after };
  });
}
