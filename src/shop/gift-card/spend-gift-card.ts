// What a code is worth, and making it somebody's credit. Whoever guesses is stopped before anything is looked up.
import type { Queries } from '../../database/database.ts';
import { countTry, forgiveTries } from '../../database/queries/account/rate-limit.ts';
import { addCredit, findCredit } from '../../database/queries/checkout/credit.ts';
import {
  findGiftCard,
  type GiftCardBalance,
  takeToRedeem,
} from '../../database/queries/gift-card/gift-card.ts';
import { withRetry } from '../../database/with-retry.ts';
import { guessLimit } from '../../domain/gift-card/gift-card.ts';
import type { Money } from '../../domain/pricing/money.ts';
import { type Trier, trierCounts } from '../../domain/visitor/limit.ts';
import type { Owner } from '../../domain/visitor/owner.ts';
import { codeHash, type Hash } from './gift-card-codes.ts';

export interface SpendingDeps {
  readonly queries: Queries;
  readonly hash: Hash;
}

type Refused =
  | { readonly ok: false; readonly code: 'unknown' }
  | { readonly ok: false; readonly code: 'too_many'; readonly seconds: number };

export type Redeemed =
  | { readonly ok: true; readonly amount: Money; readonly credit: Money }
  | { readonly ok: false; readonly code: 'redeemed' }
  | Refused;

export type BalanceRead = ({ readonly ok: true } & GiftCardBalance) | Refused;

/** Adds what it is worth to their credit. A card does so once, whoever else tries at the same moment. */
export async function redeemGiftCard(
  deps: SpendingDeps,
  trier: Trier,
  owner: Owner,
  code: string,
): Promise<Redeemed> {
  return unlessGuessing<Redeemed>(deps, trier, code, async (codeHash) => {
    const redeemed = await withRetry(() =>
      deps.queries.transaction(async (tx) => {
        const card = await takeToRedeem(tx, codeHash, owner);
        if (!card) return null;
        await addCredit(tx, owner, card.amount.minor, 'gift_card', `gift card ${card.id}`);
        return { ok: true as const, amount: card.amount, credit: await findCredit(tx, owner) };
      }),
    );
    if (redeemed) return redeemed;
    return (await findGiftCard(deps.queries, codeHash)) && { ok: false, code: 'redeemed' };
  });
}

export function readBalance(deps: SpendingDeps, trier: Trier, code: string): Promise<BalanceRead> {
  return unlessGuessing<BalanceRead>(deps, trier, code, async (codeHash) => {
    const card = await findGiftCard(deps.queries, codeHash);
    return card && { ok: true, ...card };
  });
}

/** Every try counts until it turns out that its code is one. `look` answers null for a code that is none. */
async function unlessGuessing<T>(
  { queries, hash }: SpendingDeps,
  trier: Trier,
  code: string,
  look: (codeHash: string) => Promise<T | null>,
): Promise<T | Refused> {
  const counts = trierCounts('gift card', trier, guessLimit).map(([name, limit]) => ({
    key: hash(name),
    limit,
  }));
  for (const { key, limit } of counts) {
    const seconds = await countTry(queries, key, limit);
    if (seconds !== null) return { ok: false, code: 'too_many', seconds };
  }
  const known = codeHash(hash, code);
  const answer = known === null ? null : await look(known);
  if (answer === null) return { ok: false, code: 'unknown' };
  await forgiveTries(
    queries,
    counts.map(({ key }) => key),
  );
  return answer;
}
