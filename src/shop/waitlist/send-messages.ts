// Hands the messages of a wave to whoever carries them: each sign-up's once, and none to those who said stop.

import { createBatcher } from '../../database/batch.ts';
import type { Queries } from '../../database/database.ts';
import { suppress } from '../../database/queries/messaging/suppression.ts';
import { findAnnounced } from '../../database/queries/product/product.ts';
import {
  type ClaimedMessage,
  claimMessages,
  type Handed,
  markSending,
  messagesLeft,
  putBackInLine,
  putOffMessages,
  retryMessage,
  settleMessages,
  textsLeftThisHour,
} from '../../database/queries/waitlist/waitlist-message.ts';
import { withRetry } from '../../database/with-retry.ts';
import { quietFor, type SmsHours } from '../../domain/messaging/sms-hours.ts';
import { messageStep, secondsUntilRetry } from '../../domain/waitlist/waitlist-message.ts';
import { verdictOf } from '../../providers/messaging/delivery.ts';
import type { Mail } from '../../providers/messaging/mail.ts';
import type { Sms } from '../../providers/messaging/sms.ts';
import type { Signer } from '../signer.ts';
import { notifyLater } from './notify-waitlist.ts';
import { composeMessage, type Sender } from './waitlist-sender.ts';

export interface SendingDeps {
  readonly queries: Queries;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly origin: string;
  readonly unsubscribes: Signer;
  readonly smsPerHour: number;
  readonly smsHours: SmsHours;
  readonly now: number;
}

export interface SentSome {
  /** Seconds until the rest may be tried; null when there is no rest. */
  readonly againInSeconds: number | null;
  /** The hour's texts are spent: someone should know. */
  readonly isOverBudget: boolean;
}

const budgetPause = 600;
const secondsAfterGivingUp = 1_800;
/** Another process holds the entry for a moment, or the process is leaving. */
const shortPause = 1;

export async function sendMessages(
  deps: SendingDeps,
  skuId: number,
  messageIds: readonly string[],
  signal: AbortSignal,
): Promise<SentSome> {
  const { queries } = deps;
  const announced = await findAnnounced(queries, skuId);
  const isOnSale = announced !== undefined && announced.available > 0;
  const { toSend, waits, isOverBudget } = await takeUp(deps, skuId, isOnSale, messageIds);
  const sender = announced && composeMessage(deps, announced, skuId);
  if (sender) waits.push(...(await handOver(deps, sender, toSend, signal)));
  const left = await messagesLeft(queries, messageIds);
  const isHeldElsewhere = waits.length < left;
  const againInSeconds = left === 0 ? null : Math.min(...waits, ...(isHeldElsewhere ? [shortPause] : []));
  return { againInSeconds, isOverBudget };
}

interface TakenUp {
  readonly toSend: readonly ClaimedMessage[];
  /** Seconds until each of those that must wait. */
  readonly waits: number[];
  readonly isOverBudget: boolean;
}

/** Decides about each in one short transaction, and notes what is handed over before it is. */
function takeUp(
  deps: SendingDeps,
  skuId: number,
  isOnSale: boolean,
  messageIds: readonly string[],
): Promise<TakenUp> {
  const { queries, mail, sms, smsPerHour, smsHours, now } = deps;
  return withRetry(() =>
    queries.transaction(async (tx) => {
      const held = await claimMessages(tx, messageIds);
      const steps = held.map((message) => ({
        message,
        ...messageStep({
          ...message,
          isOnSale,
          quietFor: message.channel === 'sms' ? quietFor(message.address, now, smsHours) / 1_000 : 0,
          mayRepeat: (message.channel === 'sms' ? sms : mail).onDoubt === 'repeat',
        }),
      }));
      const those = (step: (typeof steps)[number]['step']) =>
        steps.filter((each) => each.step === step).map(({ message }) => message);
      const idsOf = (messages: readonly ClaimedMessage[]) => messages.map(({ id }) => id);

      const due = those('send');
      const texts = due.filter(({ channel }) => channel === 'sms');
      const budget = texts.length === 0 ? 0 : await textsLeftThisHour(tx, smsPerHour);
      const overBudget = texts.slice(budget);
      const toSend = due.filter((message) => !overBudget.includes(message));
      await markSending(tx, idsOf(toSend));
      await putOffMessages(tx, idsOf(overBudget), budgetPause);
      await putBackInLine(tx, idsOf(those('back-in-line')));
      await settleMessages(tx, those('stop'), 'stopped');
      await settleMessages(tx, those('leave-unknown'), 'unknown', 'handed over and never answered');
      await settleMessages(tx, those('give-up'), 'givenUp', 'tried too often');
      if (those('give-up').length > 0) await notifyLater(tx, skuId, secondsAfterGivingUp);
      // It may have come back while they were put back, and then nobody else would call them.
      if (those('back-in-line').length > 0) await notifyLater(tx, skuId, shortPause);
      const waits = steps.flatMap((each) => (each.step === 'wait' ? [each.seconds] : []));
      return {
        toSend: toSend.map((message) => ({ ...message, attempts: message.attempts + 1 })),
        waits: [...waits, ...overBudget.map(() => budgetPause)],
        isOverBudget: overBudget.length > 0,
      };
    }),
  );
}

/** Seconds until each of those that were not taken may be tried again. */
async function handOver(
  deps: SendingDeps,
  sender: Sender,
  toSend: readonly ClaimedMessage[],
  signal: AbortSignal,
): Promise<number[]> {
  const { queries, mail, sms } = deps;
  const markSent = createBatcher<Handed>((handed) => settleMessages(queries, handed, 'sent'));
  const waits: number[] = [];
  const sendOne = async (message: ClaimedMessage): Promise<void> => {
    if (signal.aborted) return void waits.push(await giveBack(queries, message));
    try {
      await sender(message);
    } catch (error) {
      waits.push(...(await notTaken(deps, message, error)));
      return;
    }
    await markSent(message);
  };
  await Promise.all([
    eachAtOnce(
      toSend.filter(({ channel }) => channel === 'email'),
      mail.atOnce,
      sendOne,
    ),
    eachAtOnce(
      toSend.filter(({ channel }) => channel === 'sms'),
      sms.atOnce,
      sendOne,
    ),
  ]);
  return waits;
}

/** It never left this process. */
async function giveBack(queries: Queries, message: ClaimedMessage): Promise<number> {
  await retryMessage(queries, message, 'the process was leaving', 0);
  return 0;
}

async function notTaken(
  { queries, mail, sms }: SendingDeps,
  message: ClaimedMessage,
  error: unknown,
): Promise<number[]> {
  const words = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  const verdict = verdictOf(error);
  const mayRepeat = (message.channel === 'sms' ? sms : mail).onDoubt === 'repeat';
  switch (verdict) {
    case 'unreachable':
    case 'stopped':
      await suppress(queries, message, verdict);
      await settleMessages(queries, [message], verdict === 'stopped' ? 'stopped' : 'refused', words);
      return [];
    case 'never':
      await settleMessages(queries, [message], 'refused', words);
      return [];
    case 'doubt':
      if (mayRepeat) break;
      await settleMessages(queries, [message], 'unknown', words);
      return [];
    case 'later':
      break;
  }
  const wait = secondsUntilRetry(message.attempts, Math.random());
  await retryMessage(queries, message, words, wait);
  return [wait];
}

async function eachAtOnce<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const hand = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, hand));
}
