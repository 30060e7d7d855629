// Giving a heart and taking it back. Asking twice is the same as asking once.
import type { Queries } from '../../database/database.ts';
import {
  countLoves,
  deleteLove,
  hasLove,
  insertLove,
  lockLoves,
  loveCountOf,
} from '../../database/queries/love/love.ts';
import { withRetry } from '../../database/with-retry.ts';
import type { LoveRefusal } from '../../domain/love/love.ts';
import type { Owner } from '../../domain/visitor/owner.ts';

export type LoveChanged =
  | { readonly ok: true; readonly loveCount: number }
  | { readonly ok: false; readonly code: Exclude<LoveRefusal, 'login_required'> };

/** A guest may love `guestMax` things; whoever is over it already keeps what they have. */
export function addLove(
  queries: Queries,
  owner: Owner,
  productId: number,
  guestMax: number,
): Promise<LoveChanged> {
  return withRetry(() =>
    queries.transaction(async (transaction): Promise<LoveChanged> => {
      await lockLoves(transaction, owner);
      if (!(await hasLove(transaction, owner, productId))) {
        if ('guestId' in owner && (await countLoves(transaction, owner)) >= guestMax)
          return { ok: false, code: 'guest_max' };
        if (!(await insertLove(transaction, owner, productId))) return { ok: false, code: 'no_such_product' };
      }
      return loveAnswer(await loveCountOf(transaction, productId));
    }),
  );
}

export function removeLove(queries: Queries, owner: Owner | null, productId: number): Promise<LoveChanged> {
  return withRetry(() =>
    queries.transaction(async (transaction) => {
      if (owner) {
        await lockLoves(transaction, owner);
        await deleteLove(transaction, owner, productId);
      }
      return loveAnswer(await loveCountOf(transaction, productId));
    }),
  );
}

function loveAnswer(loveCount: number | null): LoveChanged {
  return loveCount === null ? { ok: false, code: 'no_such_product' } : { ok: true, loveCount };
}
