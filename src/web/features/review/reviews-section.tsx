// What people who wore it say, on the product's page: the score and the latest few, and in the second version what they
// can be narrowed by, in place.

import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import text from '../../../design/text/text.module.css';
import { reviewsPath } from '../../../domain/content/shop-links.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/review/words.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import { loadFilters } from './load-reviews.ts';
import { PhotoWall } from './photo-wall.tsx';
import { ReviewBar } from './review-bar.tsx';
import type { Reviewed, ReviewsData } from './review-data.ts';
import { Pager, ReviewList } from './review-list.tsx';
import styles from './reviews.module.css';
import { Bars, FitOfAll, Score } from './score.tsx';
import { useReviewsInPlace } from './use-reviews-in-place.ts';
import { WriteReviewLink } from './write-review-link.tsx';

export interface ReviewsSectionProps {
  product: Reviewed;
  reviews: ReviewsData;
  pageSize: number;
}

export default function ReviewsSection({ product, reviews: loaded, pageSize }: ReviewsSectionProps) {
  const { reviews, choosing, isChanging, hasFailed, retry } = useReviewsInPlace(product, loaded, pageSize);
  const { summary } = loaded;
  const version = useVersion();
  const groups = useAnswer(version === '1' || summary.total === 0 ? null : String(product.id), (signal) =>
    loadFilters(product, signal),
  );
  return (
    <section className={styles.reviews} data-version={version} aria-labelledby="reviews-heading">
      <div className={styles.side}>
        <h2 id="reviews-heading" className={text.heading}>
          {words.reviews}
        </h2>
        {summary.total === 0 && <p className={styles.none}>{words.beTheFirst}</p>}
        <Score summary={summary} />
        {summary.total > 0 && version !== '1' && (
          <div className={styles.second}>
            <Bars summary={summary} choosing={choosing} />
            <FitOfAll summary={summary} categoryIds={product.categoryIds} />
          </div>
        )}
        <p className={styles.more}>
          {summary.total > 0 && (
            <Link {...buttonLook({ variant: 'line' })} to={reviewsPath(product.id)}>
              {words.allReviews(summary.total, formatCount(pageLanguage, summary.total))}
            </Link>
          )}
          <WriteReviewLink product={product} />
        </p>
      </div>
      {summary.total > 0 && (
        <div className={styles.main}>
          {version !== '1' && (
            <div className={styles.second}>
              {loaded.hasReviewPhotos && (
                <PhotoWall product={product} choice={choosing.choice} total={reviews.reviewImagesTotal} />
              )}
              {groups === null && <div className={styles.barRoom} />}
              {groups?.answer.ok && (
                <ReviewBar
                  choosing={choosing}
                  groups={groups.answer.data.filters}
                  total={reviews.total}
                  all={summary.total}
                />
              )}
            </div>
          )}
          {hasFailed ? (
            <p className={styles.nothing}>
              <button type="button" className={linkLook} onClick={retry}>
                {words.loadAgain}
              </button>
            </p>
          ) : (
            <ReviewList product={product} reviews={reviews} choosing={choosing} isChanging={isChanging} />
          )}
          {version !== '1' && (
            <div className={styles.second}>
              <Pager choosing={choosing} total={reviews.total} />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** The second version has its flag on desktops and another on phones: what only one of them shows, styles hide on the other. */
function useVersion(): '1' | '2' | '2-desktop' | '2-phone' {
  const { pdp_reviews_v2: onDesktop, pdp_reviews_v2_mobile: onPhone } = useVisitor().flags;
  if (onDesktop && onPhone) return '2';
  if (onDesktop) return '2-desktop';
  return onPhone ? '2-phone' : '1';
}
