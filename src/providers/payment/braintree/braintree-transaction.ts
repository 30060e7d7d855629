// A transaction of Braintree's, told as the shop's charge.
import type { BraintreeCharge } from '../../../domain/payment/braintree-charge.ts';
import type { Charge, ChargeState, DeclineReason } from '../../../domain/payment/charge.ts';
import { brandName, cardLabel } from '../../../domain/payment/saved-card.ts';
import { addMoney, type Money, money, moneyFromDecimal } from '../../../domain/pricing/money.ts';

export interface WireAmount {
  readonly value: string;
  readonly currencyCode: string;
}
export interface WireRefund {
  readonly id: string;
  readonly orderId: string | null;
  readonly status: string;
  readonly amount: WireAmount;
}
/** Something that was taken: a whole transaction, or a part of one. */
export interface WireTaken {
  readonly id: string;
  readonly orderId: string | null;
  readonly status: string;
  readonly amount: WireAmount;
  readonly refunds: readonly WireRefund[] | null;
}
export interface WireTransaction extends WireTaken {
  readonly createdAt: string;
  readonly statusHistory:
    | readonly {
        readonly status: string;
        readonly processorResponse?: { readonly legacyCode: string | null } | null;
        readonly gatewayRejectionReason?: string | null;
      }[]
    | null;
  readonly paymentMethodSnapshot: { readonly brandCode?: string; readonly last4?: string } | null;
  readonly partialCaptureDetails: {
    readonly totalAmountAuthorized?: WireAmount;
    readonly childCaptures?: readonly WireTaken[] | null;
    readonly parentAuthorization?: { readonly id: string; readonly orderId: string | null } | null;
  } | null;
}

/** Tried and not gone through: no money moved. */
const failed: ReadonlySet<string> = new Set([
  'FAILED',
  'GATEWAY_REJECTED',
  'PROCESSOR_DECLINED',
  'SETTLEMENT_DECLINED',
  'AUTHORIZATION_EXPIRED',
]);
const declined: ReadonlySet<string> = new Set(['FAILED', 'GATEWAY_REJECTED', 'PROCESSOR_DECLINED']);
const taken: ReadonlySet<string> = new Set([
  'SUBMITTED_FOR_SETTLEMENT',
  'SETTLEMENT_CONFIRMED',
  'SETTLEMENT_PENDING',
  'SETTLING',
  'SETTLED',
]);
/** Only what is on its way to the shop's bank can be refunded in part; before that it can be let go, whole. */
const refundable: ReadonlySet<string> = new Set(['SETTLING', 'SETTLED']);

export const isDeclined = ({ status }: Pick<WireTaken, 'status'>) => declined.has(status);
export const isRefundable = ({ status }: Pick<WireTaken, 'status'>) => refundable.has(status);

export function amountOf({ value, currencyCode }: WireAmount): Money {
  const amount = moneyFromDecimal(value, currencyCode);
  if (!amount) throw new Error(`Braintree tells an amount of ${value} ${currencyCode}.`);
  return amount;
}

/** What was taken in parts, as far as it went through. */
export function partsOf({ partialCaptureDetails }: WireTransaction): readonly WireTaken[] {
  return (partialCaptureDetails?.childCaptures ?? []).filter(({ status }) => !failed.has(status));
}

/** Of the shop's payment that it belongs to; what has no such id is not the shop's. */
export function attemptOf(orderId: string | null | undefined): string | null {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?= |$)/.exec(orderId ?? '')?.[0] ?? null;
}

export function refundedOf({ amount, refunds, status }: WireTaken): Money {
  const whole = amountOf(amount);
  if (status === 'VOIDED') return whole;
  return sum(
    (refunds ?? []).filter((refund) => !failed.has(refund.status)).map((refund) => amountOf(refund.amount)),
    whole.currency,
  );
}

/** Was all of it taken, before it may have been let go again? */
export function wasTaken({ status, statusHistory }: WireTransaction): boolean {
  if (status === 'SETTLEMENT_DECLINED') return false;
  return taken.has(status) || (statusHistory ?? []).some((event) => taken.has(event.status));
}

export function chargeOfTransaction(
  transaction: WireTransaction,
  attemptId: string,
  row: BraintreeCharge | null,
): Charge {
  const parts = partsOf(transaction);
  const amount = amountOf(transaction.partialCaptureDetails?.totalAmountAuthorized ?? transaction.amount);
  const { currency } = amount;
  const all = parts.length > 0 ? parts : wasTaken(transaction) ? [transaction] : [];
  const captured = sum(
    all.map((one) => amountOf(one.amount)),
    currency,
  );
  const state = stateOf(transaction, amount, captured);
  const { brandCode, last4 } = transaction.paymentMethodSnapshot ?? {};
  return {
    id: attemptId,
    attemptId,
    state,
    amount,
    captured,
    refunded: sum(all.map(refundedOf), currency),
    declineReason: state === 'declined' ? declineReasonOf(transaction.statusHistory ?? []) : null,
    nextActionUrl: null,
    cardLabel: last4 ? cardLabel({ brand: brandName(brandCode), last4 }) : null,
    createdAt: row?.createdAt ?? new Date(transaction.createdAt),
  };
}

/** Before Braintree knows of it. */
export function chargeOfRow({ attemptId, amount, state, createdAt }: BraintreeCharge): Charge {
  const nothing = money(0, amount.currency);
  return {
    id: attemptId,
    attemptId,
    state: state === 'closed' ? 'voided' : 'created',
    amount,
    captured: nothing,
    refunded: nothing,
    declineReason: null,
    nextActionUrl: null,
    cardLabel: null,
    createdAt,
  };
}

function stateOf(transaction: WireTransaction, amount: Money, captured: Money): ChargeState {
  const { status } = transaction;
  if (isDeclined(transaction)) return 'declined';
  // Under way without anything for the shopper to do: the shop asks again.
  if (status === 'AUTHORIZING') return 'requires_action';
  const isOver =
    status === 'VOIDED' || status === 'AUTHORIZATION_EXPIRED' || status === 'SETTLEMENT_DECLINED';
  if (captured.minor === 0) return isOver ? 'voided' : 'authorised';
  return isOver || captured.minor >= amount.minor ? 'captured' : 'authorised';
}

export interface WireNo {
  readonly processorResponse?: { readonly legacyCode: string | null } | null;
  readonly gatewayRejectionReason?: string | null;
}

/** The newest that says why. */
export function declineReasonOf(refusals: readonly WireNo[]): DeclineReason {
  for (const { processorResponse, gatewayRejectionReason } of refusals) {
    if (gatewayRejectionReason === 'THREE_D_SECURE') return 'authentication_failed';
    if (processorResponse?.legacyCode === '2001') return 'insufficient_funds';
    if (processorResponse?.legacyCode === '2099') return 'authentication_failed';
  }
  return 'card_declined';
}

function sum(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, money(0, currency));
}
