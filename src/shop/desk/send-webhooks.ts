// Tells programs elsewhere what happened, at least once each and in order for one thing. Addresses have places of their
// own: whoever answers slowly keeps nobody but itself waiting.
import type { Queries, Transaction } from '../../database/database.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import {
  type DueDelivery,
  findOwnerEmails,
  hasActiveWebhook,
  noteArrival,
  noteFailure,
  releaseDelivery,
  switchOffWebhook,
  takeDeliveries,
} from '../../database/queries/desk/webhook-sending.ts';
import { theShop } from '../../domain/desk/actor.ts';
import {
  secondsOfRest,
  secondsUntilResend,
  verdictOfAnswer,
  type WebhookAnswer,
  type WebhookEnd,
} from '../../domain/desk/webhook.ts';
import { languages } from '../../domain/visitor/language.ts';
import { writeWebhookOffEmail } from '../../words/desk-webhooks/webhook-off-email.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { signWebhook } from './webhook-signature.ts';
import type { WebhookDeps } from './webhooks.ts';

export interface SendingWebhooksDeps extends WebhookDeps {
  readonly queries: Queries;
  readonly origin: string;
  readonly now: () => number;
}

/** While some are under way others may become due: they are looked for so often. */
const lookMs = 500;
/** After so long this comes to an end and begins anew: other jobs want the place as well. */
const mostMs = 15_000;

/** Until nothing is due. Throws when something could not be noted: it is sent again once its lease is over. */
export async function sendWebhooks(
  deps: SendingWebhooksDeps,
  signal: AbortSignal,
): Promise<{ readonly isAnyActive: boolean }> {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const until = performance.now() + mostMs;
  const begin = (delivery: DueDelivery) => {
    const sending = deliver(deps, delivery, signal)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  while (true) {
    const isOver = signal.aborted || performance.now() > until;
    for (const delivery of isOver ? [] : await takeDeliveries(deps.queries)) begin(delivery);
    if (underWay.size === 0) break;
    await oneOf(underWay);
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} webhooks could not be noted`, { cause: failures[0] });
  return { isAnyActive: await hasActiveWebhook(deps.queries) };
}

async function oneOf(underWay: ReadonlySet<Promise<void>>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, lookMs);
  await Promise.race([...underWay, promise]);
  clearTimeout(timer);
}

async function deliver(deps: SendingWebhooksDeps, due: DueDelivery, signal: AbortSignal): Promise<void> {
  const answer = await send(deps, due, signal);
  if (!answer) return releaseDelivery(deps.queries, due);
  const verdict = verdictOfAnswer(answer);
  await deps.queries.transaction(async (tx) => {
    if (verdict === 'arrived') return noteArrival(tx, due, answer);
    const chance = Math.random();
    const { isOver } = await noteFailure(tx, due, answer, {
      untilResend: (failures) => secondsUntilResend(failures, chance),
      ofRest: (failures) => secondsOfRest(failures, chance),
    });
    if (verdict === 'gone') await switchOff(deps, tx, due.endpointId, 'gone');
    else if (isOver) await switchOff(deps, tx, due.endpointId, 'failing');
  });
}

/** Null when the shop is leaving. */
async function send(
  { post, sealer, now }: SendingWebhooksDeps,
  { messageId, address, secret, body }: DueDelivery,
  signal: AbortSignal,
): Promise<WebhookAnswer | null> {
  const id = `msg_${messageId}`;
  const timestamp = Math.floor(now() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Vitrine',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signWebhook(sealer.open(secret), { id, timestamp, body }),
  };
  try {
    return await post.send({ address, headers, body }, signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** Said where it is looked for: at the page, in the audit, and to every owner. */
async function switchOff(
  { origin }: SendingWebhooksDeps,
  tx: Transaction,
  endpointId: string,
  because: WebhookEnd,
): Promise<void> {
  const off = await switchOffWebhook(tx, endpointId, because);
  if (!off) return;
  await insertAuditEntry(tx, theShop, {
    verb: 'webhooks.change',
    thing: 'webhook',
    thingId: endpointId,
    before: { isActive: true },
    after: { isActive: false, because },
  });
  const email = writeWebhookOffEmail(languages[0], { ...off, because, url: `${origin}/desk/webhooks` });
  for (const to of await findOwnerEmails(tx)) await queueEmail(tx, { to, ...email });
}
