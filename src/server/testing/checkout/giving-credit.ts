// Store credit for whoever is at the checkout, and what they have of it.
import { randomUUID } from 'node:crypto';
import * as contract from '../../../contract/checkout/quote.ts';
import { answerOf, type TestShop } from '../test-shop.ts';

export function givingCredit(shop: TestShop) {
  /** To the guest whose quote it is, in minor units. */
  const giveToGuest = async (quoteId: string, minor: number): Promise<void> => {
    await shop.query(
      `with account as (
         insert into credit_account (guest_id, balance_minor)
         select guest_id, $2::bigint from quote where id = $1 returning id, balance_minor
       )
       insert into credit_ledger (account_id, amount_minor, reason, source)
       select id, balance_minor, 'goodwill', $3 from account`,
      [quoteId, minor, randomUUID()],
    );
  };

  const readCredit = async (response: Response): Promise<number> =>
    (await answerOf(response, contract.readCredit)).content;

  return { giveToGuest, readCredit };
}
