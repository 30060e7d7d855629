// What the reviews of a product can be filtered by: only what at least one of them says, with how many do.
import type { Queries } from '../../database/database.ts';
import * as records from '../../database/queries/review/review.ts';
import { heightBandNames } from '../../domain/review/review-query.ts';
import { nameFitSteps } from '../../words/review/name-fit-steps.ts';
import { words } from '../../words/review/words.ts';
import { language } from '../../words/spoken.ts';

export interface ReviewFilterOptions {
  readonly key: 'rating' | 'size' | 'fit' | 'height' | 'photos' | 'verified';
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly count: number }[];
}

/** Null when there is no such product. */
export async function readReviewFilters(
  queries: Queries,
  productId: number,
  categoryIds: readonly number[],
): Promise<ReviewFilterOptions[] | null> {
  const summary = await records.findSummary(queries, productId);
  if (!summary) return null;
  const [facets, sizes] = await Promise.all([
    summary.total === 0 ? [] : records.countFacets(queries, productId),
    records.findSizes(queries, productId),
  ]);
  const steps = nameFitSteps(language(), categoryIds);
  const facet = (key: records.FacetRecord['facet'], values: readonly (readonly [string, string])[]) =>
    values.map(([value, name]) => ({
      value,
      name,
      count: facets.find((found) => found.facet === key && found.value === value)?.count ?? 0,
    }));
  const sizeNames = new Set([
    ...sizes.map(({ name }) => name),
    ...facets.flatMap(({ facet, value }) => (facet === 'size' ? [value] : [])),
  ]);
  const all: ReviewFilterOptions[] = [
    {
      key: 'rating',
      name: words.filterNames.rating,
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        name: words.stars(stars),
        count: summary.stars[stars - 1] ?? 0,
      })),
    },
    {
      key: 'size',
      name: words.filterNames.size,
      options: facet(
        'size',
        [...sizeNames].map((name) => [name, name]),
      ),
    },
    {
      key: 'fit',
      name: words.filterNames.fit,
      options: facet(
        'fit',
        steps.map((name, at) => [String(at + 1), name]),
      ),
    },
    {
      key: 'height',
      name: words.filterNames.height,
      options: facet(
        'height',
        heightBandNames.map((band) => [band, words.heightBands[band]]),
      ),
    },
    { key: 'photos', name: words.filterNames.photos, options: facet('photos', [['true', words.withPhotos]]) },
    {
      key: 'verified',
      name: words.filterNames.verified,
      options: facet('verified', [['true', words.bought]]),
    },
  ];
  return all.flatMap(({ options, ...rest }) => {
    const some = options.filter(({ count }) => count > 0);
    return some.length === 0 ? [] : [{ ...rest, options: some }];
  });
}
