import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database.ts';
import { shopLogo } from '../../schema/settings/settings.ts';

/** One that is brought again is as new. */
export async function saveLogo(
  tx: Transaction,
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  await tx
    .insert(shopLogo)
    .values({ name, bytes: Buffer.from(bytes) })
    .onConflictDoUpdate({ target: shopLogo.name, set: { broughtAt: sql`now()` } });
}

export async function findLogo(queries: Queries, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [found] = await queries
    .select({ bytes: shopLogo.bytes })
    .from(shopLogo)
    .where(eq(shopLogo.name, name));
  return found ? new Uint8Array(found.bytes) : null;
}

/** Until the transaction ends it stays. */
export async function hasLogo(tx: Transaction, name: string): Promise<boolean> {
  const found = await tx
    .select({ name: shopLogo.name })
    .from(shopLogo)
    .where(eq(shopLogo.name, name))
    .for('key share');
  return found.length > 0;
}
