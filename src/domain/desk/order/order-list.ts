// How the desk lists orders: by a view, by filters, by what somebody types into the search, the newest or the oldest
// first. A page of the list is named by the order it comes after, so that page 1,000 costs what the first one does.
import { type OrderStatus, orderStatuses, toLeaveStatuses } from '../../order/order.ts';

/** Lists that have a name: what is to be packed now, what should have left, what waits for its day, what needs a person, what comes back. */
export const orderViews = ['all', 'to_pack', 'late', 'waiting', 'needs_person', 'coming_back'] as const;

export type OrderView = (typeof orderViews)[number];

export const orderSorts = ['newest', 'oldest'] as const;

export type OrderSort = (typeof orderSorts)[number];

/** How far its money has come: set aside, taken, or given back in part or whole. `none` was not paid for here. */
export const orderPayments = ['none', 'authorised', 'captured', 'partly_refunded', 'refunded'] as const;

export type OrderPayment = (typeof orderPayments)[number];

export interface OrderFilters {
  readonly view: OrderView;
  readonly state?: OrderStatus | undefined;
  readonly payment?: OrderPayment | undefined;
  readonly country?: string | undefined;
  /** Days, both of them included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly productId?: number | undefined;
  readonly search: OrderSearch | null;
}

/** A number is an order's, an `@` is an email address, anything else is a part of a name or the code of a thing. */
export type OrderSearch =
  | { readonly kind: 'number'; readonly orderId: number }
  | { readonly kind: 'email'; readonly start: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/** As the parameters of a list's address name them. */
export interface OrderListQuery extends Pick<OrderFilters, 'state' | 'payment' | 'country' | 'from' | 'to'> {
  readonly q?: string | undefined;
  readonly view?: OrderView | undefined;
  readonly productId?: string | undefined;
  readonly sort?: OrderSort | undefined;
}

export function readOrderQuery(query: OrderListQuery): { filters: OrderFilters; sort: OrderSort } {
  const { q = '', view = 'all', productId, sort = 'newest', ...filters } = query;
  return {
    filters: {
      ...filters,
      view,
      productId: productId === undefined ? undefined : Number(productId),
      search: parseOrderSearch(q),
    },
    sort,
  };
}

/** Beside the name of a view nobody needs to know more. */
export const mostCountedInView = 99;

/** So many of the latest orders a view of the past is counted in. */
export const mostLookedAt = 1_000;

/**
 * What waits is as much as there is to do, and an order that is named by its number is one. Any other view that is
 * narrowed may have to look through all that was ever sold to find a few.
 */
export function isCountedInLatest({ view, search, ...narrowed }: OrderFilters): boolean {
  if (view !== 'all' || search?.kind === 'number') return false;
  return search !== null || Object.values(narrowed).some((value) => value !== undefined);
}

export interface ViewCount {
  readonly count: number;
  /** False where there are more, or may be: counting stopped. */
  readonly isExact: boolean;
}

export const longestOrderSearch = 96;

export function parseOrderSearch(text: string): OrderSearch | null {
  const tidy = text.trim().toLowerCase().slice(0, longestOrderSearch);
  if (tidy === '') return null;
  const [, number] = /^#?([1-9]\d{0,14})$/.exec(tidy) ?? [];
  if (number !== undefined) return { kind: 'number', orderId: Number(number) };
  if (/^\S+@\S*$/.test(tidy)) return { kind: 'email', start: tidy };
  return { kind: 'words', words: tidy.split(/\s+/).slice(0, 6) };
}

/** The order that a page comes after. */
export interface OrderCursor {
  /** In microseconds, as the database counts. */
  readonly placedAt: string;
  readonly orderId: number;
}

export function formatCursor({ placedAt, orderId }: OrderCursor): string {
  return `${placedAt}-${orderId}`;
}

export function parseCursor(text: string): OrderCursor | null {
  const [, placedAt, orderId] = /^(-?\d{1,18})-([1-9]\d{0,14})$/.exec(text) ?? [];
  return placedAt === undefined || orderId === undefined ? null : { placedAt, orderId: Number(orderId) };
}

export type ParcelState =
  | 'held'
  | 'to_pack'
  | 'partly_packed'
  | 'waiting'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'cancelled';

/** What there is to do with its parcels, as one word. */
export function parcelState(order: {
  readonly status: OrderStatus;
  readonly isHeld: boolean;
  /** Parcels that can leave now, that wait for their day, and that have left. */
  readonly ready: number;
  readonly waiting: number;
  readonly left: number;
}): ParcelState {
  const { status, isHeld, ready, left } = order;
  if (!toLeaveStatuses.some((one) => one === status))
    return status as Exclude<OrderStatus, (typeof toLeaveStatuses)[number]>;
  if (isHeld) return 'held';
  if (ready === 0) return 'waiting';
  return left > 0 ? 'partly_packed' : 'to_pack';
}

export function isOrderStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text);
}
