import { useEffect, useId, useState } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import text from '../../../design/text/text.module.css';
import { countdownParts, markReached, untilNextSecond } from '../../../domain/pricing/countdown.ts';
import type { DealCountdown } from '../../../domain/pricing/deal.ts';
import { watchClock } from '../../state/page/server-clock.ts';
import styles from './deal.module.css';

/** Ticks with the seconds of the server's clock. A timer is silent; it speaks at an hour, ten minutes and one minute. */
export function DealClock({ label, until, now }: DealCountdown & { now: number }) {
  const id = useId();
  const [left, setLeft] = useState(until - now);
  useEffect(() => {
    let least: number | null = null;
    return watchClock((current) => {
      const leftNow = until - current;
      const mark = least === null ? null : markReached(least, leftNow);
      least = Math.min(least ?? leftNow, leftNow);
      setLeft(leftNow);
      // The end itself is told by what it changes.
      if (mark && mark !== 'over') announce(`The deal ${label.toLowerCase()} ${mark}.`);
      return untilNextSecond(leftNow);
    });
  }, [until, label]);

  const { days, hours, minutes, seconds } = countdownParts(left);
  return (
    <div className={`${styles.head} ${styles.counting}`}>
      <span id={id} className={text.soft}>
        {label}
      </span>
      <p className={styles.clock} role="timer" aria-labelledby={id}>
        {days > 0 && <Unit value={String(days)} unit={days === 1 ? 'day' : 'days'} />}
        <Unit value={twoDigits(hours)} unit="h" />
        <Unit value={twoDigits(minutes)} unit="min" />
        <Unit value={twoDigits(seconds)} unit="s" />
      </p>
    </div>
  );
}

function Unit({ value, unit }: { value: string; unit: string }) {
  return (
    <span>
      {/* The space at the end keeps the parts apart for those who hear them. */}
      <b>{value}</b> {unit}{' '}
    </span>
  );
}

const twoDigits = (value: number) => String(value).padStart(2, '0');
