// How a product fits people like the one who asks.
import type { Queries } from '../../database/database.ts';
import { countAlike, findSizes, findSummary } from '../../database/queries/review/review.ts';
import { type FitFor, fitFor, heightTolerance } from '../../domain/review/fit-for.ts';

export interface FitRequest {
  readonly productId: number;
  readonly heightCm: number;
  readonly usualSize: string;
}

export interface FitForRead extends Omit<FitFor, 'suggestion'> {
  readonly suggestion:
    | (NonNullable<FitFor['suggestion']> & {
        /** Null where that size is not made of it any more. */
        readonly sizeId: number | null;
      })
    | null;
}

/** Null when there is no such product. */
export async function readFitFor(
  queries: Queries,
  { productId, heightCm, usualSize }: FitRequest,
): Promise<FitForRead | null> {
  if (!(await findSummary(queries, productId))) return null;
  const heights = { from: heightCm - heightTolerance, to: heightCm + heightTolerance };
  const { suggestion, ...summary } = fitFor(await countAlike(queries, productId, usualSize, heights));
  if (!suggestion) return { ...summary, suggestion: null };
  const sizes = await findSizes(queries, productId);
  const sizeId = sizes.find(({ name }) => name === suggestion.sizeName)?.id ?? null;
  return { ...summary, suggestion: { ...suggestion, sizeId } };
}
