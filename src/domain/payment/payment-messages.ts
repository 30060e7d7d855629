// What a shopper reads when a payment is not an order.

/** Enough to go on by, and no more than a stranger with the card may know. */
export function declineMessage(reason: string | null): string {
  switch (reason) {
    case 'insufficient_funds':
      return 'The card was declined: there is not enough on it. Please try another one.';
    case 'authentication_failed':
      return 'Your bank could not confirm that it was you. Please try again, or use another card.';
    default:
      return 'The card was declined. Please try another one, or ask your bank.';
  }
}

export const failedMessage =
  'The payment did not go through, and nothing was charged. Your order is as it was: please try again.';
export const downMessage =
  'Payments are not answering right now. Nothing was charged and your bag is as it was: please try again in a minute.';
export const inFlightMessage = 'This order is being placed already. One moment, please.';
export const tooManyDeclinesMessage =
  'Too many cards were declined. Please wait a few minutes before you try again.';

/** After so many in so long nobody may try another card for a while: cards are not tried out here. */
export const declineLimit = { most: 5, seconds: 600 };

export function soldOutMessage(names: readonly string[]): string {
  return names.length === 0
    ? 'Something in your bag has just sold out. Nothing was charged.'
    : `Sold out while you were paying: ${names.join(', ')}. Nothing was charged.`;
}

export function dealOverMessage(names: readonly string[]): string {
  return `The deal is over for ${names.join(', ')}, or you have had your share of it. Nothing was charged.`;
}

export function couponOverMessage(codes: readonly string[]): string {
  return `${codes.join(', ')} cannot be used any more. Nothing was charged.`;
}

export const quoteChangedMessage =
  'Something changed since you last looked. Please look it over before you pay.';
