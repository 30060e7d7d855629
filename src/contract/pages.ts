// Every page of the shop, once: where it is, whose it is, which parameters make it another page, and whether search
// engines are told of it. The storefront mounts its routes by this table (web/routes.ts, one file for each name), the
// server decides by it what may be kept for everyone, and robots.txt is written from it.
import { addRefusalNamed } from '../domain/bag/bag.ts';
import { listingSearch, parseListingQuery } from '../domain/listing/listing.ts';
import { tidyQuery } from '../domain/listing/search-query.ts';
import { sectionSlugs } from '../domain/product/product-sections.ts';
import { pageReviewSize, reviewPageSize } from '../domain/review/review.ts';
import { parseReviewQuery, reviewSearch } from '../domain/review/review-query.ts';
import { waitlistNoticeNamed } from '../domain/waitlist/waitlist-answers.ts';

interface Parameters {
  get(name: string): string | null;
  getAll(name: string): string[];
}

export interface PageRule {
  /** As React Router writes it. */
  readonly path: string;
  /**
   * Shows what is somebody's own: made for each request, and kept by nobody. Every other page is made without knowing
   * who asks, and the same bytes are sent to everyone.
   */
  readonly isPersonal?: true;
  /** Search engines are asked to stay away. What is somebody's own is closed to them anyway. */
  readonly isClosed?: true;
  /** A card is typed on it, in a frame of the processor's. No other page may frame anything. */
  readonly takesCards?: true;
  /** Tells of paying in four, in the lenders' own words where their scripts are set. */
  readonly tellsPayInFour?: true;
  /**
   * The query it is made for, in one spelling: whatever it does not name is no part of the page. Values come from closed
   * sets, so that nobody can fill the memory for pages with what means nothing.
   */
  readonly query?: (parameters: Parameters) => string;
}

const list = (parameters: Parameters) => listingSearch(parseListingQuery(parameters)).slice(1);

export const pages = {
  home: { path: '/' },
  product: { path: '/product/:productId/:slug?', query: productQuery, tellsPayInFour: true },
  /** A draft, for whoever has a link of the desk's. */
  preview: { path: '/preview/:token', isPersonal: true },
  listing: { path: '/c/:category', query: list },
  search: {
    path: '/search',
    isClosed: true,
    query: (parameters) =>
      listingSearch(
        parseListingQuery(parameters),
        tidyQuery(parameters.get('q') ?? ''),
        parameters.get('exact') === '1',
      ).slice(1),
  },
  presale: { path: '/presale-products', query: list },
  reviews: {
    path: '/products/reviews/:productId',
    query: (parameters) => reviewSearch(parseReviewQuery(parameters)).slice(1),
  },
  'write-review': { path: '/myaccount/reviews/review/:productId', isPersonal: true },
  bag: { path: '/bag', isPersonal: true },
  /** Where one shops as, and in which currency. */
  region: { path: '/region', isPersonal: true },
  checkout: { path: '/checkout', isPersonal: true, takesCards: true, tellsPayInFour: true },
  order: { path: '/order/:orderId', isPersonal: true },
  /** One's own, or a list that was shared by its link. */
  loves: { path: '/loves/:token?', isPersonal: true },
  login: { path: '/login/:step?', isPersonal: true },
  /** Before the rest of the account: the first that fits is meant. */
  'account-card': { path: '/myaccount/card', isPersonal: true, takesCards: true },
  account: { path: '/myaccount/:section?/:id?', isPersonal: true },
  'gift-card': { path: '/purchase-gift-certificate.html', isPersonal: true },
  'gift-card-balance': { path: '/gift-card-balance', isPersonal: true },
  'size-chart': { path: '/sizechart' },
  /** To keep one's place, and to hear nothing more. */
  waitlist: { path: '/waitlist/:step', isPersonal: true },
  outbox: { path: '/outbox', isPersonal: true },
  /** Which flags are on for whoever looks, and why. */
  flags: { path: '/flags', isPersonal: true },
  design: { path: '/design', isClosed: true },
  // One entry for all pages of words: every page is told of every route.
  content: { path: '*' },
} as const satisfies Readonly<Record<string, PageRule>>;

export type PageName = keyof typeof pages;

/** A value as it is written in the one spelling; null when it means nothing. */
type Meaning = (value: string) => string | null;

const productParameters: Readonly<Record<string, Meaning>> = {
  image: (value) => (/^[1-9]\d?$/.test(value) ? value : null),
  reviews: (value) => (['', '1', 'true'].includes(value) ? 'true' : null),
  /** A word says why; the page says the same whatever it is. */
  reviewStatus: (value) => (/^[\w-]{0,40}$/.test(value) ? 'unavailable' : null),
  ps: (value) => (reviewPageSize(value) === pageReviewSize ? null : String(reviewPageSize(value))),
  /** Which of them a product has is known only with the product. */
  size: (value) => (/^[1-9]\d{0,15}$/.test(value) ? value : null),
  tab: (value) => sectionSlugs.find((slug) => slug === value) ?? null,
  notice: (value) => (addRefusalNamed(value) === null && waitlistNoticeNamed(value) === null ? null : value),
};

function productQuery(parameters: Parameters): string {
  return Object.entries(productParameters)
    .flatMap(([name, meaning]) => {
      const given = parameters.get(name);
      const value = given === null ? null : meaning(given);
      return value === null ? [] : [`${name}=${value}`];
    })
    .join('&');
}
