import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayDeed } from '../../../words/desk/say-deed.ts';
import { words } from '../../../words/desk/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Changes } from './table.tsx';
import styles from './timeline.module.css';

export interface Deed {
  readonly at: string;
  readonly what: string;
  /** Empty when nobody of the desk did it. */
  readonly by: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What happened to something, in the order it is handed in. */
export function Timeline({ deeds }: { deeds: readonly Deed[] }) {
  return (
    <ol className={styles.line}>
      {deeds.map(({ at, what, by, before, after }) => (
        <li key={`${at} ${what}`} data-own={by !== '' || undefined}>
          <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
          <div>
            {sayDeed(pageLanguage, what, after)} {by !== '' && words.by(by)}
            {what !== 'status' && (
              <div className={styles.change}>
                <Changes before={before} after={after} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
