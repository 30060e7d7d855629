// Customers as the desk lists, reads and changes them.
import type { Hono } from 'hono';
import * as contract from '../../../contract/desk/customers.ts';
import { parseCustomerCursor, readCustomerQuery } from '../../../domain/desk/customer-list.ts';
import { pageSizes } from '../../../domain/desk/list.ts';
import { decimalOfMoney, type Money } from '../../../domain/pricing/money.ts';
import type { CreditOutcome, ErasureOutcome } from '../../../shop/desk/change-customer.ts';
import type { Shop } from '../../../shop/shop.ts';
import { formatMoney } from '../../../words/text/format-money.ts';
import { mount } from '../api.ts';
import type { Environment } from '../environment.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { ProblemError } from '../problem.ts';
import { type RefusalsOf, refuseUnlessOk } from '../refuse-unless-ok.ts';

export function mountCustomerDesk(app: Hono<Environment>, { shop }: { readonly shop: Shop }): void {
  mount(app, contract.listCustomers, async ({ query }) => {
    const { 'page[after]': after, ps, ...narrowed } = query;
    const cursor = after === undefined ? null : parseCustomerCursor(after);
    if (after !== undefined && cursor === null)
      throw new ProblemError('invalid_request', 'There is no such page of the list.');
    const content = await shop.desk.listCustomers({
      ...readCustomerQuery(narrowed),
      after: cursor,
      size: Math.min(Number(ps ?? pageSizes.usual), pageSizes.most),
    });
    return { success: true as const, content };
  });

  mount(app, contract.readDeskCustomer, async ({ params }) => {
    const content = await shop.desk.readCustomer(params.id);
    if (!content) throw noSuchCustomer();
    return { success: true as const, content };
  });

  mount(app, contract.moveCredit, async ({ params: { id }, body, c, actor }) => {
    const moved = await shop.desk.moveCredit(actor, { customerId: id, ...body, key: idempotencyKey(c) });
    refuseUnlessOk(moved, creditRefusals);
    return { success: true as const, content: { customerId: id, credit: viewCredit(moved.credit) } };
  });

  mount(app, contract.exportCustomer, async ({ params: { id }, actor }) => {
    const data = await shop.desk.exportCustomer(actor, id);
    if (data === null) throw noSuchCustomer();
    return { success: true as const, content: data as Record<string, unknown> };
  });

  mount(app, contract.eraseCustomer, async ({ params: { id }, body: { email }, actor }) => {
    refuseUnlessOk(await shop.desk.eraseCustomer(actor, { customerId: id, email }), erasureRefusals);
    return { success: true as const };
  });
}

const noSuchCustomer = () => new ProblemError('not_found', 'There is no such customer.');

const viewCredit = (credit: Money) => ({ currency: credit.currency, amount: decimalOfMoney(credit) });

const creditRefusals: RefusalsOf<CreditOutcome> = {
  not_found: noSuchCustomer,
  key_reused: () =>
    new ProblemError('conflict', 'This Idempotency-Key was used for another amount or reason.'),
  not_an_amount: () => new ProblemError('unprocessable', 'The amount is finer than its currency knows.'),
  below_zero: ({ credit }) =>
    new ProblemError(
      'conflict',
      `There is ${formatMoney('en', credit)} to take: credit does not fall below zero.`,
    ),
  changed_meanwhile: ({ credit }) => {
    const refusal = new ProblemError(
      'changed_meanwhile',
      `The credit has changed meanwhile: it is ${formatMoney('en', credit)} now.`,
    );
    refusal.current = viewCredit(credit);
    return refusal;
  },
};

const erasureRefusals: RefusalsOf<ErasureOutcome> = {
  not_found: noSuchCustomer,
  other_address: () => new ProblemError('unprocessable', 'This is not the e-mail address of this customer.'),
  is_staff: () => new ProblemError('conflict', 'Whoever works at the desk cannot be erased from here.'),
  is_paying: () =>
    new ProblemError(
      'conflict',
      'A payment of theirs is still under way: the account can be erased after it.',
    ),
};
