import { inEnglish } from '../plural.ts';

// The ledger of a product
export const ledger = 'Ledger';
export const ledgerHint = 'What moved the stock of this product, the latest first. Its rows only grow.';
export const ledgerOf = (name: string) => `Ledger of ${name}`;
export const levels = 'Levels';
export const ledgerColumns = {
  at: 'When',
  size: 'Size',
  change: 'Change',
  onHand: 'Then there were',
  reason: 'Reason',
  by: 'Who',
  note: 'Why',
};
export const reasons = {
  count: 'Counted',
  restock: 'Arrived',
  sale: 'Sold',
  return: 'Came back',
  correction: 'Corrected',
};
export const nothingMoved = 'Nothing has moved yet.';

// What is held of a product now
export const holds = 'Held';
export const holdsHint = (units: number) =>
  `${units} ${inEnglish(units, 'unit is', 'units are')} promised to checkouts and exchanges; what is not paid for comes back by itself.`;
export const nothingHeld = 'Nothing is held.';
export const holdColumns = { since: 'Since', for: 'For', size: 'Size', units: 'Units', until: 'Until' };
export const holders = { customer: 'A customer', guest: 'A guest' };
export const holdReasons = {
  checkout: 'at the last step of checkout',
  paying: 'paying now',
  second_step: 'confirming with their bank',
  no_answer: 'whose bank has not answered',
};
export const exchangeOf = (orderId: number) => `Exchange, order ${orderId}`;
export const untilAnswered = 'Until the bank answers';

// Correcting one size
export const countNow = 'There are';
export const because = 'Why, for the ledger';
export const setLevel = 'Set the level';
export const levelSet = (onHand: number) => `There are ${onHand} now.`;

// Counts of the shelf
export const counts = 'Counts';
export const countsHint = 'Sales go on while you count: a difference is told against the moment you counted.';
export const startCount = 'Begin a count';
export const countName = 'Name, such as a shelf';
export const scope = 'What to count';
export const scopes = { products: 'Products', brand: 'A brand', list: 'A list I paste' };
export const productNumbers = 'Numbers of products, with spaces between';
export const brandName = 'Name of the brand';
export const noNumbers = 'These are not numbers of products.';
export const begin = 'Begin';
export const noCounts = 'No count yet';
export const noCountsWhy = 'Begin one with a few products, a brand, or a list.';
export const countColumns = {
  name: 'Count',
  by: 'Begun by',
  at: 'Begun',
  counted: 'Counted',
  differ: 'Differ',
  state: 'State',
};
export const states = { open: 'Open', booked: 'Booked' };
export const ofSizes = (counted: number, sizes: number) => `${counted} of ${sizes}`;
export const begunBy = (name: string, when: string) =>
  `${name}, begun ${when}. Sales meanwhile are no differences.`;
export const progress = (counted: number, sizes: number) =>
  `${counted} of ${sizes} ${inEnglish(sizes, 'size', 'sizes')} counted`;
/** Units with their sign, as they are shown. */
export const differs = (differ: number, units: number, shown: string, money: string) =>
  `${differ} ${inEnglish(differ, 'differs', 'differ')}, by ${shown} ${inEnglish(Math.abs(units), 'unit', 'units')} and ${money} at retail`;
export const lineColumns = {
  size: 'Size',
  expected: 'Expected',
  counted: 'Counted',
  difference: 'Differs',
  money: 'Worth',
  by: 'By',
  say: 'Note',
};
export const countedOf = (name: string) => `Counted, ${name}`;
export const leaveOut = (units: number) => `Leave out ${units} sold, still to pack`;
export const movedSince = (units: string) => `${units} since you counted; not a difference`;
export const paste = 'Paste or scan a list';
export const pasteHint = 'One line each: SKU, then how many there are.';
export const unreadableLine = (line: number) => `Line ${line} is not a SKU and a number.`;
export const writeDown = 'Write it down';
export const writtenDown = (lines: number) =>
  `${lines} ${inEnglish(lines, 'line is', 'lines are')} written down.`;
export const lineRefused = (line: number, why: string) => `Line ${line}: ${why}`;
export const lineRefusals = {
  unknown_sku: 'there is no such SKU.',
  named_twice: 'named in a line before.',
  counted_before: 'counted already; change it in the table.',
  too_many: 'the count is full.',
};
export const nearest = (sku: string) => `The nearest is ${sku}.`;
export const look = 'Look at the differences';
export const noDifferences = 'Nothing differs: there is nothing to book, and the count can be closed.';
export const book = (differences: number) =>
  differences === 0
    ? 'Close the count'
    : `Book ${differences} ${inEnglish(differences, 'difference', 'differences')}`;
export const booked = (differences: number) =>
  `${differences} ${inEnglish(differences, 'difference is', 'differences are')} booked.`;
export const wouldChange = 'What would change';
export const changeColumns = { sku: 'SKU', difference: 'Differs', before: 'On the shelf', after: 'Then' };
export const needsOther = 'More than you may move: a manager or an owner books it.';
export const moveRefusals = {
  below_reserved: 'Checkouts hold these: left out until they are done.',
  too_many: 'More than a shelf can hold.',
};
