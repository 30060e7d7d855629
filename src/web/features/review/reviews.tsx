// What people who wore it say: the score, and the latest few.
import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import { Stars } from '../../../design/picture/stars.tsx';
import text from '../../../design/text/text.module.css';
import { ratingPath } from '../../../domain/content/shop-links.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { Product } from '../../../domain/product/product.ts';
import { fitSteps } from '../../../domain/review/fit.ts';
import type { Review } from '../../../domain/review/review.ts';
import { formatLongDay } from '../../../domain/text/format-day.ts';

import styles from './reviews.module.css';

type Reviewed = Pick<Product, 'id' | 'reviewRating' | 'reviewCount' | 'categoryIds'>;

export function Reviews({ product, reviews }: { product: Reviewed; reviews: readonly Review[] }) {
  const { reviewRating, reviewCount } = product;
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-heading">
      <div className={styles.side}>
        <h2 id="reviews-heading" className={text.heading}>
          Reviews
        </h2>
        {reviewRating === null ? (
          <p className={styles.none}>Nobody has said anything yet. You could be the first.</p>
        ) : (
          <div className={styles.score}>
            <b>{reviewRating.toFixed(1)}</b>
            <div>
              <Stars value={reviewRating} large />
              <p className={text.small}>
                {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
              </p>
            </div>
          </div>
        )}
        <p className={styles.more}>
          <Link {...buttonLook({ variant: 'line' })} to={ratingPath(product)}>
            {reviewRating === null ? 'Write a review' : `All ${reviewCount} reviews`}
          </Link>
        </p>
      </div>
      <ol>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewOf review={review} steps={fitSteps(product.categoryIds)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReviewOf({ review, steps }: { review: Review; steps: readonly string[] }) {
  const bought = [
    review.sizeName && `Size ${review.sizeName}`,
    review.fit !== null && steps[review.fit - 1],
    review.isVerified && 'Verified purchase',
  ].filter(Boolean);
  return (
    <article className={styles.review}>
      <div className={styles.who}>
        <b>{review.authorName}</b>
        {bought.map((line) => (
          <span key={String(line)}>{line}</span>
        ))}
        <time dateTime={review.datePublished}>{formatLongDay(review.datePublished)}</time>
      </div>
      <div>
        <Stars value={review.rating} />
        <h3 className={styles.title}>{review.title}</h3>
        <p className={styles.body}>{review.bodyText}</p>
        {review.photos.length > 0 && (
          <ul className={styles.photos}>
            {review.photos.map(({ imagePath, alt }) => (
              <li key={imagePath}>
                <Picture {...pictureSources(imagePath, 'thumb')} sizes="88px" alt={alt} />
              </li>
            ))}
          </ul>
        )}
        {review.reply && <p className={styles.reply}>{review.reply}</p>}
      </div>
    </article>
  );
}
