import { shopName } from '../shop-name.ts';

// When a payment is not an order.
export const declined = 'The card was declined. Please try another one, or ask your bank.';
export const declinedNotEnough = 'The card was declined: there is not enough on it. Please try another one.';
export const notConfirmed =
  'Your bank could not confirm that it was you. Please try again, or use another card.';
export const paymentFailed =
  'The payment did not go through, and nothing was charged. Your order is as it was: please try again.';
export const paymentsDown =
  'Payments are not answering right now. Nothing was charged and your bag is as it was: please try again in a minute.';
export const orderInFlight = 'This order is being placed already. One moment, please.';
export const tooManyDeclines =
  'Too many cards were declined. Please wait a few minutes before you try again.';
export const justSoldOut = 'Something in your bag has just sold out. Nothing was charged.';
export const soldOutWhilePaying = (names: readonly string[]) =>
  `Sold out while you were paying: ${names.join(', ')}. Nothing was charged.`;
export const dealOver = (names: readonly string[]) =>
  `The deal is over for ${names.join(', ')}, or you have had your share of it. Nothing was charged.`;
export const tooMuchOfProduct = (names: readonly string[]) =>
  `So many of ${names.join(', ')} cannot be set aside at once. Please order fewer; the rest can follow. Nothing was charged.`;
export const tooMuchAtOnce = (most: number) =>
  `No more than ${most} pieces can be set aside for you at once. Please finish one order first. Nothing was charged.`;
export const tooManyPayFromThere =
  'Very many pieces are being paid for from your network right now. Nothing was charged: please try again in a minute.';
export const codesOver = (codes: readonly string[]) =>
  `${codes.join(', ')} cannot be used any more. Nothing was charged.`;
export const somethingMissing = 'Something is missing before it can be paid.';
export const noSuchQuote = 'There is no such quote of yours.';
export const noPaymentsBy = (processor: string) => `This shop does not take payments by ${processor}.`;
export const noCardNumbers =
  'The number of a card is typed into the field of its processor, and never sent here.';
export const needsCardToken = 'A payment by card needs the token of the card.';
export const cardRequired = 'Something is left to pay. Please choose a card for it. Nothing was charged.';
export const keyOfAnotherPayment = 'This Idempotency-Key was used for another payment.';

// Cards that are kept.
export const card = 'Card';
export const cardEnding = (brand: string, last4: string) => `${brand} ending ${last4}`;
export const noCard = 'That is no card.';
export const noCardsBy = (processor: string) => `This shop does not take cards by ${processor}.`;
export const cardInFlight = 'This card is being kept already. One moment, please.';
export const keyOfAnotherCard = 'This Idempotency-Key was used for another card.';
export const cannotBeSaved = 'This card cannot be kept. Please look at it again, or try another one.';
/** Two that `oops` ends with a full stop. */
export const noSuchCard = 'You have no such card';
export const cardsOutOfReach = 'Your cards cannot be reached right now';
export const refreshOrContact = 'Please refresh and try again or contact support';
export const oops = (text: string) => `Oops! ${text}.`;

// The fields of a card.
export const cardDetails = 'Card details';
export const cardNumber = 'Card number';
export const expires = 'Expires';
export const expirationDate = 'Expiration date';
export const monthAndYear = 'MM / YY';
export const securityCode = 'Security code';
export const threeDigits = '3 digits';
export const openingCardField = 'Opening the card field…';
export const cardFieldNotLoaded = 'The card field did not load.';
export const checkConnection = 'Everything you typed is kept. Check your connection and try again.';
export const tryAgain = 'Try again';
export const cardFieldSilent =
  'The card field does not answer. Please reload the page; everything else you typed is kept.';
export const lookAtCardAgain = 'Please look at the card details again.';
export const lookAtNumberAgain = 'Please look at the card number again.';
export const asOnTheCard = 'Please enter month and year as they are on the card.';
export const enterCodeOfCard = 'Please enter the code of the card.';
export const enterNumber = 'Enter your card number.';
export const numberIncomplete = 'Your card number is not complete.';
export const useTestCard = 'Use a test card: 4242 4242 4242 4242';
export const enterExpiry = 'Enter when your card expires.';
export const enterMonthAndYear = 'Enter the month and year, such as 08 / 28.';
export const cardExpired = 'Your card has expired.';
export const enterSecurityCode = 'Enter your security code.';
export const securityCodeHasThree = 'The security code has 3 digits.';

// The second step of the built-in processor, whose pages are written in this language.
export const pageLanguage = 'en-US';
export const approveAPayment = 'Approve a payment';
export const isThisYou = 'Is this you?';
export const approvePayment = (amount: string) =>
  `Your bank asks you to approve a payment of ${amount} to ${shopName()}. This is the test processor: no money moves.`;
export const approveKeeping = () =>
  `Your bank asks you to approve that ${shopName()} keeps your card. This is the test processor: no money moves.`;
export const approve = 'Approve';
export const refuse = 'Refuse';
export const stepOver = 'This step is over';
export const stepOverBecause = 'The payment has been approved, refused or let go of. [Back to the shop]';
export const approveOrRefuse = 'Answer with approve or refuse.';
export const noSuchPayment = 'There is no such payment.';

// Paying in four.
export const payInFour = (amount: string, lenders: string) => `Or 4 payments of ${amount} with ${lenders}.`;
export const howItWorks = 'How it works';
