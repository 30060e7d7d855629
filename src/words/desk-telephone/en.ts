import { inEnglish } from '../plural.ts';

// Taking an order down
export const newOrder = 'New order';
export const newOrderHint =
  'Take down what somebody asks for by telephone. They get an email with a link and pay at the shop’s own checkout.';
export const pieces = 'Pieces';
export const findPiece = 'Find a piece';
export const findPieceHint = 'A part of its name, its number, or a SKU';
export const found = 'Found';
export const noPiece = 'Nothing is called that.';
export const add = 'Add';
export const addNamed = (name: string) => `Add ${name}`;
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const columns = { piece: 'Piece', sku: 'SKU', available: 'For sale', quantity: 'Units' };
export const quantityOf = (name: string) => `Units of ${name}`;
export const noPieces = 'No pieces yet.';
export const inSize = (color: string, size: string) => [color, size].filter((part) => part !== '').join(', ');
export const forSale = (count: number) => (count === 1 ? '1 for sale' : `${count} for sale`);

// Whom it is for
export const person = 'Whom it is for';
export const findCustomer = 'Find a customer';
export const findCustomerHint = 'Name, email address or the number of an order. Or type both below.';
export const noCustomer = 'Nobody is called that.';
export const choose = 'Choose';
export const chooseNamed = (name: string) => `Choose ${name}`;
export const name = 'Name';
export const emailAddress = 'Email';
export const language = 'Language of the email';
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' };
export const address = 'Where it goes';
export const addressHint =
  'As it is said on the telephone: the link fills nothing in from an account, so that it tells nobody where somebody lives.';
export const country = 'Country';
export const countryHint = 'Two letters, such as US or FR';
export const workOut = 'Work out the price';

// What it comes to
export const price = 'What it comes to';
export const priceFirst = 'Add pieces and an address, then work out the price.';
export const code = 'Promotion code';
export const ways = 'Delivery';
export const way = (title: string, cost: string) => `${title}, ${cost}`;
export const subtotal = 'Items';
export const discount = 'Discount';
export const shipping = 'Shipping';
export const free = 'Free';
export const total = 'Total';
export const holdsNothing =
  'Nothing is held until the shopper pays, and the price is worked out again then. The link opens for 7 days.';
export const send = (sum: string) => `Send payment link for ${sum}`;
export const sent = (email: string) => `The link is on its way to ${email}.`;

// The links
export const links = 'Payment links';
export const linksHint =
  'Orders by telephone and what became of them. Those nobody paid are deleted some weeks after their end.';
export const linkSearch = 'Name or email address';
export const linkViews = {
  all: 'All',
  waiting: 'Waiting',
  paid: 'Paid',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
export const linkStates = {
  waiting: 'Waiting',
  paying: 'Being paid',
  paid: 'Paid',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
export const linkColumns = {
  name: 'For',
  email: 'Email',
  state: 'State',
  pieces: 'Pieces',
  total: 'Total',
  madeBy: 'By',
  madeAt: 'Made',
  sentAt: 'Sent',
  expiresAt: 'Opens until',
  order: 'Order',
};
export const linkFor = (name: string) => `link for ${name}`;
export const sendAgain = 'Send again';
export const withdraw = 'Withdraw…';
export const withdrawQuestion = (count: number) =>
  `Withdraw ${count} ${inEnglish(count, 'payment link', 'payment links')}?`;
export const withdrawWhy =
  'It opens nothing any more, and whoever has the pieces in their bag by it is told. It cannot be undone.';
export const keepLinks = 'Keep waiting';
export const withdrawThem = 'Withdraw';
export const onlyWaiting = 'Only links that wait can be sent again or withdrawn.';
