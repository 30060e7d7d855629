// What the desk does for a customer: credit, their data, and the end of their account, each with its entry in the audit.
import type { Queries } from '../../database/database.ts';
import { exportCustomer } from '../../database/queries/account/account.ts';
import { addCredit, findCreditMoved, lockCredit } from '../../database/queries/checkout/credit.ts';
import { insertAuditEntry } from '../../database/queries/desk/audit.ts';
import { findCreditDeeds, lockCustomer } from '../../database/queries/desk/customer.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { creditStep } from '../../domain/desk/credit-step.ts';
import { type Money, money, moneyFromDecimal } from '../../domain/pricing/money.ts';
import { askerOf } from '../account/asker-of.ts';
import { closeAccountIn } from '../account/close-account.ts';
import type { ShopDeps } from '../shop-deps.ts';

export interface CreditMove {
  readonly customerId: string;
  /** A decimal in the currency of their credit; below zero takes. */
  readonly amount: number;
  readonly reason: string;
  /** What whoever moves it saw there; undefined where they did not look. */
  readonly seen?: number | undefined;
  readonly key: string;
}

export type CreditOutcome =
  | { readonly ok: true; readonly credit: Money }
  | { readonly ok: false; readonly code: 'not_found' | 'key_reused' | 'not_an_amount' }
  | { readonly ok: false; readonly code: 'below_zero' | 'changed_meanwhile'; readonly credit: Money };

export function moveCredit(queries: Queries, actor: Actor, move: CreditMove): Promise<CreditOutcome> {
  const { customerId, amount, reason, seen, key } = move;
  const source = `desk ${customerId} ${key}`;
  return withRetry(() =>
    queries.transaction(async (tx): Promise<CreditOutcome> => {
      if (!(await lockCustomer(tx, customerId))) return { ok: false, code: 'not_found' };
      const credit = await lockCredit(tx, customerId);
      const { currency } = credit;
      const step = moneyFromDecimal(amount, currency);
      if (!step) return { ok: false, code: 'not_an_amount' };
      const movedBefore = await findCreditMoved(tx, source);
      if (movedBefore !== null) {
        const [deed] = await findCreditDeeds(tx, customerId, source);
        const isSame = movedBefore === step.minor && deed?.reason === reason;
        return isSame ? { ok: true, credit } : { ok: false, code: 'key_reused' };
      }
      if (seen !== undefined && moneyFromDecimal(seen, currency)?.minor !== credit.minor)
        return { ok: false, code: 'changed_meanwhile', credit };
      const after = creditStep(credit.minor, step.minor);
      if (!after.ok)
        return after.code === 'nothing' ? { ok: true, credit } : { ok: false, code: 'below_zero', credit };
      await addCredit(tx, { customerId }, step.minor, 'goodwill', source);
      await insertAuditEntry(tx, actor, {
        verb: 'customers.credit',
        thing: 'customer',
        thingId: customerId,
        before: { balanceMinor: credit.minor },
        after: { balanceMinor: after.balanceMinor, currency, reason },
      });
      return { ok: true, credit: money(after.balanceMinor, currency) };
    }),
  );
}

type Deps = Pick<ShopDeps, 'database' | 'hash'>;

/** The same document that they get in their account; null when there is no such customer. */
export function exportCustomerData(
  { database: { shop: queries }, hash }: Deps,
  actor: Actor,
  customerId: string,
): Promise<unknown> {
  return queries.transaction(async (tx) => {
    const customer = await lockCustomer(tx, customerId);
    if (!customer) return null;
    await insertAuditEntry(tx, actor, { verb: 'customers.export', thing: 'customer', thingId: customerId });
    return exportCustomer(tx, askerOf(hash)(customer));
  });
}

export type ErasureOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'other_address' | 'is_staff' | 'is_paying' };

/** Whoever works here is taken off the desk first, so that a shop does not lose its last owner by it. */
export function eraseCustomer(
  { database: { shop: queries }, hash }: Deps,
  actor: Actor,
  { customerId, email }: { readonly customerId: string; readonly email: string },
): Promise<ErasureOutcome> {
  return withRetry(() =>
    queries.transaction(async (tx): Promise<ErasureOutcome> => {
      const customer = await lockCustomer(tx, customerId);
      if (!customer) return { ok: false, code: 'not_found' };
      if (customer.email.toLowerCase() !== email.toLowerCase()) return { ok: false, code: 'other_address' };
      if (customer.isStaff) return { ok: false, code: 'is_staff' };
      if (!(await closeAccountIn(tx, askerOf(hash)(customer)))) return { ok: false, code: 'is_paying' };
      await insertAuditEntry(tx, actor, { verb: 'customers.erase', thing: 'customer', thingId: customerId });
      return { ok: true };
    }),
  );
}
