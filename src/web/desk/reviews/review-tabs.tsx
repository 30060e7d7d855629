import { Link } from 'react-router';
import { type ReviewQueue, reviewQueues } from '../../../domain/review/review-queue.ts';
import { words } from '../../../words/desk-reviews/words.ts';
import { ViewNav } from '../list/view-nav.tsx';

/** The queues, and beside them what speaks for believing what they hold. */
export function ReviewTabs({ current }: { current: ReviewQueue | 'integrity' | 'refusals' | null }) {
  const mark = (tab: typeof current) => (current === tab ? 'page' : undefined);
  return (
    <ViewNav name={words.queueNames}>
      {reviewQueues.map((queue) => (
        <Link
          key={queue}
          to={queue === 'waiting' ? '/reviews' : `/reviews?view=${queue}`}
          aria-current={mark(queue)}
        >
          {words.queues[queue]}
        </Link>
      ))}
      <Link to="/reviews/integrity" aria-current={mark('integrity')}>
        {words.integrity}
      </Link>
      <Link to="/reviews/refusals" aria-current={mark('refusals')}>
        {words.refusals}
      </Link>
    </ViewNav>
  );
}
