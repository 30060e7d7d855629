import { inEnglish } from '../plural.ts';

export const demand = 'Demand';
export const demandHint = 'Sign-ups for a size that is not there. Nobody is named here.';
export const demandSearch = 'SKU, name or number of a product';
export const groups = { size: 'By size', product: 'By product', week: 'By week' };
export const productFilter = 'Product';
export const columns = {
  sku: 'SKU',
  product: 'Product',
  size: 'Size',
  sizes: 'Sizes',
  waiting: 'Wait',
  money: 'Money',
  since: 'Since',
  called: 'Called now',
  available: 'For sale',
  arrival: 'On the way',
  reorder: 'Suggested',
  certainty: 'How sure',
  week: 'Week of',
  products: 'Products',
};
export const certainties = { good: 'Enough sales', few: 'Few sales', none: 'No sales' };
export const people = (count: number, shown: string) => `${shown} ${inEnglish(count, 'waits', 'wait')}`;
export const range = (from: number, to: number) => `${from} to ${to}`;
export const atLeast = (from: number) => `${from} or more`;
export const unitsOn = (units: number, day: string) => `${units} on ${day}`;

// One size
export const titleOf = (name: string, size: string) => `${name}, ${size}`;
export const nobodyWaits = 'Nobody waits for this size';
export const nobodyWaitsWhy = 'They have heard, or have left the line.';
export const ifAllBought = 'If all of them bought';
export const untilNext = (people: number, at: string) => `${people}, until ${at}`;
export const suggested = (units: number) =>
  units === 0 ? 'Suggested: order none' : `Suggested: order ${units}`;
export const rangeLabel = 'Range';
export const reasons = {
  waiting: 'They wait',
  selling: (rate: string, cover: number) => `Sold a week: ${rate}, for ${cover} weeks`,
  available: 'For sale now',
  arriving: (day: string) => `Arrive on ${day}`,
};
export const doubts = {
  everyone: 'Each who waits is counted as one who buys. Not all will.',
  arrivingUnknown: (day: string) =>
    `More is expected on ${day}. How much is not known here, so nothing was taken off for it.`,
  emptyWeeks: (weeks: number) =>
    `${weeks} ${inEnglish(weeks, 'week with an empty shelf was', 'weeks with an empty shelf were')} left out.`,
  fewSales: (sales: number, weeks: number) =>
    `It leans on ${sales} ${inEnglish(sales, 'sale', 'sales')} in ${weeks} ${inEnglish(weeks, 'week', 'weeks')}, which is not many: ordering the low end first risks less.`,
  noSales: (weeks: number) =>
    `Nothing was sold in ${weeks} ${inEnglish(weeks, 'week', 'weeks')}: only those who wait are counted.`,
  neverForSale:
    'The shelf was empty all the time, so nobody knows what would sell: only those who wait are counted.',
};
export const salesByWeek = 'Sales by week';
export const wholeWeeks = 'Whole weeks; cancelled and returned left out';
export const salesColumns = { week: 'Week of', sales: 'Sold', shelf: 'Shelf' };
export const shelf = { full: 'For sale', empty: 'Empty' };
export const bookDelivery = 'Book a delivery';
