import { useEffect, useRef, useState } from 'react';
import { linkLook } from '../../../design/button/link.ts';
import type { Review } from '../../../domain/review/review.ts';
import { words } from '../../../words/review/words.ts';
import { call } from '../../state/api/call.ts';
import { useHydrated } from '../../state/page/hydrated.ts';
import { readLocal, writeLocal } from '../../state/visitor/local-values.ts';
import styles from './reviews.module.css';

/** Which reviews this device called useful, so that a press is seen again; the shop counts each once anyway. */
const storageKey = 'helpful-reviews';
const mostVotes = 200;
const lifetimeMs = 90 * 86_400_000;

function readVotes(): number[] {
  const value = readLocal(storageKey);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

export function HelpfulVote({ review: { id, title, helpfulCount } }: { review: Review }) {
  const [count, setCount] = useState(helpfulCount);
  const [isMine, setIsMine] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setIsMine(readVotes().includes(id)), [id]);

  // A guest is known by the cookie of the first answer: a second press before it would be another guest's.
  const isWaiting = useRef(false);

  const press = async () => {
    if (isWaiting.current) return;
    isWaiting.current = true;
    const answer = isMine
      ? await call('DELETE /api/review/{id}/helpful', { params: { id } })
      : await call('POST /api/review/{id}/helpful', { params: { id }, body: {} });
    isWaiting.current = false;
    setProblem(answer.ok ? null : answer.message);
    if (!answer.ok) return;
    const { helpfulCount: now, isHelpful } = answer.data;
    setCount(now);
    setIsMine(isHelpful);
    const others = readVotes().filter((other) => other !== id);
    writeLocal(storageKey, isHelpful ? [id, ...others].slice(0, mostVotes) : others, lifetimeMs);
  };

  return (
    <div className={styles.foot}>
      {count > 0 && <span>{words.found(count)}</span>}
      {/* Without scripts there is nothing to press. */}
      {useHydrated() && (
        <button
          type="button"
          className={linkLook}
          aria-pressed={isMine}
          aria-label={words.usefulIs(title)}
          onClick={press}
        >
          {words.useful}
        </button>
      )}
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
}
