// How the desk lists customers: by a view, by what somebody types into the search, the newest or the oldest first. A page
// is named by the customer it comes after, so that page 1,000 costs what the first one does.

/** Lists that have a name. */
export const customerViews = ['all', 'ordered_today', 'with_credit'] as const;

export type CustomerView = (typeof customerViews)[number];

export const customerSorts = ['newest', 'oldest'] as const;

export type CustomerSort = (typeof customerSorts)[number];

export const longestCustomerSearch = 96;

export interface CustomerSearch {
  /** Each of them is a part of the name or of the e-mail address. */
  readonly parts: readonly string[];
  /** With each of them the name, a word of it or the e-mail address begins. */
  readonly starts: readonly string[];
  /** Whoever placed that order is meant too; null where no number was typed. */
  readonly orderId: number | null;
  /** All that was typed, where that may be a whole e-mail address; null where it is none. */
  readonly address: string | null;
}

/** By three letters in a row the database finds a part; fewer are in almost every name. */
const isPart = /[\p{L}\p{N}]{3}/u;
const letters = /[\p{L}\p{N}]+/gu;

/** Null where nothing is typed that a name could have. */
export function parseCustomerSearch(text: string): CustomerSearch | null {
  const tidy = text.trim().toLowerCase().slice(0, longestCustomerSearch);
  const [, number] = /^#?([1-9]\d{0,14})$/.exec(tidy) ?? [];
  const words = tidy.split(/\s+/).slice(0, 6);
  const parts = words.filter((word) => isPart.test(word));
  const starts = words.filter((word) => !isPart.test(word)).flatMap((word) => word.match(letters) ?? []);
  if (parts.length + starts.length === 0) return null;
  const address = /^\S+@\S+\.\S+$/.test(tidy) ? tidy : null;
  return { parts, starts, orderId: number === undefined ? null : Number(number), address };
}

export interface CustomerFilters {
  readonly view: CustomerView;
  readonly search: CustomerSearch | null;
  /** That one alone, whatever was searched for. */
  readonly customerId?: string | undefined;
}

/** As the parameters of a list's address name them. */
export interface CustomerListQuery {
  readonly q?: string | undefined;
  readonly view?: CustomerView | undefined;
  readonly sort?: CustomerSort | undefined;
}

export function readCustomerQuery(query: CustomerListQuery): {
  filters: CustomerFilters;
  sort: CustomerSort;
} {
  const { q = '', view = 'all', sort = 'newest' } = query;
  return { filters: { view, search: parseCustomerSearch(q) }, sort };
}

/** The customer that a page comes after. */
export interface CustomerCursor {
  /** In microseconds, as the database counts. */
  readonly since: string;
  readonly customerId: string;
}

export function formatCustomerCursor({ since, customerId }: CustomerCursor): string {
  return `${since}.${customerId}`;
}

export function parseCustomerCursor(text: string): CustomerCursor | null {
  const [, since, customerId] = /^(-?\d{1,18})\.([\w-]{1,40})$/.exec(text) ?? [];
  return since === undefined || customerId === undefined ? null : { since, customerId };
}
