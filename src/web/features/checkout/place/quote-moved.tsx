// What changed while the shopper looked: old and new, line by line. Nothing is placed until it is seen.

import { Notification } from '../../../../design/message/notification.tsx';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import type { SeenChange } from '../../../../domain/checkout/seen-changes.ts';
import { words } from '../../../../words/checkout/words.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import styles from './quote-moved.module.css';

interface QuoteMovedProps {
  changes: readonly SeenChange[];
  currency: string;
}

export function QuoteMoved({ changes, currency }: QuoteMovedProps) {
  const amount = (value: number | null) => (value === null ? words.noAmount : wireMoney(value, currency));
  return (
    <div>
      <Notification title={words.thingsChanged(changes.length)}>{words.nothingHasBeenCharged}</Notification>
      <dl className={styles.changes}>
        {changes.map(({ what, was, is }) => (
          <div key={what}>
            <dt>{what}</dt>
            {(was !== null || is !== null) && (
              <>
                <dd>
                  <s>
                    <VisuallyHidden>{words.was} </VisuallyHidden>
                    {amount(was)}
                  </s>
                </dd>
                <dd>
                  <b>
                    <VisuallyHidden>{words.now} </VisuallyHidden>
                    {amount(is)}
                  </b>
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
