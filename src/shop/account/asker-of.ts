import type { Asker } from '../../database/queries/account/account.ts';
import type { Customer } from '../../domain/account/customer.ts';
import type { ShopDeps } from '../shop-deps.ts';

export type Askable = Pick<Customer, 'id' | 'email' | 'isEmailProven'>;

/** Whose a waitlist entry or a consent is. */
export const askerOf =
  (hash: ShopDeps['hash']) =>
  ({ id, email, isEmailProven }: Askable): Asker => ({
    customerId: id,
    emailHash: isEmailProven ? hash(email.toLowerCase()) : null,
  });
