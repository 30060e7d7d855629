// Reviews under what was chosen, page by page, and the quieter states: none at all, none that fit, none that came.

import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { filterCount, noFilters, pagesOf, withFilters } from '../../../domain/review/review-query.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { nameFitSteps } from '../../../words/review/name-fit-steps.ts';
import { words } from '../../../words/review/words.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { ChoiceLink, type Choosing } from './choice-link.tsx';
import { OwnPhotos } from './own-photos.tsx';
import { ReviewCard } from './review-card.tsx';
import type { Reviewed, ReviewsData } from './review-data.ts';
import styles from './reviews.module.css';

interface ReviewListProps {
  product: Reviewed;
  reviews: ReviewsData;
  choosing: Choosing;
  isChanging: boolean;
}

export function ReviewList({ product, reviews, choosing, isChanging }: ReviewListProps) {
  const steps = nameFitSteps(pageLanguage, product.categoryIds);
  if (reviews.results.length === 0) return <Nothing reviews={reviews} choosing={choosing} />;
  return (
    <ol className={styles.list} aria-busy={isChanging || undefined}>
      {reviews.results.map((review) => (
        <li key={review.id}>
          <ReviewCard
            review={review}
            steps={steps}
            brand={product.brand}
            photos={<OwnPhotos review={review} />}
          />
        </li>
      ))}
    </ol>
  );
}

function Nothing({ reviews, choosing }: Pick<ReviewListProps, 'reviews' | 'choosing'>) {
  const { choice } = choosing;
  if (filterCount(choice) > 0)
    return (
      <div className={styles.nothing}>
        <p>{words.noneFits}</p>
        <p>
          <ChoiceLink className={linkLook} choosing={choosing} next={withFilters(choice, noFilters)}>
            {words.showAll(formatCount(pageLanguage, reviews.summary.total))}
          </ChoiceLink>
        </p>
      </div>
    );
  return <p className={`${styles.nothing} ${text.soft}`}>{words.beTheFirst}</p>;
}

/** Real links: a page can be sent to somebody, and turned without scripts. */
export function Pager({ choosing, total }: { choosing: Choosing; total: number }) {
  const { choice } = choosing;
  const pages = pagesOf(total, choice.pageSize);
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={words.pagesOfReviews}>
      <ol>
        {pagesShown(choice.page, pages).map((page) => (
          <li key={page}>
            <ChoiceLink
              choosing={choosing}
              next={{ ...choice, page }}
              isChosen={page === choice.page}
              place="#list"
            >
              {page}
            </ChoiceLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The first, the last, and those around where one is. */
export function pagesShown(page: number, pages: number): number[] {
  const near = Array.from({ length: 5 }, (_, index) => page - 2 + index);
  return [...new Set([1, ...near, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((one, other) => one - other);
}
