// The cards that the built-in processor keeps. It knows of a card the token that stands for it, as of any other.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import type { Queries } from '../../database.ts';
import { sandboxPayer, sandboxSavedCard } from '../../schema/payment/sandbox-processor.ts';

export interface StoredCard {
  readonly id: string;
  readonly payerId: string;
  readonly token: string;
  readonly owner: CardOwner | null;
}

export function sandboxCards(queries: Queries) {
  const columns = {
    id: sandboxSavedCard.id,
    payerId: sandboxSavedCard.payerId,
    token: sandboxSavedCard.token,
    owner: sandboxSavedCard.owner,
  };
  return {
    /** The one there is, or this. */
    openPayer: async (customerId: string, newId: string): Promise<string> => {
      await queries.insert(sandboxPayer).values({ id: newId, customerId }).onConflictDoNothing();
      const [payer] = await queries
        .select({ id: sandboxPayer.id })
        .from(sandboxPayer)
        .where(eq(sandboxPayer.customerId, customerId));
      return payer?.id ?? newId;
    },
    list: (payerId: string): Promise<StoredCard[]> =>
      queries
        .select(columns)
        .from(sandboxSavedCard)
        .where(eq(sandboxSavedCard.payerId, payerId))
        .orderBy(desc(sandboxSavedCard.createdAt), desc(sandboxSavedCard.id)),
    find: async (id: string): Promise<StoredCard | null> => {
      const [card] = await queries.select(columns).from(sandboxSavedCard).where(eq(sandboxSavedCard.id, id));
      return card ?? null;
    },
    delete: async (payerId: string, id: string): Promise<boolean> => {
      const gone = await queries
        .delete(sandboxSavedCard)
        .where(and(eq(sandboxSavedCard.payerId, payerId), eq(sandboxSavedCard.id, id)))
        .returning({ id: sandboxSavedCard.id });
      return gone.length === 1;
    },
    /**
     * The card of a charge that has paid and asked for it; once, however often it is said. A card that comes with another
     * end, which stands behind a dot, is the same card.
     */
    keep: async (chargeId: string, newId: string): Promise<void> => {
      await queries.execute(sql`
        with paid as (
          select payer_id, token, owner from sandbox_processor.charge
          where id = ${chargeId} and saves_card and payer_id is not null and state in ('authorised', 'captured')
        ), renewed as (
          update sandbox_processor.saved_card card set token = paid.token from paid
          where card.payer_id = paid.payer_id and split_part(card.token, '.', 1) = split_part(paid.token, '.', 1)
          returning card.id
        )
        insert into sandbox_processor.saved_card (id, payer_id, token, owner)
        select ${newId}, payer_id, token, owner from paid where not exists (select from renewed)
        on conflict on constraint saved_card_once do nothing`);
    },
  };
}
