// Who loves what. Customers are few and known, guests are many: what is reviewed much is loved more.
import type { CatalogueProduct } from '../../src/domain/catalogue/catalogue.ts';
import type { CatalogueLove, CataloguePeople } from '../../src/domain/catalogue/catalogue-people.ts';
import { chanceOf } from '../chance.ts';
import { hoursOnline } from '../reviews/drafts.ts';
import { people } from './customers.ts';

export function lovesFor(products: readonly CatalogueProduct[]): CatalogueLove[] {
  const chance = chanceOf(271);
  return people.flatMap(({ id }) =>
    chance
      .shuffled(products.filter((product) => !product.isGiftCard))
      .slice(0, chance.between(0, 7))
      .map((product) => ({
        productId: product.id,
        customerId: id,
        hoursAgo: 1 + Math.floor(chance.next() * (hoursOnline(product) - 1)),
      })),
  );
}

/** The ordinary one is the one that everybody loves. */
const favourite = { productId: 1001, guests: 1_210 };

export function guestLovesFor(
  products: readonly CatalogueProduct[],
  reviews: ReadonlyMap<number, number>,
): CataloguePeople['guestLoves'] {
  return products
    .filter((product) => !product.isGiftCard)
    .map(({ id }) => {
      if (id === favourite.productId) return favourite;
      const chance = chanceOf(id * 7);
      return { productId: id, guests: 4 + Math.round((reviews.get(id) ?? 0) * (1 + 6 * chance.next())) };
    });
}
