// Whoever guesses codes is stopped before anything is looked up.
import { forgiveTries, reserveTries, waitOfTries } from '../../database/queries/account/rate-limit.ts';
import { isCodeValidNow } from '../../database/queries/checkout/coupon.ts';
import { codeCounts } from '../../domain/checkout/codes/code-limit.ts';
import { normalizedCode } from '../../domain/checkout/codes/coupon.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/**
 * Every code counts until it turns out to be one that is valid now, whoever else tries at the same moment. How many
 * seconds to wait when there were too many; null when it may be given.
 */
export async function countCode(
  { database: { checkout }, hash }: Pick<CheckoutDeps, 'database' | 'hash'>,
  { owner, address }: { readonly owner: Owner | null; readonly address: string },
  code: string,
): Promise<number | null> {
  if (owner === null) return null;
  const counted = codeCounts(owner, address).map(([name, limit]) => ({ key: hash(name), limit }));
  const mayTry = await reserveTries(checkout, counted);
  const wait = mayTry ? null : await waitOfTries(checkout, counted);
  if (wait !== null || (await isCodeValidNow(checkout, normalizedCode(code))))
    await forgiveTries(
      checkout,
      counted.map(({ key }) => key),
    );
  return wait;
}
