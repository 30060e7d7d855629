// The flag lab: all flags, and beside them the one that is looked at.
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { isByChance } from '../../../domain/visitor/split.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { saySeen } from '../../../words/desk-flags/say-rule.ts';
import { words } from '../../../words/desk-flags/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { TextField } from '../parts/field.tsx';
import { PageHead, Soft } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { FlagDetail } from './flag-detail.tsx';
import styles from './flags.module.css';
import type { WireFlag } from './wire-flag.ts';

export function FlagsPage() {
  const { name } = useParams();
  const [search, setSearch] = useState('');
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/flags', {}, { signal }));
  if (!content) return <Unread title={words.flagLab} refusal={refusal} onRetry={reload} />;
  const wanted = search.trim().toLowerCase();
  const found = content.filter((flag) => `${flag.name} ${flag.description}`.toLowerCase().includes(wanted));
  const flag = content.find((each) => each.name === name);
  return (
    <>
      <title>{deskWords.titled(flag?.name ?? words.flagLab)}</title>
      <PageHead
        title={words.flagLab}
        sub={words.flagLabHint}
        trail={flag && <Link to="/flags">{words.allFlags}</Link>}
      />
      <div className={styles.lab}>
        <nav aria-label={words.flags} className={styles.list} data-chosen={flag !== undefined || undefined}>
          <TextField label={words.findFlag} value={search} maxLength={96} onChange={setSearch} />
          {found.length === 0 ? (
            <Soft>{words.noneFound}</Soft>
          ) : (
            <ul>
              {found.map((each) => (
                <li key={each.name}>
                  <Link to={`/flags/${each.name}`} aria-current={each.name === name ? 'page' : undefined}>
                    <span>{each.name}</span>
                    <Status shape={shapeOf(each)}>{saySeen(pageLanguage, each)}</Status>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </nav>
        {flag ? (
          <FlagDetail key={flag.name} flag={flag} onChanged={reload} />
        ) : (
          <Soft>{name === undefined ? words.chooseOne : words.noSuchFlag}</Soft>
        )}
      </div>
    </>
  );
}

function shapeOf({ isOn, lines }: WireFlag): Shape {
  if (lines.some(isByChance)) return 'part';
  if (lines.length > 0) return 'open';
  return isOn ? 'done' : 'off';
}
