import type { ReactNode } from 'react';
import { Stars } from '../../../design/picture/stars.tsx';
import type { Review } from '../../../domain/review/review.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/review/words.ts';
import { writeHeight } from '../../../words/review/write-height.ts';
import { formatLongDay } from '../../../words/text/format-day.ts';
import { HelpfulVote } from './helpful-vote.tsx';
import styles from './reviews.module.css';

interface ReviewCardProps {
  review: Review;
  /** The words for the steps of fit, smallest first. */
  steps: readonly string[];
  /** Whose house answers. */
  brand: string;
  photos: ReactNode;
}

/** What one person said, and what the house answered. Everything of it is text: nothing in it is ever markup. */
export function ReviewCard({ review, steps, brand, photos }: ReviewCardProps) {
  const { sizeName, fit, heightCm, usualSize } = review;
  const step = fit === null ? null : steps[fit - 1];
  const who = [
    review.isVerified && words.boughtHere,
    [heightCm !== null && writeHeight(pageLanguage, heightCm), usualSize !== null && words.usually(usualSize)]
      .filter(Boolean)
      .join(', '),
    sizeName === null ? step : step ? words.woreAndFit(sizeName, step) : words.wore(sizeName),
  ].filter(Boolean);
  return (
    <article className={styles.review}>
      <div className={styles.who}>
        <b>
          <bdi>{review.authorName}</bdi>
        </b>
        {who.map((line) => (
          <span key={String(line)}>{line}</span>
        ))}
        <time dateTime={review.datePublished}>{formatLongDay(pageLanguage, review.datePublished)}</time>
      </div>
      <div>
        <Stars value={review.rating} />
        <h3 className={styles.title}>
          <bdi>{review.title}</bdi>
        </h3>
        <p className={styles.body}>
          <bdi>{review.bodyText}</bdi>
        </p>
        {photos}
        {review.reply !== null && (
          <div className={styles.reply}>
            <p className={styles.answers}>{words.answers(brand)}</p>
            <p>{review.reply}</p>
          </div>
        )}
        <HelpfulVote review={review} />
      </div>
    </article>
  );
}
