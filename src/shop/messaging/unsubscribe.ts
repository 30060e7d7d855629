// Someone wants no more e-mails or texts, or wants them again after all. From then on nothing is handed over to them.
import type { Queries } from '../../database/database.ts';
import {
  type Addressee,
  endSuppression,
  findSuppression,
  revokeConsent,
  suppress,
} from '../../database/queries/messaging/suppression.ts';
import { withRetry } from '../../database/with-retry.ts';
import { smsReply } from '../../domain/messaging/inbound-sms.ts';
import { standardPhone } from '../../domain/messaging/phone.ts';
import { words } from '../../words/messaging/words.ts';
import type { Signer } from '../signer.ts';
import { addressHashIn } from './unsubscribe-token.ts';

interface UnsubscribeDeps {
  readonly queries: Queries;
  readonly hash: (text: string) => string;
  readonly unsubscribes: Signer;
}

/**
 * As often as one likes. From the first line on nothing is taken up for them; the second waits for whoever is just
 * calling them or handing over their message, longer than a page would.
 */
export async function stopMessages(queries: Queries, addressee: Addressee): Promise<void> {
  await suppress(queries, addressee, 'stopped');
  await withRetry(() => queries.transaction((tx) => revokeConsent(tx, addressee)));
}

/** By the link in an e-mail; false when it is not ours. */
export async function unsubscribe(
  { queries, unsubscribes }: UnsubscribeDeps,
  token: string,
): Promise<boolean> {
  const addressHash = addressHashIn(token, unsubscribes);
  if (addressHash === null) return false;
  await stopMessages(queries, { channel: 'email', addressHash });
  return true;
}

/** Whoever holds such an e-mail may ask for e-mails again; entries they had are not given back. */
export async function resubscribe(
  { queries, unsubscribes }: UnsubscribeDeps,
  token: string,
): Promise<boolean> {
  const addressHash = addressHashIn(token, unsubscribes);
  if (addressHash === null) return false;
  await endSuppression(queries, { channel: 'email', addressHash });
  return true;
}

export interface Subscription {
  readonly isStopped: boolean;
}

/** What the page of that link shows; null when the link is not ours. */
export async function readSubscription(
  { queries, unsubscribes }: UnsubscribeDeps,
  token: string,
): Promise<Subscription | null> {
  const addressHash = addressHashIn(token, unsubscribes);
  if (addressHash === null) return null;
  return { isStopped: (await findSuppression(queries, { channel: 'email', addressHash })) !== undefined };
}

/** Takes an answer to a text as it is meant; what to say to it, if anything. */
export async function receiveSms(
  { queries, hash }: UnsubscribeDeps,
  from: string,
  body: string,
): Promise<string | null> {
  const phone = standardPhone(from);
  if (phone === '') return null;
  const { wish, isAnswered } = smsReply(body);
  const addressee = { channel: 'sms', addressHash: hash(phone) } as const;
  if (wish === 'start') await endSuppression(queries, addressee);
  if (wish !== 'stop') return null;
  const wasStopped = await findSuppression(queries, addressee);
  await stopMessages(queries, addressee);
  return isAnswered || wasStopped ? null : words.stoppedSms();
}
