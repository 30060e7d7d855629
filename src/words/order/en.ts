import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// How far an order has come.
export const orderStates = {
  placed: 'Being packed',
  partly_shipped: 'Part of it is on its way',
  shipped: 'On its way',
  delivered: 'It is with you',
  returned: 'Sent back',
  cancelled: 'Cancelled',
};
export const order = (orderId: number | string) => `Order ${orderId}`;
export const orderPlacedAt = (orderId: number, when: string) => `Order ${orderId}, placed ${when} UTC`;
export const thankYou = 'Thank you';
export const thankYouNamed = (name: string) => `Thank you, ${name}`;
export const nothingShips = 'Nothing ships.';
export const setAsideIsReleased = 'What was set aside on your card is released.';
export const goesBack = (amount: string) => `${amount} goes back to where it came from.`;
export const creditIsYoursAgain = 'The store credit you used is yours again.';
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: number, one: string, other: string) =>
  `${numbers[count] ?? count} ${inEnglish(count, one, other)}`;
export const pieces = (count: number) => counted(count, 'piece', 'pieces');
export const parcels = (count: number) => counted(count, 'parcel', 'parcels');
export const giftCardsByEmail = (count: number) => `${counted(count, 'gift card', 'gift cards')} by email`;
export const receiptOnItsWay = (email: string) => `A receipt is on its way to ${email}.`;
export const receiptWentTo = (email: string) => `The receipt went to ${email}.`;
export const cancelUntilItShips = 'You can cancel until it ships.';
export const cancelUntilItIsSpent = 'You can cancel until it is spent.';
export const noSuchOrder = 'There is no such order.';
export const dealLimit = 'One to an order at the price of a deal. Take the others out to check out.';

// Held, until a person has looked at its payment.
export const waitsForPayment = 'Waiting for its payment';
export const heldForPayment = 'Its payment did not go through as it should.';
export const restHeldForPayment = 'The payment for the rest did not go through as it should.';
export const settle =
  'What has not left stays here for you, and nothing more is charged. Please write to us to settle it.';
export const settleOrCancel =
  'It stays here for you, and nothing more is charged. Please write to us to settle it, or cancel it here and order it again.';

// Its parcels, and where each is.
export const yourParcel = 'Your parcel';
export const parcelNumbered = (number: number) => `Parcel ${number}`;
export const presaleShipsBy = (day: string) => `Pre-sale, ships by [${day}]`;
export const tracking = (code: string) => `Tracking ${code}`;
export const trackingAt = (carrier: string, code: string) => `Track ${code} at ${carrier}`;
export const carriers = {
  ups: 'UPS',
  usps: 'USPS',
  fedex: 'FedEx',
  dhl: 'DHL',
  dpd: 'DPD',
  canada_post: 'Canada Post',
  royal_mail: 'Royal Mail',
  la_poste: 'La Poste',
  other: 'Another carrier',
};
export const finalSale = 'Final sale';
export const sentBack = (count: number) => `${count} sent back`;
export const ordered = 'Ordered';
export const reservedForYou = 'Reserved for you';
export const cancelled = 'Cancelled';
export const sentByEmail = 'Sent by email';
export const beingPacked = 'Being packed';
export const waitingForIt = 'Waiting for it to come in';
export const withTheCourier = 'With the courier';
export const shippedAndCharged = 'Shipped, and charged';
export const atYourDoor = 'At your door';

// What it cost, and where it goes.
export const orderFacts = 'Order facts';
export const charged = (amount: string) => `${amount} charged`;
export const restWhenItShips = 'the rest when it ships';
/** Of an order that is sent by email alone: nothing of it ships. */
export const chargedNow = (amount: string) => `${amount} set aside, charged now`;
export const setAside = (amount: string) => `${amount} set aside, charged when it ships`;
export const whatCameBack = 'What came back';
export const refundCauses = { refund: 'Refund', return: 'Return', cancellation: 'Cancellation' };
export const refundedOn = (cause: string, day: string) => `${cause}, ${day}`;
export const refundStates = {
  done: 'Sent; banks take three to five days to show it',
  asked: 'Asked of your bank',
  refused: 'Your bank did not take it; we will write to you',
};
export const giftCardByEmail = 'Gift card, by email';
export const yoursAtOnce = 'Yours at once';
export const to = 'To';
export const billedTo = 'Billed to';
export const signature = 'Signature';
export const signatures = {
  needed: 'Handed over against a signature.',
  waived: 'Left without a signature, as you chose.',
};
export const aGift = 'A gift';
export const noPrices = 'No prices in the parcel.';
export const aQuestion = 'A question? Write to us';
export const findItAgain = 'Find it again';
export const keepThisLink = 'Keep this link';
export const linkIsInReceipt = 'It is in the receipt too. Whoever has it sees this page.';

// Cancelling it.
export const cancelOrder = 'Cancel order…';
export const cancelOrderNumbered = (orderId: number) => `Cancel order ${orderId}`;
export const cancelAll = (orderId: number, amount: string | null) =>
  `Cancel all of order ${orderId}? Nothing ships${amount === null ? '' : `, ${amount} goes back to where it came from`}, and what you used of credit or codes is yours again. This cannot be undone.`;
export const isCancelled = 'Your order is cancelled.';
export const tooLateToCancel = 'It has left already, or was cancelled before.';

// How buying was.
export const howWasBuying = 'How was buying this?';
export const easy = 'Easy';
export const fine = 'Fine';
export const hardWork = 'Hard work';
export const aWordIfYouLike = 'A word, if you like';
export const send = 'Send';
export const sending = 'Sending…';
export const onlyOnce = 'Only about this shop, and only once.';
export const readByAPerson = 'Thank you. It is read by a person.';
export const sayHowItWas = 'Please say how it was.';
export const alreadyReported = 'You have told us about this order already. Thank you.';

// Its e-mails.
export const receiptSubject = (orderId: number) => `Your order ${orderId} at ${shopName()}`;
export const isPlaced = (orderId: number) => `Thank you. Your order ${orderId} is placed.`;
/** What stands before a value, or before the lines under it. */
export const labelled = (name: string, value: string) => `${name}: ${value}`;
export const heading = (title: string) => `${title}:`;
export const leavesAndArrives = (leaves: string, arrives: string) => `${leaves}. ${arrives}`;
export const inSize = (size: string) => `size ${size}`;
export const receiptLine = (count: number, what: string, price: string) => `${count} x ${what}: ${price}`;
export const goesTo = 'It goes to:';
export const followUntilShipped = 'Follow it, or cancel it until it ships';
export const followUntilSpent = 'Follow it, or cancel it until it is spent';
export const seeTheOrder = 'See the order';
export const cancelledSubject = (orderId: number) => `Your order ${orderId} is cancelled`;
export const isCancelledNumbered = (orderId: number) => `Your order ${orderId} is cancelled.`;
export const nothingWasCharged = 'Nothing was charged.';
export const shippedSubject = (orderId: number) => `On its way: your order ${orderId}`;
export const leftToday = (names: string) => `${names} left our shop today.`;

export const hasLeft = (names: string) => `This has left our shop: ${names}.`;

export const newAddressSubject = (orderId: number) => `Your order ${orderId} goes to a new address`;

export const newAddress = (orderId: number) =>
  `We have changed where your order ${orderId} goes, as was asked. If nobody asked us for you, write to us before it leaves.`;
export const followAt = (carrier: string) => `Follow it at ${carrier}`;
export const itsParcelIs = (code: string) => `Its parcel is ${code}.`;
export const unpaidSubject = (orderId: number) => `Your order ${orderId} is waiting for its payment`;
export const unpaid = (orderId: number) =>
  `Your bank no longer sets aside the amount for what is still to leave of your order ${orderId}. Nothing more was charged, and it stays here for you.`;
export const payElsewhere = 'Please write to us to pay another way.';
export const payElsewhereOrCancel =
  'Please write to us to pay another way, or cancel the order on its page and order it again.';
export const refundSubject = (orderId: number) => `A refund for your order ${orderId}`;
export const comesBack = (amount: string, orderId: number) =>
  `${amount} of your order ${orderId} comes back to you.`;
export const backToCard = (amount: string, card: string) =>
  `${amount} goes back to ${card}. Banks take three to five days to show it.`;
export const yourCard = 'your card';
export const backAsCredit = (amount: string) => `${amount} is your store credit again, at once.`;
export const backAsGiftCard = (amount: string) =>
  `${amount} comes as a gift card, in an email of its own, since the account that paid it is closed.`;

// The link to an order that was taken down by telephone.
export const linkSubject = 'Your order by telephone, ready to be paid';
export const linkGreeting = (name: string) => `Hello ${name},`;
export const linkIntro = 'this is the order you asked us for by telephone:';
export const linkComesTo = (amount: string) => `With shipping and tax it comes to ${amount} today.`;
export const linkToPay = 'Look it over and pay';
export const linkTerms = (until: string) =>
  `The link opens until ${until}. Nothing is held for you until you pay, and the price is worked out again then.`;
export const linkUnexpected = 'If you did not ask for this, you need not do anything: nothing is charged.';

export const exchangeSubject = (orderId: number) => `An exchange for your order ${orderId}`;
export const exchange = (name: string, count: number, from: string, to: string) =>
  `${count === 1 ? '' : `${count} × `}${name}: size ${to} for size ${from}. There is nothing to pay.`;
export const exchangeHeldUntil = (size: string, day: string) =>
  `Size ${size} is held for you until ${day}. It leaves as soon as what you send back has reached us.`;
export const exchangeLeavesNow = (size: string) =>
  `Size ${size} is packed now; please send the other one back.`;
export const exchangedFor = (count: number) => `${count} exchanged for another size`;
export const sentInExchange = 'Sent in exchange';
