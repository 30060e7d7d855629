// Sends a gift card to whom it is made out, once.

import type { Queries } from '../../database/database.ts';
import { takeToSend } from '../../database/queries/gift-card/gift-card.ts';
import { giftCardEmail } from '../../domain/gift-card/gift-card-email.ts';
import { pagePath } from '../../words/page-path.ts';
import { inLanguage } from '../../words/spoken.ts';
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
    const email = inLanguage(language, () =>
      giftCardEmail({
        ...made,
        code: codeOfCard(hash, cardId),
        url: `${origin}${pagePath('/gift-card-balance')}`,
      }),
    );
    await queueEmail(tx, { to: card.details.recipientEmail, ...email });
  });
}
