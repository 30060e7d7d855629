// Reviews that are narrowed, sorted and turned without leaving the page. What is chosen stands in the address, so that a
// reload or a link shows the same; what cannot be fetched is
// silently nothing, with a quiet way to try again.
import { useCallback, useEffect, useState } from 'react';
import { reviewsPath } from '../../../domain/content/shop-links.ts';
import {
  anyReviews,
  filterCount,
  parseReviewQuery,
  type ReviewQuery,
  reviewSearch,
} from '../../../domain/review/review-query.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import type { Choosing } from './choice-link.tsx';
import { loadReviews } from './load-reviews.ts';
import type { Reviewed, ReviewsData } from './review-data.ts';

/** One parameter for all of it: those of the product's page have names of their own, such as `size`. */
const parameter = 'reviewed';

export interface ReviewsInPlace {
  readonly reviews: ReviewsData;
  readonly choosing: Choosing;
  readonly isChanging: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useReviewsInPlace(product: Reviewed, loaded: ReviewsData, pageSize: number): ReviewsInPlace {
  const [choice, setChoice] = useState<ReviewQuery>({ ...anyReviews, pageSize });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const search = new URL(location.href).searchParams.get(parameter);
    if (search !== null) setChoice({ ...parseReviewQuery(new URLSearchParams(search)), pageSize });
  }, [pageSize]);

  const isAsItCame = filterCount(choice) === 0 && choice.sort === 'featured' && choice.page === 1;
  const key = isAsItCame ? null : `${product.id}${reviewSearch(choice)} ${tries}`;
  const answered = useAnswer(key, (signal) => loadReviews(product, choice, signal));
  const isCurrent = answered?.key === key;
  const fetched = answered?.answer.ok ? answered.answer.data.reviews : null;

  const hasFailed = key !== null && isCurrent && answered?.answer.ok === false;

  const choose = useCallback<Choosing['choose']>(
    (next, place = '') => {
      if (reviewSearch(next) === reviewSearch(choice)) return;
      setChoice({ ...next, pageSize });
      const address = new URL(location.href);
      const search = reviewSearch({ ...next, pageSize: anyReviews.pageSize }).slice(1);
      if (search === '') address.searchParams.delete(parameter);
      else address.searchParams.set(parameter, search);
      history.replaceState(history.state, '', address);
      if (place !== '') document.getElementById('reviews')?.scrollIntoView();
    },
    [choice, pageSize],
  );
  return {
    reviews: isAsItCame ? loaded : hasFailed ? { ...loaded, total: 0, results: [] } : (fetched ?? loaded),
    choosing: { choice, path: reviewsPath(product.id), choose },
    isChanging: key !== null && !isCurrent,
    hasFailed,
    retry: () => setTries(tries + 1),
  };
}
