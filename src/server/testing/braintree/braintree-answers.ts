// What the local Braintree tells of its books, in the shapes of the schema.
import { cardOfToken } from '../../../domain/payment/test-card.ts';
import type { BraintreeBooks, Refund, StoredCard, Transaction } from './braintree-books.ts';

const amount = (minor: number) => ({ value: (minor / 100).toFixed(2), currencyCode: 'USD' });

const card = (token: string) => ({
  __typename: 'CreditCardDetails',
  brandCode: 'VISA',
  last4: cardOfToken(token)?.number.slice(-4) ?? '',
  expirationMonth: '12',
  expirationYear: '2031',
});

const billing = {
  fullName: 'Ada Ohio',
  addressLine1: '1 Main St',
  addressLine2: null,
  adminArea1: 'OH',
  adminArea2: 'Columbus',
  postalCode: '43004',
  countryCode: 'US',
};

const formatRefund = (refund: Refund) => ({ ...refund, amount: amount(refund.minor) });

export function renderTransaction(one: Transaction): object {
  return {
    ...one,
    amount: amount(one.minor),
    statusHistory: one.events,
    paymentMethodSnapshot: card(one.token),
    refunds: one.refunds.map(formatRefund),
    partialCaptureDetails: () => {
      if (one.whole)
        return {
          __typename: 'ChildCapture',
          parentAuthorization: () => one.whole && renderTransaction(one.whole),
        };
      if (one.parts.length === 0) return null;
      const totalAmountAuthorized = amount(one.authorised);
      return {
        __typename: 'ParentAuthorization',
        totalAmountAuthorized,
        childCaptures: one.parts.map(renderTransaction),
      };
    },
  };
}

export function renderReversal(one: Transaction | Refund): object {
  return one.__typename === 'Refund' ? formatRefund(one) : renderTransaction(one);
}

export const renderRefund = formatRefund;

interface Paged {
  readonly first?: number;
  readonly after?: string | null;
}

const page = <T>(all: readonly T[], { first = 50, after }: Paged, shown: (one: T) => object) => {
  const start = after ? Number(after) + 1 : 0;
  const some = all.slice(start, start + Math.min(first, 50));
  return {
    edges: some.map((one, at) => ({ cursor: String(start + at), node: shown(one) })),
    pageInfo: {
      hasNextPage: start + some.length < all.length,
      hasPreviousPage: start > 0,
      endCursor: some.length === 0 ? null : String(start + some.length - 1),
    },
  };
};

export const renderCard = ({ token, ...one }: StoredCard) => ({
  ...one,
  details: { ...card(token), cardholderName: 'Ada Ohio', billingAddress: billing },
});

interface Search extends Paged {
  readonly input: {
    readonly orderId?: { readonly is?: string };
    readonly createdAt?: { readonly greaterThanOrEqualTo?: string };
  };
}

/** The newest first. */
export function searchBooks(books: BraintreeBooks, { input, ...paged }: Search) {
  const { orderId, createdAt } = input;
  const since = createdAt?.greaterThanOrEqualTo;
  const all = [...books.transactions.values()]
    .reverse()
    .filter((one) => orderId?.is === undefined || one.orderId === orderId.is)
    .filter((one) => since === undefined || one.createdAt >= since);
  return page(all, paged, renderTransaction);
}

export function renderNode(books: BraintreeBooks, id: string): object | null {
  const transaction = books.transactions.get(id);
  if (transaction) return renderTransaction(transaction);
  const customer = books.customers.get(id);
  if (!customer) return null;
  const cards = [...books.vault.values()].filter(({ customerId }) => customerId === id).reverse();
  return {
    __typename: 'Customer',
    ...customer,
    paymentMethods: (paged: Paged) => page(cards, paged, renderCard),
  };
}
