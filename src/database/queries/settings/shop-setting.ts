import { eq } from 'drizzle-orm';
import type { SettingSection, SettingValues } from '../../../domain/settings/sections.ts';
import type { Queries, Transaction } from '../../database.ts';
import { customer } from '../../schema/account/people.ts';
import { shopSetting } from '../../schema/settings/settings.ts';

export interface StoredSection {
  readonly section: SettingSection;
  readonly value: unknown;
  readonly version: number;
}

/** The sections that anybody has changed. */
export function findSettings(queries: Queries): Promise<StoredSection[]> {
  return queries.select().from(shopSetting);
}

/** Until the transaction ends nobody else changes it. */
export async function lockSection(tx: Transaction, section: SettingSection): Promise<StoredSection> {
  await tx.insert(shopSetting).values({ section }).onConflictDoNothing();
  const [stored] = await tx.select().from(shopSetting).where(eq(shopSetting.section, section)).for('update');
  return stored ?? { section, value: {}, version: 0 };
}

export async function updateSection(
  tx: Transaction,
  { section, value, version }: { section: SettingSection; value: SettingValues; version: number },
): Promise<void> {
  await tx.update(shopSetting).set({ value, version }).where(eq(shopSetting.section, section));
}

export async function findMailbox(queries: Queries, customerId: string): Promise<string | null> {
  const [found] = await queries
    .select({ email: customer.email })
    .from(customer)
    .where(eq(customer.id, customerId));
  return found?.email ?? null;
}
