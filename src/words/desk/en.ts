import { inEnglish } from '../plural.ts';

// The desk, and the way around it
export const desk = 'Desk';
export const titled = (page: string) => `${page} | Vitrine desk`;
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
export const roleHints = {
  owner: 'Owner: everything',
  manager: 'Manager: all but the house',
  packer: 'Packer: pack, ship, count',
  support: 'Support: write, change, answer',
  reader: 'Reader: look',
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
  clear: 'close, then clear the selection',
  keys: 'all keys',
};
export const palettePlaceholder = 'An order by number, name or email, or a page';
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
export const copy = 'Copy';
export const exportShown = 'Export';
export const savedViews = 'Views';
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

// Orders
export const orderViews = {
  all: 'All',
  to_pack: 'To pack',
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
export const shipNextDone = (shipped: number, count: number) => `${shipped} of ${count} shipped.`;
export const keepThem = 'Not yet';

// One order
export const state = 'State';
export const writtenBy = (name: string, when: string) => `${name}, ${when}`;
/** What was done, by its verb; audit and timeline say it alike. */
export const deeds: Readonly<Record<string, string>> = {
  'orders.ship': 'Shipped',
  'orders.change': 'Changed',
  'orders.refund': 'Refunded',
  'orders.note': 'Wrote a note',
  hold: 'Held',
  release: 'Released',
  address: 'Changed the address',
  resent: 'Sent an email again',
  'reviews.moderate': 'Moderated a review',
  'stock.change': 'Corrected stock',
  'flags.change': 'Changed a flag',
  'staff.change': 'Changed staff',
  'tokens.change': 'Changed a token',
  'webhooks.change': 'Changed a webhook',
};

/** Values that a change may have, by the names under which they are written down. */
export const changedFields: Readonly<Record<string, string>> = {
  status: 'State',
  trackingCode: 'Tracking number',
  shipDate: 'Leaves by',
  note: 'Note',
  reason: 'Reason',
  because: 'Because',
  quantity: 'Units',
  role: 'Role',
  leftMinor: 'Can still be given back',
  cardMinor: 'To the card',
  creditMinor: 'As credit',
  lines: 'Lines',
  isActive: 'Active',
  isHeld: 'Held',
  address: 'Address',
  resent: 'Email',
  isHere: 'Received',
  isPaidElsewhere: 'Paid elsewhere',
  name: 'Name',
  scopes: 'May',
  email: 'Email',
};
export const changedValues: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

/** What a verb allows, as a scope of a token. */
export const verbs: Readonly<Record<string, string>> = {
  'today.read': 'See today’s figures',
  'orders.read': 'See orders',
  'orders.ship': 'Pack and ship',
  'orders.change': 'Cancel, release, let things come back',
  'orders.note': 'Write notes',
  'orders.refund': 'Refund',
  'reviews.moderate': 'Answer and refuse reviews',
  'messages.read': 'Read messages',
  'stock.change': 'Correct stock',
  'flags.read': 'See flags',
  'flags.change': 'Switch flags',
  'money.read': 'Read the reconciliation',
  'staff.read': 'See staff and tokens',
  'staff.change': 'Invite, change roles, switch off',
  'tokens.change': 'Make and revoke tokens',
  'webhooks.read': 'See webhooks and their log',
  'webhooks.change': 'Add, remove, switch on, resend webhooks',
  'audit.read': 'Read the audit',
};

// Staff
export const staffSummary = (people: number, invited: number) =>
  `${people} ${inEnglish(people, 'person', 'people')}, ${invited} invited. One table of verbs decides; the desk and the tokens read the same one.`;
export const people = 'People';
export const name = 'Name';
export const role = 'Role';
export const sessions = 'Sessions';
export const since = 'Since';
export const act = 'Act';
export const active = 'Active';
export const switchedOff = 'Switched off';
export const invited = (day: string) => `Invited, until ${day}`;
export const roleOf = (person: string) => `Role of ${person}`;
export const switchOff = 'Switch off…';
export const switchOn = 'Switch on';
export const switchOffQuestion = (person: string) => `Switch off ${person}?`;
export const switchOffWhy = (sessions: number) =>
  `${sessions} ${inEnglish(sessions, 'session ends', 'sessions end')} at once, wherever they are. What they did stays.`;
export const keepOn = 'Keep them on';
export const switchOffNow = 'Switch off now';
export const invite = 'Invite';
export const email = 'Email';
export const makeLink = 'Make a link';
export const linkHint = 'The link works once, for 7 days.';
export const linkShownOnce = 'This is the only time the link is shown. Send it to them by a way you trust.';
export const whoMay = 'Roles';
export const may = 'may';
export const mayAsked = 'may, is asked to sign in again';
export const mayNot = 'may not';
export const verb = 'May';

// Tokens
export const tokensHint =
  'Programs call the desk with them. A token has the verbs it was made with, and no more.';
export const newToken = 'A new token';
export const tokenName = 'Name';
export const tokenScopes = 'May';
export const makeToken = 'Make the token';
export const secretShownOnce =
  'This is the only time it is shown. A hash is kept; lost is lost, and a new one takes a minute.';
export const putAway = 'I have put it where it belongs';
export const done = 'Done';
export const lastUsed = 'Last used';
export const neverUsed = 'never';
export const madeBy = 'Made by';
export const verbCount = (count: number) => `${count} ${inEnglish(count, 'verb', 'verbs')}`;
export const revoke = 'Revoke…';
export const revokeOf = (token: string) => `Revoke ${token}`;
export const revokeQuestion = (token: string) => `Revoke ${token}?`;
export const revokeWhy = 'The program that uses it is refused from now on. It cannot be undone.';
export const revokeIt = 'Revoke it';
export const keepToken = 'Keep it';
export const noTokens = 'No tokens yet.';

// Audit
export const auditHint = 'Every change by desk or token. Rows only grow.';
export const auditColumns = {
  at: 'When',
  by: 'Who',
  verb: 'Did',
  thing: 'Thing',
  change: 'Before and after',
  address: 'From',
};
export const auditFilters = { thing: 'Thing', thingId: 'Number', person: 'Person', from: 'From', to: 'To' };
export const byKinds = { person: 'desk', token: 'token', environment: 'environment', shop: 'the shop' };
export const fromPlace = (kind: string, address: string) =>
  [kind, address].filter((part) => part !== '').join(', ');
export const nothingChanged = 'nothing changed';

// Joining
export const join = 'Join the desk';
export const joinLead = 'You were invited to work at the desk of this shop. The link works once.';
export const joinNow = 'Join';
export const joinWithoutLink = 'This link is not whole. Ask for a new one.';
export const openDesk = 'Open the desk';
export const joinedAs = (role: string) => `Welcome. You are here as ${role.toLowerCase()}.`;
