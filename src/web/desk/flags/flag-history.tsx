import type { CallAnswer } from '../../../contract/call.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { sayRule } from '../../../words/desk-flags/say-rule.ts';
import { words } from '../../../words/desk-flags/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Panel, Small, Soft } from '../parts/panel.tsx';
import { Unread } from '../staff/unread.tsx';
import type { useRead } from '../staff/use-read.ts';
import styles from './flags.module.css';

type History = CallAnswer<'GET /api/admin/flags/{name}/history'>['content'];

/** Who changed it, when and why: what it was set to, and what it was before. */
export function FlagHistory({
  history: { content, refusal, reload },
}: {
  history: ReturnType<typeof useRead<History>>;
}) {
  if (!content) return refusal && <Unread title={words.history} refusal={refusal} onRetry={reload} />;
  return (
    <Panel name={words.history} aside={content.length > 0 && words.latestChanges(content.length)}>
      {content.length === 0 ? (
        <Soft>{words.noHistory}</Soft>
      ) : (
        <ol className={styles.history}>
          {content.map((change, at) => {
            const before = content[at + 1];
            return (
              <li key={change.at}>
                <time dateTime={change.at}>{formatMomentAt(pageLanguage, change.at, deviceNow())}</time>
                <div>
                  <b>{change.by}</b> {sayChange(change)}
                  {change.reason !== '' && <p>“{change.reason}”</p>}
                  {before && <Small>{words.before(sayChange(before))}</Small>}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Panel>
  );
}

function sayChange({ isOn, lines }: History[number]): string {
  return isOn === null ? words.wasCleared : words.wasSet(sayRule(pageLanguage, { isOn, lines }));
}
