import { findEmails, findSmsMessages } from '../../database/queries/messaging/outbox.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { readSubscription, receiveSms, resubscribe, unsubscribe } from './unsubscribe.ts';

const mostShown = 100;

export function createMessagingService({ database: { shop: queries }, hash, unsubscribes }: ShopDeps) {
  const deps = { queries, hash, unsubscribes };
  return {
    /** The e-mails of a shop without a mail server, the latest first. */
    readOutbox: () => findEmails(queries, mostShown),
    readSmsOutbox: () => findSmsMessages(queries, mostShown),
    readSubscription: (token: string) => readSubscription(deps, token),
    /** By the link in an e-mail; false when it is not ours. */
    unsubscribe: (token: string) => unsubscribe(deps, token),
    resubscribe: (token: string) => resubscribe(deps, token),
    /** Someone answered a text; what to say to it, if anything. */
    receiveSms: (from: string, body: string) => receiveSms(deps, from, body),
  };
}
