// A view of a list that somebody keeps for themselves: its name, and the parameters of its address.

export const savedLists = [
  'orders',
  'payment-links',
  'customers',
  'stock',
  'demand-size',
  'demand-product',
  'demand-week',
  'refusals',
  'messages',
  'webhook-log',
  'audit',
  'products',
  'codes',
] as const;

export type SavedList = (typeof savedLists)[number];

export function isSavedList(name: string): name is SavedList {
  return savedLists.some((list) => list === name);
}

export const longestViewName = 40;
export const longestViewQuery = 400;
/** More than fit beside each other. */
export const mostViews = 20;

/** The parameters of a list that are worth keeping, in one order: of the page somebody was on nothing is kept. */
export function viewQuery(query: Readonly<Record<string, string>>): string {
  const parameters = Object.entries(query)
    .filter(([name, value]) => name !== 'page[after]' && value !== '')
    .toSorted(([a], [b]) => a.localeCompare(b));
  return parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
