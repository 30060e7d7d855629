// Programs that may call the desk. Only the hash of a token is stored.
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { DeskVerb } from '../../../domain/desk/verbs.ts';
import type { Queries, Transaction } from '../../database.ts';
import { deskToken } from '../../schema/desk/desk.ts';

export type TokenRecord = typeof deskToken.$inferSelect;

/** Null when there is none, or it was revoked. */
export async function findToken(queries: Queries, tokenHash: string): Promise<TokenRecord | null> {
  const [token] = await queries
    .select()
    .from(deskToken)
    .where(and(eq(deskToken.tokenHash, tokenHash), isNull(deskToken.revokedAt)));
  return token ?? null;
}

/** A token that is used all day is written to once a minute. */
export async function touchToken(queries: Queries, id: string): Promise<void> {
  await queries
    .update(deskToken)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(eq(deskToken.id, id), sql`coalesce(${deskToken.lastUsedAt} < now() - interval '1 minute', true)`),
    );
}

export function findTokens(queries: Queries): Promise<TokenRecord[]> {
  return queries
    .select()
    .from(deskToken)
    .where(isNull(deskToken.revokedAt))
    .orderBy(asc(deskToken.createdAt));
}

export interface NewToken {
  readonly name: string;
  readonly verbs: DeskVerb[];
  readonly tokenHash: string;
  readonly createdBy: string;
}

export async function insertToken(tx: Transaction, token: NewToken): Promise<TokenRecord> {
  const [made] = await tx.insert(deskToken).values(token).returning();
  if (!made) throw new Error('A token was written and is not there.');
  return made;
}

/** Null when there is none, or it was revoked before. */
export async function revokeToken(tx: Transaction, id: string): Promise<TokenRecord | null> {
  const [revoked] = await tx
    .update(deskToken)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(deskToken.id, id), isNull(deskToken.revokedAt)))
    .returning();
  return revoked ?? null;
}
