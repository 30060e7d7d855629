// Makes gift cards, in the transaction of what they are for: each is sent by a job, on its day.
import { randomUUID } from 'node:crypto';
import { jobPriorities } from '../../contract/job/job.ts';
import type { Transaction } from '../../database/database.ts';
import {
  findSoldGiftCards,
  insertGiftCards,
  type SoldGiftCard,
  secondsUntil,
} from '../../database/queries/gift-card/gift-card.ts';
import { addJobs } from '../../database/queries/job/job.ts';
import { codeHash, codeOfCard, type Hash } from './gift-card-codes.ts';

/** Those of an order. May be asked for again: a line has one card. */
export async function issueGiftCards(tx: Transaction, hash: Hash, orderId: number): Promise<void> {
  await makeGiftCards(tx, hash, await findSoldGiftCards(tx, orderId));
}

/** A card that no line of an order was paid for has no line. */
type NewGiftCard = Omit<SoldGiftCard, 'orderLineId'> & { readonly orderLineId: number | null };

export async function makeGiftCards(
  tx: Transaction,
  hash: Hash,
  made: readonly NewGiftCard[],
): Promise<void> {
  if (made.length === 0) return;
  const cards = made.map(({ orderLineId, amount, details }) => {
    const id = randomUUID();
    const code = codeOfCard(hash, id);
    return {
      ...details,
      id,
      codeHash: codeHash(hash, code) ?? '',
      lastFour: code.slice(-4),
      amountMinor: amount.minor,
      currency: amount.currency,
      orderLineId,
    };
  });
  await insertGiftCards(tx, cards);
  const waits = await secondsUntil(
    tx,
    cards.map(({ deliverOn }) => deliverOn),
  );
  const kind = 'send-gift-card';
  await addJobs(
    tx,
    cards.map(({ id }, at) => ({
      kind,
      key: id,
      priority: jobPriorities[kind],
      payload: { giftCardId: id },
      inSeconds: waits[at] ?? 0,
    })),
  );
}
