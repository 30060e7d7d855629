// One import: what its rows would do, what they did, and the way back.
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import type { ProductImport } from '../../../contract/desk/imports.ts';
import { rowVerdicts } from '../../../domain/import/import-state.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-import/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { usePolled } from '../jobs/use-job.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Columns, PageHead, Panel, Soft } from '../parts/panel.tsx';
import { leavesForProof, useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { useKeys } from '../shell/use-keys.ts';
import { Unread } from '../staff/unread.tsx';
import { BeforeApplying, Outcome, Progress } from './import-panels.tsx';
import { ImportRows } from './import-rows.tsx';
import { isUnderWay, type RowChoice, rowsToApply } from './import-view.ts';
import styles from './imports.module.css';

type ImportAnswer = CallAnswer<'GET /api/admin/imports/{importId}'>['content'];

const count = (value: number) => formatCount(pageLanguage, value);

export function ImportPage() {
  const { importId = '' } = useParams();
  const { answer, reload } = usePolled(
    importId,
    (signal) =>
      call('GET /api/admin/imports/{importId}', { params: { importId }, query: { ps: '1' } }, { signal }),
    ({ content }) => isUnderWay(content) || content.pictures.waiting > 0,
  );
  const refusal = answer && !answer.ok ? answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  if (!answer?.ok) return <Unread title={words.imports} refusal={refusal} onRetry={reload} />;
  return <ShownImport key={importId} shown={answer.data.content} onChanged={reload} />;
}

function ShownImport({ shown, onChanged }: { shown: ImportAnswer; onChanged: () => void }) {
  const { importId, fileName, state, rowCount, at, by } = shown;
  const [leftOut, setLeftOut, clearLeftOut] = useDraft<readonly number[]>('rows left out', []);
  const { send, isBusy, news } = useChange();
  const toApply = rowsToApply(shown, leftOut);
  const apply = () =>
    send(
      () =>
        call('POST /api/admin/imports/{importId}/apply', {
          params: { importId },
          body: { leaveOut: [...leftOut] },
        }),
      () => {
        clearLeftOut();
        onChanged();
        return undefined;
      },
    );
  useKeys({ a: () => toApply > 0 && !isBusy && void apply() });
  return (
    <>
      <title>{deskWords.titled(fileName)}</title>
      <PageHead
        title={fileName}
        trail={<Link to="/imports">{words.imports}</Link>}
        sub={
          <>
            {words.rowsRead(count(rowCount), formatWhen(pageLanguage, at, deviceNow()), by)}{' '}
            {state === 'checked' && words.rehearsal}
          </>
        }
      >
        <ButtonLink to="/imports">{words.otherFile}</ButtonLink>
        {toApply > 0 && (
          <Button kind="main" letter="A" isBusy={isBusy} onClick={() => void apply()}>
            {state === 'checked'
              ? words.apply(toApply, count(toApply))
              : words.applyRest(toApply, count(toApply))}
          </Button>
        )}
      </PageHead>
      <NewsPlace news={news} />
      {state !== 'checking' && <Counts shown={shown} />}
      <Columns
        work={<Work shown={shown} leftOut={leftOut} onLeaveOut={setLeftOut} />}
        aside={
          <>
            {state === 'checked' && <BeforeApplying shown={shown} />}
            {isUnderWay(shown) && <Progress shown={shown} onStopped={onChanged} />}
            <Outcome shown={shown} onChanged={onChanged} />
          </>
        }
      />
    </>
  );
}

function Work({
  shown,
  leftOut,
  onLeaveOut,
}: {
  shown: ProductImport;
  leftOut: readonly number[];
  onLeaveOut: (rows: readonly number[]) => void;
}) {
  const { state, importId, counts } = shown;
  const [parameters] = useSearchParams();
  if (state === 'checking') return <Soft>{words.states.checking}…</Soft>;
  const choice = (parameters.get('show') ?? 'taken') as RowChoice;
  const isRefused = choice === 'refused';
  return (
    <>
      <Panel name={words.shownRows[choice](state === 'checked')}>
        {state === 'failed' && <Soft>{words.failed}</Soft>}
        <ImportRows
          key={`${choice} ${state}`}
          shown={shown}
          choice={choice}
          leftOut={leftOut}
          onLeaveOut={onLeaveOut}
        />
      </Panel>
      {counts.refused > 0 && (choice === 'taken' || isRefused) && (
        <Panel name={isRefused ? words.refusedFile : words.refused} aside={words.refusedHint}>
          {!isRefused && (
            <p>
              <Link className={styles.link} to="?show=refused">
                {words.seeRefused(counts.refused)}
              </Link>
            </p>
          )}
          <p>
            <a className={styles.link} href={`/api/admin/imports/${importId}/refused.csv`} download>
              {words.downloadRefused(count(counts.refused))}
            </a>
          </p>
        </Panel>
      )}
    </>
  );
}

/** Each count leads to its rows. */
function Counts({ shown: { counts, effects, outcomes } }: { shown: ProductImport }) {
  const [parameters] = useSearchParams();
  const choice = parameters.get('show');
  const late = (['overtaken', 'left'] as const).flatMap((name) => {
    const number = name === 'left' ? outcomes.notUndone : outcomes.overtaken;
    return number === 0 ? [] : [{ name, number, text: words.outcomes[name] }];
  });
  return (
    <nav className={styles.counts} aria-label={words.byVerdict}>
      {[
        ...rowVerdicts.map((name) => ({ name, number: counts[name], text: words.verdicts[name] })),
        ...late,
      ].map(({ name, number, text }) => (
        <Link
          key={name}
          to={choice === name ? '?' : `?show=${name}`}
          aria-current={choice === name ? 'true' : undefined}
          data-bad={(name === 'refused' && number > 0) || undefined}
        >
          <b>{count(number)}</b>
          <span>{text}</span>
        </Link>
      ))}
      <div>
        <b>{count(effects.calls)}</b>
        <span>{words.calls(effects.calls)}</span>
      </div>
    </nav>
  );
}
