// Where anything hangs now, by the counts that lists have.
import { sql } from 'drizzle-orm';
import type { Stocked } from '../../../domain/listing/search/begun-places.ts';
import type { Queries } from '../../database.ts';

export async function findStocked(queries: Queries): Promise<Stocked> {
  const [cells, brands] = await Promise.all([
    queries.execute<{ collection: number; color: string; products: number }>(sql`
      select collection_id as collection, color, sum(products)::int as products
        from listing_facet_count where products > 0 group by collection_id, color`),
    queries.execute<{ brand: number }>(sql`
      select distinct brand_id as brand from listing_facet_count where products > 0`),
  ]);
  const colors = new Map<number, Map<string, number>>();
  for (const { collection, color, products } of cells.rows) {
    const ofPlace = colors.get(collection) ?? new Map<string, number>();
    colors.set(collection, ofPlace.set(color, products));
  }
  return { colors, brands: new Set(brands.rows.map(({ brand }) => brand)) };
}
