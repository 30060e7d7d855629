import { inEnglish } from '../plural.ts';

// The list
export const codes = 'Codes';
export const codesHint =
  'What shoppers type at the bag and the checkout. Codes that were made many at once stand in their batch.';
export const codeSearch = 'The beginning of a code';
export const codeViews = { running: 'Running', coming: 'Coming', ended: 'Ended', all: 'All' };
export const codeStates = { running: 'Running', used_up: 'Used up', coming: 'Coming', ended: 'Ended' };
export const codeColumns = {
  code: 'Code',
  gives: 'Gives',
  minimum: 'From',
  audience: 'For',
  state: 'State',
  starts: 'Starts',
  ends: 'Ends',
  limit: 'Limit',
  perPerson: 'Each person',
  uses: 'Orders',
  discount: 'Given away',
  batch: 'Batch',
  made: 'Made',
};
export const gifts = {
  percent: (percent: number) => `${percent}% off`,
  amount: (sum: string) => `${sum} off`,
  free_shipping: 'Free ground shipping',
  free_shipping_abroad: 'Free shipping abroad',
};
export const audiences = { everyone: 'Everyone', guests: 'Guests' };
export const none = 'none';
export const never = 'never';

// A new code
export const newCode = 'New code';
export const newCodeHint =
  'Nobody has it before you hand it out, unless the bag names it. Sums are in US dollars.';
export const code = 'Code';
export const codeHint = 'Letters, digits, - and _. Small letters become large ones.';
export const kind = 'What it gives';
export const kinds = {
  percent: 'A share off the goods',
  amount: 'An amount off the goods',
  free_shipping: 'Free ground shipping at home',
  free_shipping_abroad: 'Free standard shipping abroad',
};
export const percent = 'Percent off';
export const amount = 'Amount off, USD';
export const minimum = 'For orders from, USD';
export const minimumHint = 'Empty for any order.';
export const starts = 'Starts';
export const startsHint = 'Empty for at once. By the clock of this device.';
export const ends = 'Ends';
export const endsHint = 'Empty for no end.';
export const audience = 'Who may use it';
export const usesMax = 'Uses in all';
export const usesPerPerson = 'Uses of one person';
export const limitHint = 'Empty for no limit.';
export const isOffered = 'The bag names it to whoever may use it';
export const whatAndWhom = 'What it gives, and to whom';
export const whenAndHowOften = 'When, and how often';
export const makeCode = 'Make the code';

// What is wrong with one
export const faults = {
  no_code: (_uses: number) => 'Give it letters or digits.',
  long_code: (_uses: number) => 'A code has at most 40 signs.',
  odd_sign: (_uses: number) => 'Letters, digits, - and _ alone.',
  gift_card_code: (_uses: number) => 'This reads like the code of a gift card.',
  taken: (_uses: number) => 'There is a code of that name already.',
  wrong_percent: (_uses: number) => 'A whole number from 1 to 100.',
  wrong_amount: (_uses: number) => 'More than nothing, at most 100,000.00, in dollars and cents.',
  wrong_minimum: (_uses: number) => 'At most 100,000.00, in dollars and cents.',
  end_before_start: (_uses: number) => 'It ends before it starts.',
  end_gone_by: (_uses: number) => 'That moment has gone by.',
  wrong_limit: (_uses: number) => 'A whole number from 1 to 1,000,000.',
  person_above_all: (_uses: number) => 'One person cannot use it more often than all together.',
  below_used: (uses: number) =>
    `It is used ${uses} ${inEnglish(uses, 'time', 'times')} already: a lower limit cannot hold.`,
  in_use: (_uses: number) => 'Somebody has used it: what it gives stays as it is.',
  wrong_count: (_uses: number) => 'A whole number from 1 to 10,000.',
  long_prefix: (_uses: number) => 'At most 20 signs.',
};

// One code
export const copyCode = 'Copy the code';
export const copied = 'Copied';
export const figures = 'What came of it';
export const uses = 'Orders with it';
export const givenAway = 'Taken off them';
export const postageUnknown = 'Not known: orders do not say what postage would have cost';
export const underWay = 'Being paid now';
export const leftOf = 'Left of the limit';
export const noLimit = 'no limit';
export const madeOn = 'Made';
export const ofBatch = 'Batch';
export const latestUses = 'Its orders';
export const noUses = 'No order has it yet.';
export const useColumns = { order: 'Order', at: 'Placed', discount: 'Taken off', total: 'Total' };
export const changeCode = 'Change it';
export const usedWhy =
  'Somebody has used it: what it gives stays as it is. To give something else, end it and make another.';
export const saveCode = 'Save the changes';
export const codeChanged = (code: string) => `${code} was changed.`;
export const changedBy = 'Somebody else has changed this code meanwhile. What you typed is not saved.';
export const showAsItIs = 'Show it as it is now';
export const endIt = 'End it now';
export const codeEnded = (code: string) => `${code} has ended.`;
export const endAndDelete = 'End or delete it';
export const endHint = 'Whoever has it in their bag is told that it has ended. Orders keep what it took off.';
export const deleteIt = 'Delete it';
export const deleteQuestion = (code: string) => `Delete ${code}?`;
export const deleteWhy = 'Nobody has used it. Bags that name it are told that there is no such code.';
export const keepIt = 'Keep it';

// Many at once
export const batches = 'Batches';
export const batchesHint = 'Codes that were made many at once: one for each person, each of them used once.';
export const toBatches = 'Batches of codes';
export const newBatch = 'Make many codes';
export const newBatchHint =
  'Each begins alike and goes on by chance, so that nobody guesses one: no 0 or O, no 1, I or L, no U.';
export const prefix = 'How they begin';
export const prefixHint = (example: string) => `They will look like ${example}.`;
export const count = 'How many';
export const countHint = 'At most 10,000.';
export const howMany = 'How many, and how they begin';
export const makeCodes = (count: string, isMany: boolean) => `Make ${count} ${isMany ? 'codes' : 'code'}`;
export const makeNoCodes = 'Make codes';
export const batchNamed = (prefix: string) => (prefix === '' ? 'Without a beginning' : prefix);
export const batchTitle = (prefix: string) => (prefix === '' ? 'Batch of codes' : `Batch ${prefix}`);
export const batchStates = { making: 'Being made', whole: 'Made', stopped: 'Stopped', ended: 'Ended' };
export const batchColumns = {
  prefix: 'Begins',
  gives: 'Gives',
  state: 'State',
  made: 'Made',
  ends: 'Ends',
  by: 'By',
  at: 'Asked for',
};
export const madeOf = (made: string, count: string) => `${made} of ${count}`;
export const stoppedWhy = 'The work was stopped. The codes that were made can be used; no more are made.';
export const codesNow = 'Codes there';
export const openNow = 'Not over';
export const usedNow = 'With an order';
export const terms = 'What each gives';
export const lookAtCodes = 'Look at its codes';
export const asFile = 'As a file';
export const downloadCodes = 'Make the file';
export const downloadHint = 'One row a code, with whether it was used. The file is kept for a week.';
export const theEnd = 'The end';
export const endBatch = 'End all of them';
export const endBatchQuestion = (prefix: string) => `End every code of ${batchNamed(prefix)}?`;
export const endBatchWhy = (open: string) =>
  `${open} of them are not over. They end for good: whoever has one is told so. This cannot be taken back.`;
export const keepBatch = 'Let them run';
export const endBatchNow = (open: string) => `End ${open} now`;
export const batchEnded = 'All of them have ended.';
