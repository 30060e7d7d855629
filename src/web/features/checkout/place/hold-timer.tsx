// The last one of something, kept for this shopper for a while. Silent; spoken at one minute and at the end.

import { useEffect, useRef, useState } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import { announce } from '../../../../design/message/live-region.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { type HoldNews, holdNews, holdText } from '../../../../domain/checkout/hold-time.ts';
import { sayHoldNews } from '../../../../words/checkout/say-hold.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import { watchClock } from '../../../state/page/server-clock.ts';
import styles from './hold-timer.module.css';

interface HoldTimerProps {
  /** ISO instant by the shop's clock. */
  expiresAt: string;
  /** What is kept, such as "The last one in S is yours for". */
  label: string;
  onHoldAgain: () => void;
}

export function HoldTimer({ expiresAt, label, onHoldAgain }: HoldTimerProps) {
  const end = Date.parse(expiresAt);
  const [left, setLeft] = useState<number | null>(null);
  const spoken = useRef<HoldNews | null>(null);
  useEffect(
    () =>
      watchClock((now) => {
        const leftMs = Math.max(0, end - now);
        setLeft(leftMs);
        const news = holdNews(leftMs);
        if (news !== null && news !== spoken.current) announce(sayHoldNews(pageLanguage, news));
        spoken.current = news;
        return leftMs === 0 ? null : leftMs % 1_000 || 1_000;
      }),
    [end],
  );
  if (left === 0)
    return (
      <Notification title={words.holdRanOut}>
        <Rich
          text={words.noLongerPromised}
          wrap={[
            (inner) => (
              <button type="button" className={linkLook} onClick={onHoldAgain}>
                {inner}
              </button>
            ),
          ]}
        />
      </Notification>
    );
  return (
    <div className={styles.hold}>
      <span>{label}</span>
      <b role="timer" aria-live="off" aria-label={words.timeLeft}>
        {left === null ? '' : holdText(left)}
      </b>
    </div>
  );
}
