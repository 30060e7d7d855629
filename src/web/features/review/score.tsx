// What all reviews of a product come to: the score, the bars that narrow the list to their stars, and the fit.

import { Stars } from '../../../design/picture/stars.tsx';
import text from '../../../design/text/text.module.css';
import type { ReviewSummary } from '../../../domain/review/review.ts';
import { type ReviewQuery, withFilters } from '../../../domain/review/review-query.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/review/words.ts';
import { formatCount, formatDecimal } from '../../../words/text/format-count.ts';
import { FitScale } from '../../parts/fit/fit-scale.tsx';
import { ChoiceLink, type Choosing } from './choice-link.tsx';
import styles from './reviews.module.css';

export function Score({ summary: { average, total } }: { summary: ReviewSummary }) {
  return average === null ? null : (
    <div className={styles.score}>
      <b>{formatDecimal(pageLanguage, average, 1)}</b>
      <div>
        <Stars value={average} large />
        <p className={text.small}>{reviewCount(total)}</p>
      </div>
    </div>
  );
}

export function reviewCount(total: number): string {
  return words.reviewCount(total, formatCount(pageLanguage, total));
}

const starsFrom = [5, 4, 3, 2, 1];

export function Bars({ summary, choosing }: { summary: ReviewSummary; choosing: Choosing }) {
  const { choice } = choosing;
  return (
    <ul className={styles.bars} aria-label={words.showReviewsWith}>
      {starsFrom.map((stars) => {
        const count = summary.distribution[stars - 1] ?? 0;
        const isChosen = choice.rating.includes(stars);
        return (
          <li key={stars}>
            <ChoiceLink
              className={styles.bar}
              choosing={choosing}
              next={withStars(choice, stars)}
              isChosen={isChosen}
            >
              <span>{words.stars(stars)}</span>
              {/* Drawn, not styled: the page's policy allows no inline style. */}
              <svg className={styles.share} aria-hidden="true">
                <rect width={`${summary.total === 0 ? 0 : (100 * count) / summary.total}%`} height="100%" />
              </svg>
              <span>{count}</span>
            </ChoiceLink>
          </li>
        );
      })}
    </ul>
  );
}

function withStars(choice: ReviewQuery, stars: number): ReviewQuery {
  const rating = choice.rating.includes(stars)
    ? choice.rating.filter((other) => other !== stars)
    : [...choice.rating, stars].sort();
  return withFilters(choice, { rating });
}

interface FitOfAllProps {
  summary: ReviewSummary;
  categoryIds: readonly number[];
}

export function FitOfAll({ summary: { fitAverage }, categoryIds }: FitOfAllProps) {
  return fitAverage === null ? null : (
    <div className={styles.fit}>
      <FitScale average={fitAverage} categoryIds={categoryIds} />
    </div>
  );
}
