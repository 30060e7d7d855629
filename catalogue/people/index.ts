// Everybody in the demo shop and what they did, worked out from fixed seeds: always the same people.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import type { CataloguePeople } from '../../src/domain/catalogue/catalogue-people.ts';
import { draftsFor } from '../reviews/drafts.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import { people } from './customers.ts';
import { guestLovesFor, lovesFor } from './loves.ts';
import { ordersFor } from './orders.ts';

export function peopleOf(products: readonly CatalogueProduct[]): CataloguePeople {
  const drafts = draftsFor(products);
  const counts = new Map(
    [...Map.groupBy(drafts, ({ product }) => product.id)].map(([id, list]) => [id, list.length]),
  );
  return {
    customers: people.map(({ id, name, email, countryId, roles, joinedHoursAgo }) => ({
      id,
      name,
      email,
      countryId,
      joinedHoursAgo,
      ...(roles !== undefined && { roles }),
    })),
    orders: ordersFor(drafts, new Map(products.map((product) => [product.id, product]))),
    reviews: reviewsOf(drafts),
    loves: lovesFor(products),
    guestLoves: guestLovesFor(products, counts),
  };
}
