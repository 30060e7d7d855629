import { findLetters, findTexts } from '../../database/queries/messaging/outbox.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { hearText, readSubscription, resubscribe, unsubscribe } from './unsubscribe.ts';

const mostShown = 100;

export function openMessaging({ database: { shop: queries }, hash }: ShopDeps) {
  const parts = { queries, hash };
  return {
    /** The letters of a shop without a mail server, the latest first. */
    readOutbox: () => findLetters(queries, mostShown),
    readTexts: () => findTexts(queries, mostShown),
    readSubscription: (token: string) => readSubscription(parts, token),
    /** By the link in a letter; false when it is not ours. */
    unsubscribe: (token: string) => unsubscribe(parts, token),
    resubscribe: (token: string) => resubscribe(parts, token),
    /** Someone answered a text; what to say to it, if anything. */
    hearText: (from: string, body: string) => hearText(parts, from, body),
  };
}
