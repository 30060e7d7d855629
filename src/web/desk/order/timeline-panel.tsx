import type { DeskOrder } from '../../../contract/desk/order-desk.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayDeed } from '../../../words/desk/say-deed.ts';
import { words } from '../../../words/desk-order/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Panel } from '../parts/panel.tsx';
import { Changes } from '../parts/table.tsx';
import styles from './order.module.css';

type Props = { readonly order: DeskOrder };

/** The latest first. */
export function TimelinePanel({ order: { timeline, placedAt } }: Props) {
  const placed = { at: placedAt, what: 'status', by: '', before: null, after: { status: 'placed' } };
  return (
    <Panel name={words.whatHappened}>
      <ol className={styles.line}>
        {[...timeline, placed].map(({ at, what, by, before, after }) => (
          <li key={`${at} ${what}`} data-own={by !== '' || undefined}>
            <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
            <div>
              {sayDeed(pageLanguage, what, after)} {by !== '' && words.by(by)}
              {what !== 'status' && (
                <div className={styles.soft}>
                  <Changes before={before} after={after} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
