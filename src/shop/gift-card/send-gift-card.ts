// Sends a gift card to whom it is made out, once.

import type { Queries } from '../../database/database.ts';
import { takeToSend } from '../../database/queries/gift-card/gift-card.ts';
import { pathIn } from '../../domain/visitor/language-path.ts';
import { writeGiftCardEmail } from '../../words/gift-card/gift-card-email.ts';
import { queueEmail } from '../messaging/queue-email.ts';
import { codeOfCard, type Hash } from './gift-card-codes.ts';

/** The e-mail is left as work in the transaction that marks the card: both, or neither. */
export function sendGiftCard(
  queries: Queries,
  { hash, origin }: { readonly hash: Hash; readonly origin: string },
  cardId: string,
): Promise<void> {
  return queries.transaction(async (tx) => {
    const card = await takeToSend(tx, cardId);
    if (!card) return;
    const { language, ...made } = card;
    const email = writeGiftCardEmail(language, {
      ...made,
      code: codeOfCard(hash, cardId),
      url: `${origin}${pathIn(language, '/gift-card-balance')}`,
    });
    await queueEmail(tx, { to: card.details.recipientEmail, ...email });
  });
}
