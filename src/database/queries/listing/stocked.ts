// Where anything hangs now, by the counts that lists have.
import { sql } from 'drizzle-orm';
import type { Stocked } from '../../../domain/listing/search/begun-places.ts';
import type { Queries } from '../../database.ts';

type Cell =
  | { readonly collection: number; readonly color: string; readonly brand: null; readonly products: number }
  | { readonly collection: null; readonly color: null; readonly brand: number; readonly products: number };

export async function findStocked(queries: Queries): Promise<Stocked> {
  const { rows } = await queries.execute<Cell>(sql`
    select collection_id as collection, color, brand_id as brand, sum(products)::int as products
      from listing_facet_count where products > 0
     group by grouping sets ((collection_id, color), (brand_id))`);
  const colors = new Map<number, Map<string, number>>();
  const brands = new Set<number>();
  for (const { collection, color, brand, products } of rows) {
    if (brand !== null) brands.add(brand);
    else colors.set(collection, (colors.get(collection) ?? new Map<string, number>()).set(color, products));
  }
  return { colors, brands };
}
