// The books of the local Braintree: transactions, refunds, customers and the cards in the vault, and what each mutation
// does to them. Nobody is asked before a card is.
import { randomBytes } from 'node:crypto';
import { cardOfToken } from '../../../domain/payment/test-card.ts';

export class BraintreeProblem extends Error {
  readonly extensions: Readonly<Record<string, unknown>>;
  constructor(
    message: string,
    errorClass = 'VALIDATION',
    inputPath: readonly string[] = ['input'],
    legacyCode?: string,
  ) {
    super(message);
    this.extensions = { errorClass, inputPath, ...(legacyCode && { legacyCode }) };
  }
}

export interface Refund {
  readonly __typename: 'Refund';
  readonly id: string;
  readonly legacyId: string;
  readonly orderId: string | null;
  readonly minor: number;
  status: string;
}
interface Event {
  readonly __typename: string;
  readonly status: string;
  readonly [more: string]: unknown;
}
export interface Transaction {
  readonly __typename: 'Transaction';
  readonly id: string;
  readonly legacyId: string;
  readonly orderId: string | null;
  readonly createdAt: string;
  readonly customerId: string | null;
  readonly token: string;
  readonly authorised: number;
  minor: number;
  status: string;
  readonly events: Event[];
  readonly refunds: Refund[];
  readonly parts: Transaction[];
  readonly whole: Transaction | null;
}
export interface StoredCard {
  readonly id: string;
  readonly customerId: string;
  readonly token: string;
  readonly createdAt: string;
}
export interface AuthorizeInput {
  readonly paymentMethodId: string;
  readonly transaction: {
    readonly amount: string;
    readonly orderId?: string;
    readonly customerId?: string;
    readonly vaultPaymentMethodAfterTransacting?: unknown;
  };
}

interface VaultInput {
  readonly paymentMethodId: string;
  readonly customerId?: string;
  readonly failOnDuplicatePaymentMethodForCustomer?: boolean;
}

export const globalId = (kind: string, legacyId: string) =>
  Buffer.from(`${kind}_${legacyId}`).toString('base64');
const newId = () => randomBytes(6).toString('hex');

export function createBraintreeBooks(now: () => number) {
  const transactions = new Map<string, Transaction>();
  const customers = new Map<string, { readonly id: string; readonly email: string | null }>();
  const vault = new Map<string, StoredCard>();
  const used = new Set<string>();
  let settlesAtOnce = true;
  const moment = () => new Date(now()).toISOString();

  const minorOf = (amount: string): number => {
    if (!/^\d{1,12}\.\d\d$/.test(amount)) throw new BraintreeProblem('Amount is an invalid format.');
    const minor = Number(amount.replace('.', ''));
    if (minor === 0) throw new BraintreeProblem('Amount must be greater than zero.');
    return minor;
  };
  const transactionOf = (id: string) => {
    const found = transactions.get(id);
    if (!found) throw new BraintreeProblem('An object with this ID was not found.', 'NOT_FOUND');
    return found;
  };
  const become = (transaction: Transaction, __typename: string, status: string, more: object = {}) => {
    transaction.status = status;
    transaction.events.unshift({ __typename, status, timestamp: moment(), ...more });
  };
  const settle = (transaction: Transaction) => become(transaction, 'SettledEvent', 'SETTLED');
  const submit = (transaction: Transaction) => {
    become(transaction, 'SubmittedForSettlementEvent', 'SUBMITTED_FOR_SETTLEMENT');
    if (settlesAtOnce) settle(transaction);
  };

  /** A single-use id stands for a test card, once; one in the vault, for its own customer. */
  const tokenOf = (given: string, customerId: string | null): string => {
    const card = vault.get(given);
    if (card) {
      if (customerId !== null && card.customerId !== customerId)
        throw new BraintreeProblem('The payment method belongs to another customer.');
      return card.token;
    }
    const token = /^(?:fake|tokencc_[0-9a-f]+)(?:_(?:verified|failed))?_(tok_\w+)$/.exec(given)?.[1] ?? '';
    if (used.has(given))
      throw new BraintreeProblem(
        'Cannot use a single-use payment method more than once.',
        'VALIDATION',
        ['input'],
        '93107',
      );
    if (!cardOfToken(token)) throw new BraintreeProblem('Unknown or expired payment method.');
    return token;
  };

  const open = (given: Partial<Transaction> & Pick<Transaction, 'authorised' | 'token'>): Transaction => {
    const legacyId = newId();
    const made: Transaction = {
      __typename: 'Transaction',
      id: globalId('transaction', legacyId),
      legacyId,
      orderId: null,
      createdAt: moment(),
      customerId: null,
      minor: given.authorised,
      status: 'AUTHORIZED',
      events: [],
      refunds: [],
      parts: [],
      whole: null,
      ...given,
    };
    transactions.set(made.id, made);
    return made;
  };

  const isThere = (token: string, customerId: string) =>
    [...vault.values()].some((card) => card.customerId === customerId && card.token === token);
  const keep = (token: string, customerId: string) => {
    if (isThere(token, customerId)) return;
    const id = globalId('paymentmethod', `cc_${newId()}`);
    vault.set(id, { id, customerId, token, createdAt: moment() });
  };

  /** What the bank says of a card, by what stands for it: a second step is taken in the browser, or was not. */
  const verdictOf = (given: string, token: string) => {
    const answer = cardOfToken(token)?.answer;
    const isVerified = given.includes('_verified_') || vault.has(given);
    if (answer === 'approved' || (answer === 'challenged' && isVerified))
      return { __typename: 'AuthorizedEvent', status: 'AUTHORIZED' };
    if (answer === 'challenged')
      return {
        __typename: 'GatewayRejectedEvent',
        status: 'GATEWAY_REJECTED',
        gatewayRejectionReason: 'THREE_D_SECURE',
      };
    const legacyCode = answer === 'insufficient_funds' ? '2001' : '2000';
    return {
      __typename: 'ProcessorDeclinedEvent',
      status: 'PROCESSOR_DECLINED',
      processorResponse: { legacyCode },
    };
  };

  const addRefund = (transaction: Transaction, minor: number, orderId: string | null): Refund => {
    const left = transaction.minor - transaction.refunds.reduce((sum, refund) => sum + refund.minor, 0);
    if (minor > left) throw new BraintreeProblem('Refund amount is too large.');
    const legacyId = newId();
    const id = globalId('refund', legacyId);
    const refund: Refund = {
      __typename: 'Refund',
      id,
      legacyId,
      orderId,
      minor,
      status: 'SUBMITTED_FOR_SETTLEMENT',
    };
    transaction.refunds.push(refund);
    return refund;
  };

  return {
    transactions,
    vault,
    customers,
    tokenOf,
    transactionOf,
    authorise: ({ paymentMethodId, transaction: input }: AuthorizeInput): Transaction => {
      const customerId = input.customerId ?? null;
      if (customerId !== null && !customers.has(customerId)) throw new BraintreeProblem('Unknown customer.');
      const [authorised, token] = [minorOf(input.amount), tokenOf(paymentMethodId, customerId)];
      if (paymentMethodId.startsWith('tokencc_')) used.add(paymentMethodId);
      const made = open({ authorised, token, customerId, orderId: input.orderId ?? null });
      const { __typename, status, ...why } = verdictOf(paymentMethodId, token);
      become(made, __typename, status, why);
      if (status === 'AUTHORIZED' && input.vaultPaymentMethodAfterTransacting && customerId !== null)
        keep(token, customerId);
      return made;
    },
    capture: (id: string, amount: string | undefined): Transaction => {
      const transaction = transactionOf(id);
      if (transaction.status !== 'AUTHORIZED' || transaction.parts.length > 0)
        throw new BraintreeProblem('Cannot submit for settlement unless status is authorized.');
      const minor = amount === undefined ? transaction.minor : minorOf(amount);
      if (minor > transaction.authorised) throw new BraintreeProblem('Settlement amount is too large.');
      transaction.minor = minor;
      submit(transaction);
      return transaction;
    },
    captureSome: (id: string, amount: string, orderId: string | null): Transaction => {
      const whole = transactionOf(id);
      const before = whole.parts.reduce((sum, part) => sum + part.minor, 0);
      const minor = minorOf(amount);
      if (whole.status !== 'AUTHORIZED') throw new BraintreeProblem('Cannot capture this transaction.');
      if (before + minor > whole.authorised) throw new BraintreeProblem('Settlement amount is too large.');
      const part = open({ authorised: minor, token: whole.token, orderId, whole });
      whole.parts.push(part);
      submit(part);
      whole.minor = before + minor;
      return part;
    },
    reverse: (id: string): Transaction | Refund => {
      const transaction = transactionOf(id);
      if (transaction.status === 'SETTLED')
        return addRefund(transaction, transaction.minor, transaction.orderId);
      if (!['AUTHORIZED', 'SUBMITTED_FOR_SETTLEMENT'].includes(transaction.status))
        throw new BraintreeProblem('Transaction can only be voided while it is not settled.');
      become(transaction, 'VoidedEvent', 'VOIDED');
      return transaction;
    },
    /** The bank sets nothing aside for it any more; what was taken in parts stays taken. */
    expire: (id: string): void =>
      become(transactionOf(id), 'AuthorizationExpiredEvent', 'AUTHORIZATION_EXPIRED'),
    refund: (id: string, amount: string | undefined, orderId: string | null): Refund => {
      const transaction = transactionOf(id);
      if (transaction.status !== 'SETTLED')
        throw new BraintreeProblem('Cannot refund a transaction unless it is settled.');
      return addRefund(transaction, amount === undefined ? transaction.minor : minorOf(amount), orderId);
    },
    /** Asks the bank whether the card is good, and keeps it where it is. */
    vaultCard: ({
      paymentMethodId,
      customerId = '',
      failOnDuplicatePaymentMethodForCustomer,
    }: VaultInput) => {
      if (!customers.has(customerId)) throw new BraintreeProblem('Unknown customer.');
      const token = tokenOf(paymentMethodId, customerId);
      if (paymentMethodId.startsWith('tokencc_')) used.add(paymentMethodId);
      if (failOnDuplicatePaymentMethodForCustomer && isThere(token, customerId))
        throw new BraintreeProblem('Duplicate card exists in the vault.', 'VALIDATION', ['input'], '81763');
      const verdict = verdictOf(paymentMethodId, token);
      if (verdict.status === 'AUTHORIZED') keep(token, customerId);
      const paymentMethod = [...vault.values()].findLast((card) => card.customerId === customerId) ?? null;
      const verification = {
        ...verdict,
        status: verdict.status === 'AUTHORIZED' ? 'VERIFIED' : verdict.status,
      };
      return { paymentMethod: verdict.status === 'AUTHORIZED' ? paymentMethod : null, verification };
    },
    openCustomer: (email: string | null) => {
      const id = globalId('customer', newId());
      customers.set(id, { id, email });
      return { id, email };
    },
    deleteCard: (id: string) => {
      if (!vault.delete(id)) throw new BraintreeProblem('An object with this ID was not found.', 'NOT_FOUND');
    },
    /** From now on what is taken stays on its way until it is settled. */
    settleLater: () => {
      settlesAtOnce = false;
    },
    settleSooner: () => {
      settlesAtOnce = true;
    },
    settleAll: () => {
      for (const one of transactions.values()) if (one.status === 'SUBMITTED_FOR_SETTLEMENT') settle(one);
    },
  };
}

export type BraintreeBooks = ReturnType<typeof createBraintreeBooks>;
