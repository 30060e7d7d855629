// The codes anybody may try in a demo shop, and the credit of the people anybody may sign in as.
import { sql } from 'drizzle-orm';
import type { CatalogueCoupon, CatalogueCredit } from '../../../domain/catalogue/catalogue-people.ts';
import type { Queries, Transaction } from '../../database.ts';
import { addCredit } from '../checkout/credit.ts';

export async function hasCoupon(queries: Queries | Transaction, code: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from coupon where code = ${code}`);
  return rows.length > 0;
}

export async function insertKnownCodes(
  tx: Transaction,
  coupons: readonly CatalogueCoupon[],
  credit: readonly CatalogueCredit[],
): Promise<void> {
  await tx.execute(sql`
    insert into coupon (code, kind, percent, amount_minor, minimum_minor, audience, is_offered, uses_max, uses_per_person, ends_at)
    select code, kind, percent, amount, coalesce(minimum, 0), coalesce(audience, 'everyone'), coalesce("isOffered", false), "usesMax", "usesPerPerson",
           now() - make_interval(hours => "endedHoursAgo")
      from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb) as c(code text, kind text, percent int, amount bigint,
        minimum bigint, audience text, "isOffered" bool, "usesMax" int, "usesPerPerson" int, "endedHoursAgo" int)
    on conflict (code) do nothing`);
  for (const { customerId, amount } of credit)
    await addCredit(tx, { customerId }, amount, 'goodwill', `demo shop ${customerId}`);
}
