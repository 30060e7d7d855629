// What a shopper reads when a payment is not an order.
import { words } from '../../words/payment/words.ts';

/** Enough to go on by, and no more than a stranger with the card may know. */
export function declineMessage(reason: string | null): string {
  switch (reason) {
    case 'insufficient_funds':
      return words.declinedNotEnough;
    case 'authentication_failed':
      return words.notConfirmed;
    default:
      return words.declined;
  }
}

export function soldOutMessage(names: readonly string[]): string {
  return names.length === 0 ? words.justSoldOut : words.soldOutWhilePaying(names);
}
