// Every page as somebody would open it who wants to see what is the guest's or the customer's, and what each visitor is
// answered: a page, the way to signing in, or that there is no such thing.
import type { PageName } from '../../../contract/pages.ts';
import { type Owned, type VisitorName, visitorNames } from './visitors.ts';

export interface PageRow {
  readonly path: (owned: Owned) => Promise<string> | string;
  readonly answers: Readonly<Record<VisitorName, number>>;
}

const answers = (
  status: number,
  others: Partial<Record<VisitorName, number>> = {},
): Readonly<Record<VisitorName, number>> =>
  ({ ...Object.fromEntries(visitorNames.map((name) => [name, status])), ...others }) as Record<
    VisitorName,
    number
  >;
const anyone = (path: string, status = 200): PageRow => ({ path: () => path, answers: answers(status) });
/** Others are led to signing in. */
const customers = (path: PageRow['path']): PageRow => ({
  path,
  answers: answers(200, { anonymous: 302, guest: 302, 'other guest': 302, merchant: 302 }),
});

export const pageRows: Readonly<Record<PageName, PageRow>> = {
  home: anyone('/'),
  product: anyone('/product/1001/nocturne-bias-slip-dress-bordeaux'),
  // With a link that nobody signed.
  preview: anyone('/preview/1001.1.none', 404),
  listing: anyone('/c/clothing'),
  search: anyone('/search?q=silk'),
  presale: anyone('/presale-products'),
  reviews: anyone('/products/reviews/1001'),
  'write-review': customers(() => '/myaccount/reviews/review/1001'),
  bag: anyone('/bag'),
  region: anyone('/region'),
  checkout: anyone('/checkout'),
  order: { path: async ({ guestOrder }) => `/order/${await guestOrder()}`, answers: answers(404) },
  loves: anyone('/loves'),
  login: {
    path: () => '/login',
    answers: answers(302, { anonymous: 200, guest: 200, 'other guest': 200, merchant: 200 }),
  },
  account: customers(() => '/myaccount'),
  'account-card': customers(() => '/myaccount/card'),
  'gift-card': anyone('/purchase-gift-certificate.html'),
  'gift-card-balance': anyone('/gift-card-balance'),
  'size-chart': anyone('/sizechart'),
  waitlist: anyone('/waitlist/confirm?token=none', 404),
  // Open while the shop is built and tested, and closed where it sells.
  outbox: anyone('/outbox'),
  flags: anyone('/flags'),
  design: anyone('/design'),
  content: anyone('/customerservice/returnspolicy'),
};
