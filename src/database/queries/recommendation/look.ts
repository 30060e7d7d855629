import type { Queries } from '../../database.ts';

/** The products a stylist put around this one, in order; never one that some people may not buy. */
export async function findLook(queries: Queries, productId: number): Promise<number[]> {
  const items = await queries.query.lookItem.findMany({
    where: (item, { eq }) => eq(item.productId, productId),
    orderBy: (item, { asc }) => asc(item.position),
    with: { other: { columns: { id: true, isActive: true, isListed: true, audienceExclusionType: true } } },
  });
  return items
    .filter(({ other }) => other.isActive && other.isListed && other.audienceExclusionType === null)
    .map(({ other }) => other.id);
}
