// Reviews by where they stand: those that wait are decided here, and what was decided can be answered or changed.
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queueLength, type ReviewQueue, reviewQueues } from '../../../domain/review/review-queue.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-reviews/words.ts';
import { call } from '../../state/api/call.ts';
import { ButtonLink } from '../parts/button.tsx';
import { type News, NewsPlace } from '../parts/flash.tsx';
import { Blank, PageHead, Stack } from '../parts/panel.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import styles from './desk-review.module.css';
import { DeskReview } from './desk-review.tsx';
import { ReviewTabs } from './review-tabs.tsx';
import { signsOf } from './signs.ts';
import { useQueueKeys } from './use-queue-keys.ts';

/** Which reviews are shown is in the address, so that one of them is a link. */
export function ReviewsPage() {
  const [parameters] = useSearchParams();
  const search = parameters.toString();
  return <Reviews key={search} parameters={parameters} />;
}

function Reviews({ parameters }: { parameters: URLSearchParams }) {
  const review = Number(parameters.get('review')) || undefined;
  const after = Number(parameters.get('after')) || undefined;
  const view = queueNamed(parameters.get('view'));
  const query = review === undefined ? { view, after } : { review };
  const { content, refusal, reload } = useRead((signal) =>
    call('GET /api/admin/reviews', { query }, { signal }),
  );
  const integrity = useRead((signal) => call('GET /api/admin/reviews/integrity', {}, { signal }));
  const queue = useRef<HTMLDivElement>(null);
  useQueueKeys(queue);
  const [news, setNews] = useState<News | null>(null);
  const decide = (text: string) => {
    setNews({ tone: 'news', text });
    reload();
  };
  if (content === null) return <Unread title={words.reviews} refusal={refusal} onRetry={reload} />;
  const title = review === undefined ? words.reviews : words.oneReview(review);
  const last = content.at(-1);
  return (
    <Stack>
      <title>{deskWords.titled(title)}</title>
      <div>
        <PageHead title={title} sub={words.reviewsHint} />
        <ReviewTabs current={review === undefined ? view : null} />
      </div>
      <NewsPlace news={news} />
      {content.length === 0 && <NoReviews isWaiting={review === undefined && view === 'waiting'} />}
      <div ref={queue} className={styles.queue}>
        {content.map((one) => (
          <div
            key={`${one.id} ${one.revision} ${one.status}`}
            className={styles.stop}
            data-review
            tabIndex={-1}
          >
            <DeskReview
              review={one}
              signs={integrity.content ? signsOf(integrity.content, one.id) : []}
              onDecided={decide}
            />
          </div>
        ))}
      </div>
      {last && content.length === queueLength && (
        <div>
          <ButtonLink to={`/reviews?${new URLSearchParams({ view, after: String(last.id) })}`}>
            {words.more}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}

const queueNamed = (name: string | null): ReviewQueue =>
  reviewQueues.find((queue) => queue === name) ?? 'waiting';

const NoReviews = ({ isWaiting }: { isWaiting: boolean }) =>
  isWaiting ? (
    <Blank title={words.noReviews}>{words.noReviewsWhy}</Blank>
  ) : (
    <Blank title={words.noneOfThese} />
  );
