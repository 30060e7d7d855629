import { inEnglish } from '../plural.ts';

export const today = 'Today';
export const counted = (time: string, zone: string) =>
  `${time} ${zone}. Counted from the orders themselves; the day begins at midnight ${zone}.`;
export const countAgain = 'Count again';

// Figures
export const orders = 'Orders';
export const revenue = 'Revenue';
export const revenueIn = (currency: string) => `Revenue in ${currency}`;
export const noRevenue = 'Nothing was sold today, nor a week ago.';
export const byThen = (value: string, weekday: string) => `${value} last ${weekday} by now`;
export const units = 'Units';
export const average = 'Average order';
export const against = (value: string, before: string) => `${value}, was ${before}`;
export const none = '–';
export const funnel = 'From looking to buying';
export const funnelHint =
  'Pages and presses, as told by browsers that allow it. They name nobody, so people and visits are not counted.';
export const step = 'Step';
export const lastWeekday = (weekday: string) => `Last ${weekday}`;
export const views = 'Pages looked at';
export const bags = 'Put in a bag';
export const revenueHint = 'What they come to, less what went back to cards. Store credit is not in it.';

// Plots
export const plotOf = (name: string, value: string) =>
  `${name} by the hour, ${value} today so far. The table below has every hour.`;
export const hour = 'Hour';
export const asTable = 'As a table';
export const tableBy = (name: string) => `${name} by the hour`;
export const now = 'this hour, not over';

// What needs a person
export const needs = 'Needs a person';
export const needsCount = (count: number) => (count === 1 ? '1' : `${count}, the most pressing first`);
export const nothingNeeded = 'Nothing does.';
export const moreThan = (count: number) => `More than ${count}`;
export const paymentsUnread = 'Payments could not be compared';
export const compareAgain = 'Try again';
export const waitsSince = (when: string) => `The oldest since ${when}.`;
/** Of several, or of one that has no name. */
export const needTitles = {
  payment: (count: number) => inEnglish(count, 'payment does not agree', 'payments do not agree'),
  held_order: (count: number) => inEnglish(count, 'order is held', 'orders are held'),
  late_parcel: (count: number) => inEnglish(count, 'parcel is late', 'parcels are late'),
  webhook_off: (count: number) => inEnglish(count, 'webhook is switched off', 'webhooks are switched off'),
  dead_job: (count: number) => inEnglish(count, 'job was given up', 'jobs were given up'),
  lost_message: (count: number) => inEnglish(count, 'message did not arrive', 'messages did not arrive'),
  review: (count: number) => inEnglish(count, 'review to read', 'reviews to read'),
};
export const onlyOrder = {
  payment: (order: string) => `The payment of order ${order} does not agree`,
  held_order: (order: string) => `Order ${order} is held`,
  late_parcel: (order: string) => `A parcel of order ${order} is late`,
};
export const onlyWebhook = (name: string) => `${name} is switched off`;
export const needTexts = {
  payment: 'The shop and the processor have different amounts, or one of them nothing.',
  held_order: 'Nothing leaves until somebody releases it.',
  late_parcel: 'The day it was to leave has gone by.',
  webhook_off: 'Its program hears nothing more.',
  dead_job: 'The shop tried, and tries no more.',
  lost_message: 'The shop tried, and sends them no more by itself.',
  review: 'The shop shows reviews once somebody has read them.',
};
export const needButtons = {
  payment: 'Compare',
  held_order: 'Look',
  late_parcel: 'Ship',
  webhook_off: 'Switch on',
  dead_job: 'See why',
  lost_message: 'See list',
  review: 'Read',
};

// Goods
export const lowStock = 'Low stock';
export const waitingShoppers = 'Waiting shoppers';
export const deals = 'Deals that run';
export const all = (count: string) => `All ${count}`;
export const allPeople = (count: number) => `All ${count} ${inEnglish(count, 'person', 'people')}`;
export const noLowStock = 'No size is low.';
export const nobodyWaits = 'Nobody waits for anything.';
export const noDeals = 'No deal runs.';
export const goodsColumns = {
  product: 'Product',
  available: 'For sale',
  held: 'Held',
  waiting: 'Wait',
  people: 'People',
  since: 'Since',
  claimed: 'Claimed',
  ends: 'Ends',
};
export const variant = (colour: string, size: string) => (colour === '' ? size : `${colour}, ${size}`);
export const claimedOf = (claimed: number, allotment: number) => `${claimed} of ${allotment}`;

// What did not work
export const unsettled = 'What did not work';
export const unsettledHint = 'What the shop has given up by itself, and money that does not agree.';
export const payments = 'Payments';
export const paymentsAgree = 'All payments agree with their processors.';
export const jobs = 'Work that was given up';
export const workRetried = (kind: string) => `${kind} is taken up again.`;
export const retryWork = (kind: string) => `Try again: ${kind}`;
export const amongMessages = 'Among the messages';
export const noJobs = 'No work was given up.';
export const messages = 'Messages that did not arrive';
export const noMessages = 'All messages arrived.';
export const unsettledColumns = {
  what: 'What',
  order: 'Order',
  processor: 'Processor',
  size: 'Size',
  why: 'Why',
  at: 'When',
};
export const mismatches = {
  charge_without_order: 'Charge without an order',
  order_without_charge: 'Order without a charge',
  authorisation_lapsed: 'Authorization lapsed',
  amounts_differ: 'Amounts differ',
  order_held: 'Order held',
  payment_unsettled: 'Payment not settled',
  movement_open: 'No answer yet',
  return_unpaid: 'Return not paid back',
  refund_refused: 'Refund refused',
  payment_given_up: 'Payment given up',
  dispute_open: 'Dispute',
};
export const channels = { email: 'Email', sms: 'Text' };
export const messageStates = { failed: 'not sent', unknown: 'perhaps sent' };
export const messageOf = (channel: string, state: string) => `${channel}, ${state}`;

// Until the first sale
export const firstSteps = 'First steps';
export const emptyRoom = 'An empty room';
export const emptyRoomHint =
  'Six steps to a first sale, a quarter of an hour in all. Leave when you like; each step is kept as you go.';
export const stepsDone = 'Steps done';
export const stepsOf = (done: number, all: number) => `${done} of ${all}`;
export const steps = {
  name: 'Name and look',
  place: 'Where you are, where you ship',
  goods: 'A first thing to sell',
  payment: 'How you are paid',
  trial: 'Buy it yourself',
  open: 'Open',
};
export const stepActs = {
  name: 'Name it',
  place: 'Say where',
  goods: 'Make it',
  payment: 'See how',
  trial: 'To the shop',
  open: 'See what is left',
};
export const trialHint =
  'A test order shows that the till works. While the built-in cards are taken nobody is charged: 4242 4242 4242 4242, any day to come, any code. Cancel it afterwards under Orders.';
export const change = 'Change';
export const beginElsewhere = 'Or begin elsewhere';
export const beginElsewhereHint =
  'Products from Shopify or from any spreadsheet as CSV: looked through first, applied when you say so, taken back if you like.';
export const bringFile = 'Bring a file';
export const whoElse = 'Who else';
export const whoElseHint = 'Alone is fine. A packer can be invited when there is something to pack.';
export const inviteSomebody = 'Invite somebody';
