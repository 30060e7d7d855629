import type { DeskVerb } from '../../domain/desk/verbs.ts';
import { inEnglish } from '../plural.ts';
import { shopName } from '../shop-name.ts';

// The desk, and the way around it
export const desk = 'Desk';
export const titled = (page: string) => `${page} | ${shopName()} desk`;
export const needsScript = 'The desk needs scripts. Please switch them on for this site.';
export const skipToWork = 'Skip to the work';
export const searchOrDo = 'Search or do';
export const selling = 'Selling';
export const shop = 'Shop';
export const orders = 'Orders';
export const staff = 'Staff';
export const tokens = 'Tokens';
export const audit = 'Audit';
export const roles = {
  owner: 'Owner',
  manager: 'Manager',
  packer: 'Packer',
  support: 'Support',
  reader: 'Reader',
};
export const toShop = 'To the shop';
export const loading = 'One moment';
export const notHere = 'There is no such page at the desk';
export const notHereWhy = 'The address may be old, or mistyped.';
export const toOrders = 'To the orders';
export const notYours = 'Not yours to see';
export const brokenPage = 'Something here broke';
export const brokenPageWhy = 'Load the page again. What was typed into a form is still there.';
export const tryAgain = 'Try again';
/** Offered for a while after a change. */
export const undo = 'Undo';
/** The reason under which it stands in ledgers, which are cut at their length. */
export const takenBack = (note: string) => `Taken back: ${note}`;
export const undone = 'Taken back.';
export const leaveQuestion = 'Leave without saving?';
export const leaveWhy = 'What you typed on this page is not saved. It is gone if you leave.';
export const stayHere = 'Stay here';
export const leaveNow = 'Leave without saving';
export const close = 'Close';

// Keys and the palette
export const keys = 'Keys';
/** What is written on them. */
export const keyNames = { palette: 'Ctrl K', enter: 'Enter', escape: 'Esc', selectTo: 'Shift X' };
export const keyHelp = {
  palette: 'search or do',
  rows: 'next row, previous row',
  select: 'select',
  selectTo: 'select to here',
  open: 'open',
  find: 'search',
  filter: 'filter',
  publish: 'do what the first button of a review does',
  answer: 'answer a review',
  refuse: 'refuse a review',
  clear: 'close, then clear the selection',
  keys: 'all keys',
};
export const palettePlaceholder = 'An order or a customer by number, name or email, or a page';
export const results = 'Results';
export const goTo = 'Go to';
export const nothingFound = (text: string) => `Nothing is called “${text}”.`;
export const paletteMove = 'move';
export const paletteOpen = 'open';
export const orderNumbered = (orderId: number | string) => `Order ${orderId}`;

// Lists
export const search = 'Search';
export const filter = 'Filter';
export const filters = 'Filters';
export const anyValue = 'Any';
export const removeFilter = (name: string) => `Remove filter ${name}`;
export const columns = 'Columns';
export const copyLink = 'Copy link';
export const copied = 'Copied';
export const exportShown = 'Export';
export const savedViews = 'Views';
/** Of a view that has more than are counted. */
export const countOrMore = (count: number) => `${count}+`;
export const tableOf = (name: string) => `${name}, table`;
export const shownOf = (shown: string, total: string, isExact: boolean) =>
  isExact ? `${shown} of ${total} shown` : `${shown} of more than ${total} shown`;
export const selectAll = (count: number) => `Select all ${count}`;
export const allShown = (count: number) => `All ${count}`;
export const selectRow = (name: string) => `Select ${name}`;
export const selectedCount = (count: number) => `${count} selected`;
export const exportSelected = (count: number) => `Export ${count}`;
export const clear = 'Clear';
export const next = 'Next';
export const back = 'Back';
export const toBeginning = 'To the beginning';
export const pages = 'Pages';
export const nothingHere = 'Nothing here';
export const nothingFits = 'Nothing fits these filters.';
export const clearFilters = 'Clear the filters';

export const keepView = 'Keep this view';
export const viewName = 'Name of the view';
export const keepViewNow = 'Keep it';
export const doNotKeep = 'Do not keep it';
export const forgetView = (name: string) => `Forget “${name}”`;
export const viewForgotten = (name: string) => `“${name}” is forgotten.`;

// Orders
export const orderViews = {
  all: 'All',
  to_pack: 'To pack',
  late: 'Late',
  waiting: 'Waiting for stock',
  needs_person: 'Needs a person',
  coming_back: 'Coming back',
};
export const orderSearch = 'Number, name, email, SKU';
export const orderColumns = {
  order: 'Order',
  placed: 'Placed',
  customer: 'Customer',
  email: 'Email',
  place: 'Ship to',
  items: 'Items',
  parcel: 'Parcel',
  payment: 'Payment',
  total: 'Total',
};
export const orderFilters = {
  state: 'State',
  payment: 'Payment',
  country: 'Country',
  from: 'From',
  to: 'To',
  productId: 'Product',
};
export const countryHint = 'Two letters, such as US';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const orderStates = {
  placed: 'Placed',
  partly_shipped: 'Partly shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};
export const parcelStates = {
  held: 'Held',
  to_pack: 'To pack',
  waiting: 'Waiting',
  shipped: 'Shipped',
  delivered: 'Delivered',
  returned: 'Returned',
  cancelled: 'Cancelled',
};
export const partlyPacked = (left: number, all: number) => `${left} of ${all} left`;
export const paymentStates = {
  none: 'Not paid here',
  authorised: 'Authorized',
  captured: 'Charged',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};
export const shipNext = (count: number) => `Ship ${count}…`;
export const shipNextQuestion = (count: number) =>
  `Ship the next parcel of ${count} ${inEnglish(count, 'order', 'orders')}?`;
export const shipNextWhy =
  'Each card is charged for its parcel now, and each customer is written to once. Without tracking numbers.';
export const keepThem = 'Not yet';

// One order
export const by = (name: string) => `by ${name}`;
export const amount = 'Amount';
export const total = 'Total';
export const state = 'State';
export const writtenBy = (name: string, when: string) => `${name}, ${when}`;
/** What was done, by its verb; audit and timeline say it alike. */
export const deeds: Readonly<Record<Exclude<DeskVerb, `${string}.read`>, string>> &
  Readonly<Record<string, string>> = {
  'orders.create': 'Took it down by telephone',
  send_link: 'Sent a payment link again',
  withdraw_link: 'Withdrew a payment link',
  'orders.ship': 'Shipped',
  'orders.change': 'Changed',
  'orders.refund': 'Refunded',
  'orders.note': 'Wrote a note',
  hold: 'Held',
  release: 'Released',
  address: 'Changed the address',
  resent: 'Sent an email again',
  return: 'Let something come back',
  exchange: 'Held another size',
  call_off: 'Called a return off',
  'orders.export': 'Exported orders',
  'jobs.change': 'Cancelled a job',
  'customers.credit': 'Moved credit',
  'customers.export': 'Exported the data',
  'customers.erase': 'Erased a customer',
  'reviews.moderate': 'Moderated a review',
  'messages.change': 'Changed a message',
  'products.change': 'Changed a product',
  'products.import': 'Imported products',
  'deals.change': 'Changed a deal',
  'content.change': 'Changed content',
  'work.change': 'Took work up again',
  'codes.change': 'Changed a code',
  'stock.change': 'Corrected stock',
  'flags.change': 'Changed a flag',
  'settings.change': 'Changed settings',
  'staff.change': 'Changed staff',
  'views.change': 'Changed a view of a list',
  'tokens.change': 'Changed a token',
  'webhooks.change': 'Changed a webhook',
};

/** Values that a change may have, by the names under which they are written down. */
export const changedFields: Readonly<Record<string, string>> = {
  status: 'State',
  trackingCode: 'Tracking number',
  carrier: 'Carrier',
  shipDate: 'Leaves by',
  note: 'Note',
  reason: 'Reason',
  because: 'Because',
  quantity: 'Units',
  role: 'Role',
  leftMinor: 'Can still be given back',
  cardMinor: 'To the card',
  creditMinor: 'As credit',
  balanceMinor: 'Credit',
  state: 'State',
  key: 'Request',
  lines: 'Lines',
  isActive: 'Active',
  isHeld: 'Held',
  pieces: 'Pieces',
  totalMinor: 'Total',
  isSent: 'Sent',
  address: 'Address',
  resent: 'Email',
  isHere: 'Received',
  isExchanged: 'Exchanged',
  exchangeFor: 'For',
  isSentNow: 'Sent at once',
  isPaidElsewhere: 'Paid elsewhere',
  name: 'Name',
  scopes: 'May',
  email: 'Email',
  code: 'Code',
  kind: 'Gives',
  percent: 'Percent',
  amountMinor: 'Amount',
  minimumMinor: 'From',
  startsAt: 'Starts',
  endsAt: 'Ends',
  audience: 'For',
  isOffered: 'In the bag',
  usesMax: 'Uses in all',
  usesPerPerson: 'Each person',
  prefix: 'Begins',
  count: 'How many',
  ended: 'Ended',
};
export const changedValues: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  waiting: 'waiting',
  withdrawn: 'withdrawn',
};

export const act = 'Act';
export const email = 'Email';
export const done = 'Done';
