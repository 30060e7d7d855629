// How many orders stand behind the name of each view of them.
import { orderListQuery } from '../../contract/desk/order-desk.ts';
import type { Queries } from '../../database/database.ts';
import { countViews } from '../../database/queries/desk/order-list.ts';
import { findViews } from '../../database/queries/desk/saved-view.ts';
import type { Actor } from '../../domain/desk/actor.ts';
import { orderViews, readOrderQuery } from '../../domain/desk/order/order-list.ts';

/** A view that another version of the shop kept, and that is none any more, is left out. */
export async function countOrderViews(queries: Queries, actor: Actor) {
  const views = actor.kind === 'person' ? await findViews(queries, actor.id) : [];
  const own = views.flatMap(({ id, list, query }) => {
    const read = orderListQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
    return list === 'orders' && read.success ? [{ id, filters: readOrderQuery(read.data).filters }] : [];
  });
  const builtIn = orderViews.map((view) => ({ view, filters: readOrderQuery({ view }).filters }));
  const counts = await countViews(
    queries,
    [...builtIn, ...own].map(({ filters }) => filters),
  );
  const countAt = (place: number) => counts[place] ?? { count: 0, isExact: false };
  return {
    views: builtIn.map(({ view }, place) => ({ view, ...countAt(place) })),
    saved: own.map(({ id }, place) => ({ id, ...countAt(builtIn.length + place) })),
  };
}
