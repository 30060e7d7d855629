// Signs about reviews, for a person to read: the database finds what may be one, the rules say which are.
import type { Queries } from '../../database/database.ts';
import * as records from '../../database/queries/review/integrity.ts';
import {
  countByPerson,
  countByStars,
  countRefusals,
  findRefusals,
  type RefusalFilters,
} from '../../database/queries/review/refusals.ts';
import type { AgeSort } from '../../domain/desk/list.ts';
import { groupAlike } from '../../domain/review/alike-texts.ts';
import {
  compareRefusals,
  integrityDays,
  isBurst,
  mostLookedAt,
  mostSigns,
  shareOf,
  sumDecided,
  usualRate,
} from '../../domain/review/integrity.ts';

export async function viewIntegrity(queries: Queries) {
  const count = await records.countLookedAt(queries);
  return {
    days: integrityDays,
    looked: Math.min(count, mostLookedAt),
    isAllLookedAt: count <= mostLookedAt,
    bursts: await viewBursts(queries),
    addresses: await viewAddresses(queries),
    texts: await viewTexts(queries),
    refusals: await viewRefusals(queries),
  };
}

async function viewBursts(queries: Queries) {
  const busy = await records.findBusyDays(queries);
  const bursts = busy.filter(({ reviews, usual }) => isBurst(reviews, usual)).slice(0, mostSigns);
  return Promise.all(
    bursts.map(async ({ productId, reviews, from, to, usual }) => ({
      productId,
      count: reviews,
      from: from.toISOString(),
      to: to.toISOString(),
      usualPerDay: usualRate(usual),
      usualDays: Math.floor(usual.days),
      reviews: await records.findBurstReviews(queries, { productId, from, to }),
    })),
  );
}

async function viewAddresses(queries: Queries) {
  const shared = await records.findSharedAddresses(queries);
  const pick = await readSigns(
    queries,
    shared.flatMap(({ reviewIds }) => reviewIds),
  );
  return shared.map(({ reviewIds, people, products }) => ({
    people,
    products,
    count: reviewIds.length,
    reviews: pick(reviewIds),
  }));
}

async function viewTexts(queries: Queries) {
  const groups = groupAlike(await records.findTextPairs(queries)).slice(0, mostSigns);
  const pick = await readSigns(
    queries,
    groups.flatMap(({ ids }) => ids),
  );
  return groups.map(({ ids, likeness }) => ({ likeness, count: ids.length, reviews: pick(ids) }));
}

/** As many of each sign as somebody reads. */
const mostReviews = 100;

async function readSigns(queries: Queries, ids: readonly number[]) {
  const found = new Map((await records.findSignReviews(queries, ids)).map((review) => [review.id, review]));
  return (some: readonly number[]) => some.slice(0, mostReviews).flatMap((id) => found.get(id) ?? []);
}

async function viewRefusals(queries: Queries) {
  const counted = await countByStars(queries);
  const stars = [1, 2, 3, 4, 5].map((number) => ({
    stars: number,
    ...shareOf(counted.find((one) => one.stars === number) ?? { decided: 0, refused: 0 }),
  }));
  const low = shareOf(sumDecided(stars.slice(0, 2)));
  const high = shareOf(sumDecided(stars.slice(3)));
  return {
    all: shareOf(sumDecided(counted)),
    low,
    high,
    verdict: compareRefusals(low, high),
    stars,
    /** Decided about reviews that were gone before their stars were written down. */
    withoutStars: counted.find((one) => one.stars === null)?.decided ?? 0,
    people: (await countByPerson(queries)).map(({ refusedByStars, ...person }) => ({
      ...person,
      refusedByStars: [...refusedByStars],
    })),
  };
}

export async function listRefusals(
  queries: Queries,
  filters: RefusalFilters,
  page: { readonly sort: AgeSort; readonly size: number; readonly afterId?: number | undefined },
) {
  return {
    refusals: await findRefusals(queries, filters, { ...page, size: page.size + 1 }),
    count: await countRefusals(queries, filters),
  };
}
