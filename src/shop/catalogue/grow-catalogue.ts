// Makes a shop large, to see what grows with it: synthetic products, reviews and loves beside the demo shop's.
import type { Queries } from '../../database/database.ts';
import {
  gatherStatistics,
  insertLargeLoves,
  insertLargeOffers,
  insertLargeProducts,
  insertLargeReviews,
  largeCounts,
} from '../../database/queries/catalogue/large-catalogue.ts';
import {
  isFilledWith,
  rememberFilledWith,
  takeSeedingTurn,
} from '../../database/queries/catalogue/seeding.ts';

import { refreshListingWithin } from '../listing/refresh-listing.ts';

type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;

const count = new Intl.NumberFormat('en-US');

/** All of it or nothing; false when it is there already. */
export async function growCatalogue(
  queries: Queries,
  now: number,
  step: Step,
  counts = largeCounts,
): Promise<boolean> {
  const { products, reviews, loves } = counts;
  return queries.transaction(async (tx) => {
    await takeSeedingTurn(tx);
    if (await isFilledWith(tx, 'large-catalogue')) return false;
    await step(`${count.format(products)} products added`, () => insertLargeProducts(tx, products));
    await step('their sizes, prices and stock added', () => insertLargeOffers(tx));
    await step(`${count.format(reviews)} reviews added`, () => insertLargeReviews(tx, counts, now));
    await step(`${count.format(loves)} loves added`, () => insertLargeLoves(tx, counts, now));
    await step('hung in the lists', () => refreshListingWithin(tx));
    await step('statistics gathered', () => gatherStatistics(tx));
    await rememberFilledWith(tx, 'large-catalogue', now);
    return true;
  });
}
