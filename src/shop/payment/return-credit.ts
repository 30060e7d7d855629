// Store credit that comes back, for an order or for a payment that came to nothing. Whoever had it has it again; where
// there is nobody any more, since an account was closed meanwhile, it goes as a gift card to the address of the order.
import type { Transaction } from '../../database/database.ts';
import { addCredit, canHaveCredit } from '../../database/queries/checkout/credit.ts';
import type { CreditDestination } from '../../domain/order/refund.ts';
import type { Money } from '../../domain/pricing/money.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { shopName } from '../../words/shop-name.ts';
import { makeGiftCards } from '../gift-card/issue-gift-cards.ts';
import type { PaymentDeps } from './payment-deps.ts';

export interface ReturnedCredit {
  /** Null when the order or payment is nobody's. */
  readonly owner: Owner | null;
  readonly amount: Money;
  /** What it is for: the same source returns once. */
  readonly source: string;
  readonly email: string;
  readonly name: string;
}

export async function returnCredit(
  { hash }: Pick<PaymentDeps, 'hash'>,
  tx: Transaction,
  { owner, amount, source, email, name }: ReturnedCredit,
): Promise<CreditDestination> {
  if (owner && (await canHaveCredit(tx, owner))) {
    await addCredit(tx, owner, amount.minor, 'refund', source);
    return 'store_credit';
  }
  const details = {
    recipientName: name,
    recipientEmail: email,
    senderName: shopName(),
    message: '',
    deliverOn: null,
  };
  await makeGiftCards(tx, hash, [{ orderLineId: null, amount, details }]);
  return 'gift_card';
}

interface Paid {
  readonly customerId: string | null;
  readonly guestId: string | null;
}

/** Whose the credit was that paid: the customer whom a guest has become comes before the guest. */
export function creditOwner({
  customerId,
  guestId,
  creditCustomerId,
}: Paid & { readonly creditCustomerId?: string | null }): Owner | null {
  const customer = creditCustomerId ?? customerId;
  if (customer !== null) return { customerId: customer };
  return guestId === null ? null : { guestId };
}
