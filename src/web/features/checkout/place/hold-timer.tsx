// The last one of something, kept for this shopper for a while. Silent; spoken at one minute and at the end.
import { useEffect, useRef, useState } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import { announce } from '../../../../design/message/live-region.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { holdSpeech, holdText } from '../../../../domain/checkout/hold-time.ts';
import { watchClock } from '../../../state/page/server-clock.ts';
import styles from './hold-timer.module.css';

interface HoldTimerProps {
  /** ISO instant by the shop's clock. */
  expiresAt: string;
  /** What is kept, such as "The last one in S is yours for". */
  words: string;
  onHoldAgain: () => void;
}

export function HoldTimer({ expiresAt, words, onHoldAgain }: HoldTimerProps) {
  const end = Date.parse(expiresAt);
  const [left, setLeft] = useState<number | null>(null);
  const said = useRef<string | null>(null);
  useEffect(
    () =>
      watchClock((now) => {
        const leftMs = Math.max(0, end - now);
        setLeft(leftMs);
        const speech = holdSpeech(leftMs);
        if (speech !== null && speech !== said.current) announce(speech);
        said.current = speech;
        return leftMs === 0 ? null : leftMs % 1_000 || 1_000;
      }),
    [end],
  );
  if (left === 0)
    return (
      <Notification title="The hold ran out; the pieces did not.">
        They are still here, but no longer promised.{' '}
        <button type="button" className={linkLook} onClick={onHoldAgain}>
          Hold it again
        </button>
      </Notification>
    );
  return (
    <div className={styles.hold}>
      <span>{words}</span>
      <b role="timer" aria-live="off" aria-label="Time left on your hold">
        {left === null ? '' : holdText(left)}
      </b>
    </div>
  );
}
