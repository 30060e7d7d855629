import { useEffect, useId, useState } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import text from '../../../design/text/text.module.css';
import { countdownParts, markReached, untilNextSecond } from '../../../domain/pricing/countdown.ts';
import type { DealCountdown } from '../../../domain/pricing/deal.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import { words } from '../../../words/pricing/words.ts';
import { words as productWords } from '../../../words/product/words.ts';
import { watchClock } from '../../state/page/server-clock.ts';
import styles from './deal.module.css';

interface DealClockProps extends DealCountdown {
  now: ShopTime;
}

/** Ticks with the seconds of the server's clock. A timer is silent; it speaks at an hour, ten minutes and one minute. */
export function DealClock({ until, isComing, now }: DealClockProps) {
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
      if (mark && mark !== 'over') announce((isComing ? words.dealStartsIn : words.dealEndsIn)[mark]);
      return untilNextSecond(leftNow);
    });
  }, [until, isComing]);

  const { days, hours, minutes, seconds } = countdownParts(left);
  return (
    <div className={`${styles.head} ${styles.counting}`}>
      <span id={id} className={text.soft}>
        {isComing ? productWords.startsIn : productWords.endsIn}
      </span>
      <p className={styles.clock} role="timer" aria-labelledby={id}>
        {days > 0 && <Unit value={String(days)} unit={words.days(days)} />}
        <Unit value={twoDigits(hours)} unit={words.hours} />
        <Unit value={twoDigits(minutes)} unit={words.minutes} />
        <Unit value={twoDigits(seconds)} unit={words.seconds} />
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
