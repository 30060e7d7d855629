// How the desk lists products: by a view, by what somebody types into the search, the newest first or by name. A page is
// named by the product it comes after.

export const productViews = ['all', 'live', 'scheduled', 'draft', 'archived', 'unlisted'] as const;

export type ProductView = (typeof productViews)[number];

export const productSorts = ['newest', 'oldest', 'name', '-name'] as const;

export type ProductSort = (typeof productSorts)[number];

export const longestProductSearch = 96;

/** The number of the product that a page comes after. */
export function parseProductCursor(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
