// What a customer has to spend, and why it came and went.
export const storeCredit = 'Store credit';
export const doesNotExpire = 'Does not expire';
export const creditHistory = 'Store credit, history';
export const creditWhat = 'What';
export const creditAmount = 'Amount';
export const creditThen = 'Then';
export const creditUsedFirst = 'You choose at checkout how much of it to use.';
export const noStoreCredit =
  'Nothing here. A return can come back as credit, and a gift card can be turned into it.';
export const creditCauses = {
  gift_card: 'Gift card',
  goodwill: 'From us',
  taken_back: 'Taken back by us',
  merge: 'From before you signed in',
  payment: 'Set aside for a payment',
  payment_returned: 'A payment that came to nothing',
};
/** The number of the order stands in the brackets. */
export const creditCausesOfOrders = {
  order: (orderId: number) => `Spent on order [${orderId}]`,
  return: (orderId: number) => `Return of order [${orderId}]`,
  refund: (orderId: number) => `Refund of order [${orderId}]`,
  cancellation: (orderId: number) => `Order [${orderId}] cancelled`,
};
