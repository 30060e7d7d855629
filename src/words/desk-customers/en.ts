import { inEnglish } from '../plural.ts';

// The list
export const customers = 'Customers';
export const customersHint = 'People with an account. Guests are found among the orders, by name or email.';
export const customerSearch = 'Part of a name or an email, or an order';
export const customerViews = { all: 'All', ordered_today: 'Ordered today', with_credit: 'With credit' };
export const customerColumns = {
  name: 'Name',
  email: 'Email',
  place: 'Where',
  orders: 'Orders',
  spent: 'Spent',
  credit: 'Credit',
  lastOrder: 'Last order',
  since: 'Since',
};
export const none = 'none';

// One customer
export const customerSince = (day: string, orders: number, spent: string) =>
  [`Since ${day}`, `${orders} ${inEnglish(orders, 'order', 'orders')}`, spent]
    .filter((part) => part !== '')
    .join(', ');
export const noOrders = 'Nothing was ordered yet.';
export const orderWhat = 'What';
export const andMore = (more: number) => `and ${more} more`;
export const reviews = 'Reviews';
export const noReviews = 'Nothing was reviewed.';
export const product = 'Product';
export const stars = 'Stars';
export const reviewTitle = 'Title';
export const reviewStates = { pending: 'Waits', approved: 'Published', rejected: 'Refused' };
export const reach = 'Reach them';
export const mobile = 'Mobile';
export const worksHere = 'Works here';
export const yes = 'yes';
export const addresses = 'Addresses';
export const noAddresses = 'No address was saved.';
export const usedFirst = (label: string) => (label === '' ? 'Used first' : `${label}, used first`);
export const otherAddress = 'Address';
export const loves = 'Loves';
export const lovesShown = (shown: number, all: number) =>
  shown === all ? String(all) : `the latest ${shown} of ${all}`;
export const noLoves = 'Nothing is loved.';
export const waitlist = 'Waits for';
export const waitsForNothing = 'Waits for nothing.';
export const channels = { email: 'by email', sms: 'by text' };
export const waitStates = {
  confirming: 'Not confirmed',
  waiting: 'Waits',
  notifying: 'Is being told',
  notified: 'Was told',
};
export const ahead = (count: number) => `${count} before them`;
export const sized = (color: string, size: string, channel: string) => `${color}, ${size}, ${channel}`;
export const consents = 'Consents';
export const consentHint = 'Only they can begin.';
export const noConsents = 'They agreed to no messages.';
export const consentKinds = { email: 'Email when a size is back', sms: 'Texts when a size is back' };
export const agreed = (day: string, version: string) => `Yes, ${day}, wording ${version}`;
export const withdrawn = (day: string) => `No, since ${day}`;
export const atDesk = 'At the desk';
export const nothingDone = 'Nobody changed anything here.';
export const toCustomer = 'To the customer';

// Store credit
export const storeCredit = 'Store credit';
export const doesNotExpire = 'Does not expire';
export const creditNow = 'to spend now';
export const noCredit = 'No credit was ever here.';
export const creditHistory = 'Credit, history';
export const creditWhen = 'When';
export const creditWhy = 'Why';
export const creditBy = 'By';
export const creditAmount = 'Amount';
export const creditThen = 'Then';
export const byShop = 'the shop';
export const creditCauses = {
  gift_card: 'Gift card redeemed',
  goodwill: 'Given',
  taken_back: 'Taken back',
  merge: 'From before they signed in',
  payment: 'Set aside for a payment',
  payment_returned: 'A payment that came to nothing',
  order: 'Spent on order',
  return: 'Return of order',
  refund: 'Refund of order',
  cancellation: 'Cancelled order',
};
export const causedBy = (cause: string, reason: string) => (reason === '' ? cause : `${cause}: ${reason}`);
export const giveOrTake = 'Give or take';
export const whichWay = 'Which way';
export const give = 'Give';
export const take = 'Take';
export const reason = 'Reason';
export const reasonHint = 'Only the desk reads it. They see the amount, and that it was you.';
export const mostAtOnce = (sum: string) => `At most ${sum} at once`;
export const isNoAmount = 'This is no amount.';
export const isTooMuch = (sum: string) => `${sum} at most at once.`;
export const isMoreThanThere = (sum: string) => `There is ${sum}: credit does not fall below zero.`;
export const giveSum = (sum: string, then: string) => `Give ${sum}, then ${then}`;
export const takeSum = (sum: string, then: string) => `Take ${sum}, then ${then}`;
export const giveNothing = 'Give…';
export const takeNothing = 'Take…';
export const creditMoved = (then: string) => `Done. The credit is ${then} now.`;

// Their data
export const theirData = 'Their data';
export const sameVerbs = 'The same two things they can do in their account.';
export const makeFile = 'Make their file';
export const fileMade = 'The file is in your downloads. Give it to nobody but them.';
export const erase = (name: string) => `Erase ${name}…`;
export const eraseQuestion = (name: string) => `Erase ${name}?`;
export const eraseWhy = (orders: number) =>
  `Name, addresses, credit, loves, reviews, waits and cards go for good. ${orders} ${inEnglish(orders, 'order stays', 'orders stay')} for the tax office, without an account. It cannot be undone.`;
export const typeEmail = 'Type their email to go on';
export const keepCustomer = 'Keep them';
export const eraseNow = 'Erase for good';
export const staffStay = 'Whoever works here is not erased from the desk.';
export const isErased = 'Erased';
export const erasedWhy = 'The account is closed for good. Its orders are among the orders.';
export const toCustomers = 'To the customers';
