// The people anybody may sign in as, beside everyone else of a demo shop.
import { sql } from 'drizzle-orm';
import type { CatalogueAccount, CataloguePeople } from '../../../domain/catalogue/catalogue-people.ts';
import type { Queries, Transaction } from '../../database.ts';
import { insertPeople } from './catalogue-people.ts';

export async function hasCustomer(queries: Queries | Transaction, id: string): Promise<boolean> {
  const { rows } = await queries.execute(sql`select from customer where id = ${id}`);
  return rows.length > 0;
}

export async function insertKnownPeople(
  transaction: Transaction,
  people: CataloguePeople,
  accounts: readonly CatalogueAccount[],
  passwordHash: string,
  now: number,
): Promise<void> {
  await insertPeople(transaction, people, now);
  const rows = sql`${JSON.stringify(accounts)}::jsonb`;
  await transaction.execute(sql`
    insert into credential (id, user_id, provider_id, account_id, password)
    select gen_random_uuid()::text, "customerId", 'credential', "customerId", ${passwordHash}
      from jsonb_to_recordset(${rows}) as a("customerId" text)`);
  await transaction.execute(sql`
    update customer set phone = a.phone from jsonb_to_recordset(${rows}) as a("customerId" text, phone text)
     where customer.id = a."customerId"`);
  await transaction.execute(sql`
    insert into customer_address (customer_id, label, name, line1, line2, city, region, postal_code, country, is_first,
                                  created_at)
    select "customerId", f.label, f.name, f.line1, f.line2, f.city, f.region, f."postalCode", f.country, number = 1,
           now() + number * interval '1 microsecond'
      from jsonb_to_recordset(${rows}) as a("customerId" text, addresses jsonb)
      cross join jsonb_array_elements(addresses) with ordinality as e(address, number)
      cross join jsonb_to_record(address) as f(label text, name text, line1 text, line2 text, city text, region text,
                                               "postalCode" text, country text)`);
  await transaction.execute(sql`
    with made as (
      insert into wishlist (customer_id, name)
      select "customerId", list ->> 'name'
        from jsonb_to_recordset(${rows}) as a("customerId" text, wishlists jsonb)
        cross join jsonb_array_elements(wishlists) as e(list)
      returning id, customer_id, name
    )
    insert into wishlist_item (wishlist_id, product_id, position)
    select made.id, product::bigint, number - 1
      from jsonb_to_recordset(${rows}) as a("customerId" text, wishlists jsonb)
      cross join jsonb_array_elements(wishlists) as e(list)
      join made on made.customer_id = "customerId" and made.name = list ->> 'name'
      cross join jsonb_array_elements_text(list -> 'productIds') with ordinality as p(product, number)`);
}
