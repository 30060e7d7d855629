// Reviews in a shop of 10,000 and in one of 1,000,000: a page of them, under filters, and what they can be narrowed by.
import { firstLargeProduct } from '../src/database/queries/catalogue/large-catalogue.ts';
import { compareShops, type GrownShops, grownProducts } from './grown-shops.ts';
import type { Tell } from './report.ts';

/** From the most spoken of to the least: at each place both shops have products with about as many reviews. */
const places = Array.from({ length: 60 }, (_, index) => (index + 1) / 61);

const filters = [{ rating: [5] }, { fit: [3] }, { height: ['168-175'] }, { search: 'bought a second' }];

export async function measureReviews(shops: GrownShops, tell: Tell): Promise<void> {
  const pickIds = (name: keyof GrownShops) =>
    places.map((place) => firstLargeProduct + Math.floor(place * grownProducts[name]));
  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const [small, large] = [pickIds('small'), pickIds('large')];
  const lists = (ids: readonly number[], body: (at: number) => unknown) =>
    ids.map((id, at) => ({ path: `/api/product/${id}/reviews`, init: post(body(at)) }));
  const line = (what: string) => `${what} of 1,000,000 reviews, of 10,000`;
  const everything = () => ({ pageSize: 5 });
  const filterOf = (at: number) => ({ pageSize: 5, filters: filters[at % filters.length] });
  tell(
    await compareShops(line('a page'), shops, {
      small: lists(small, everything),
      large: lists(large, everything),
    }),
  );
  tell(
    await compareShops(line('a filter'), shops, {
      small: lists(small, filterOf),
      large: lists(large, filterOf),
    }),
  );
  const summary = (id: number) => ({ path: `/api/product/${id}/review-filters` });
  tell(
    await compareShops(line('the counts'), shops, { small: small.map(summary), large: large.map(summary) }),
  );
}
