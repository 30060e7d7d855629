import { inEnglish } from '../plural.ts';

export const deals = 'Deals';
export const dealsHint = 'Times are those of this device; the shop counts by its own clock.';
export const dealsByDay = 'Deals by day';
export const dealsBetween = (from: string, to: string) => `Deals from ${from} to ${to}`;
export const product = 'Product';
export const span = 'Span';
export const twoWeeks = 'Two weeks';
export const month = 'Month';
export const earlier = 'Earlier';
export const later = 'Later';
export const newDeal = 'New deal';
export const none = 'No deal in these days';
export const noneHint = 'A deal is one price below the others, for a while and for so many units.';
export const more = (count: number) => `Only the first ${count} are shown: choose fewer days.`;
export const states = { coming: 'Coming', live: 'Live', claimed: 'Claimed', ended: 'Ended' };
export const barOf = {
  coming: (percent: number, units: number) =>
    `Coming. ${percent}% off, ${units} ${inEnglish(units, 'unit', 'units')}`,
  live: (percent: number, claimed: number) => `Live. ${percent}% off, ${claimed}% claimed`,
  claimed: (percent: number) => `Claimed to the last. ${percent}% off`,
  ended: (percent: number, claimed: number) => `Ended. ${percent}% off, ${claimed}% claimed`,
};
export const dealOf = (name: string, color: string) => `${name}, ${color}`;
export const startsIn = (when: string) => `Starts ${when}`;
export const endsAt = (when: string) => `Ends ${when}`;
export const wasOverAt = (when: string) => `Ended ${when}`;

// Its numbers
export const claimedOf = (allotment: number) => `claimed of ${allotment}`;
export const shownToShoppers = 'shown to shoppers';
export const heldInCheckouts = 'held in checkouts';
export const revenue = (price: string) => `taken, at ${price}`;
export const givenAway = 'given away';
export const inBags = (pieces: number) => `bags, with ${pieces} ${inEnglish(pieces, 'piece', 'pieces')}`;
export const goneAt = (when: string) => `At the pace of the last hour it is gone ${when}.`;
export const noPace = 'Nobody has ordered of it in the last hour.';
export const claims = 'Claims as they come';
export const noClaims = 'Nobody has claimed of it yet.';
export const listening = 'Listening';
export const when = 'When';
export const size = 'Size';
export const units = 'Units';
export const state = 'State';
export const claimStates = {
  held: (until: string) => `Held until ${until}`,
  ordered: 'Ordered',
  cancelled: 'Cancelled',
  let_go: 'Let go',
};

// Its form
export const change = 'Change';
export const find = 'Find the product';
export const starts = 'Starts';
export const ends = 'Ends';
export const off = 'Percent off';
export const allotment = 'Units at that price';
export const allotmentHint = 'Of all sizes together. One person gets two at most.';
export const costs = (price: string, full: string) => `${price}, from ${full}`;
export const look = 'See what it comes to';
export const planIt = 'Plan the deal';
export const save = 'Save';
export const isPlanned = 'The deal is planned.';
export const savedNow = 'Saved.';
export const onlyEndAndUnits = 'It runs: its start and its price stay as shoppers have seen them.';
export const isOver = 'It is over and stays as it was. A new deal can be planned.';
export const endNow = 'End it now…';
export const endQuestion = 'End the deal now?';
export const endEffect = (bags: number, price: string) =>
  bags === 0
    ? 'It is in nobody’s bag.'
    : `${bags} ${inEnglish(bags, 'bag has', 'bags have')} it at the deal’s price: there it costs ${price} again, and says so.`;
export const endHeld = (held: number) =>
  held === 0
    ? ''
    : `${held} ${inEnglish(held, 'unit is', 'units are')} being paid for, and stay at the deal’s price.`;
export const end = 'End the deal';
export const dealEnded = 'The deal is over.';
export const callOff = 'Call off…';
export const callOffQuestion = 'Call off the deal?';
export const callOffHint = 'Nobody has seen its price yet. Its page says no more that a deal comes.';
export const callOffNow = 'Call it off';
export const isCalledOff = 'The deal is called off.';
export const goOn = 'Leave it';
export const noSuchDeal = 'There is no such deal.';
export const noSuchProduct = 'There is no such product.';
export const giftCardsHaveNone = 'Gift cards have no deals.';
export const changedMeanwhile = 'Somebody else has changed this deal meanwhile. This is how it is now.';
export const notNow = 'It has begun or ended meanwhile. Look at it again.';

export const faults = {
  starts_in_past: 'It cannot start in the past.',
  too_far: 'It can start within a year.',
  start_runs: 'It runs: its start stays.',
  overlap: (from: string, to: string) => `Another deal of this product runs from ${from} to ${to}.`,
  ends_before_start: 'It has to end after it starts.',
  ends_in_past: 'That has gone by. To end it at once, end it now.',
  too_long: (days: number) => `A deal runs for ${days} days at most.`,
  is_over: 'It is over and stays as it was.',
  percent: 'From 1 to 99 percent.',
  percent_runs: 'It runs: shoppers have seen its price.',
  not_below: (price: string) => `It has to be below ${price}, which the product costs without the deal.`,
  allotment: (most: string) => `From 1 to ${most} units.`,
  below_claimed: (claimed: number) => `${claimed} are claimed already.`,
};

export const warnings = {
  above_stock: (available: number) =>
    `There ${inEnglish(available, 'is', 'are')} ${available} for sale: the deal sells out before it is claimed.`,
  lowest: (price: string) => `In the European Union it says: lowest price of the 30 days before, ${price}.`,
  not_below_lowest: (price: string) =>
    `It cost ${price} within the 30 days before: in the European Union this is no reduction, and the deal says so.`,
  lowest_unknown:
    'What it cost in the 30 days before is not known: in the European Union a reduction may not be announced without it.',
};
