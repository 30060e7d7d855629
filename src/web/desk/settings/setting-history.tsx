import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Panel, Soft } from '../parts/panel.tsx';
import { Changes } from '../parts/table.tsx';
import { useRead } from '../staff/use-read.ts';
import { fieldName } from './field-name.ts';
import styles from './settings.module.css';

/** Who changed what of a section, the latest first, as the audit has it. */
export function SettingHistory({ section }: { section: string }) {
  const { content, refusal } = useRead((signal) => call('GET /api/admin/settings/history', {}, { signal }));
  const entries = content?.filter((entry) => entry.section === section);
  return (
    <Panel name={words.history}>
      {refusal && <Soft>{refusal.message}</Soft>}
      {entries?.length === 0 && <Soft>{words.noHistory}</Soft>}
      {entries && entries.length > 0 && (
        <ol className={styles.history}>
          {entries.map(({ at, by, before, after }) => (
            <li key={at}>
              <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>
              <div>
                {by}
                <Changes before={named(before)} after={named(after)} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function named(values: unknown): Readonly<Record<string, unknown>> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== '');
  return Object.fromEntries(entries.map(([name, value]) => [fieldName(name), value]));
}
