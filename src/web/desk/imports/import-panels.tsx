// Beside the rows of an import: what to know before, how far it is, what came of it.
import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { ProductImport } from '../../../contract/desk/imports.ts';
import { formatMomentAt, formatWhen } from '../../../words/desk/format-when.ts';
import { sayFetchFault } from '../../../words/desk-import/say-import.ts';
import { words } from '../../../words/desk-import/words.ts';
import { words as jobWords } from '../../../words/desk-jobs/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useChange } from '../session/use-change.ts';
import { ImportStatus } from './import-status.tsx';
import styles from './imports.module.css';

type ShownImport = CallAnswer<'GET /api/admin/imports/{importId}'>['content'];

const count = (value: number) => formatCount(pageLanguage, value);
const when = (at: string) => formatWhen(pageLanguage, at, deviceNow());
const moment = (at: string) => formatMomentAt(pageLanguage, at, deviceNow());

/** What is fine is marked as done, what one should know of asks. */
export function BeforeApplying({ shown: { counts, effects } }: { shown: ProductImport }) {
  const { steep, bags, calls } = effects;
  const checks = [
    { isFine: true, text: words.columnsKnown },
    {
      isFine: counts.refused === 0,
      text:
        counts.refused === 0 ? words.noneRefused : words.someRefused(counts.refused, count(counts.refused)),
    },
    { isFine: steep === 0, text: steep === 0 ? words.noSteep : words.steepPrices(steep, count(steep)) },
    { isFine: bags === 0, text: bags === 0 ? words.noBags : words.bagsDearer(bags) },
    { isFine: calls === 0, text: calls === 0 ? words.nobodyCalled : words.peopleCalled(calls) },
  ];
  return (
    <Panel name={words.beforeYouApply}>
      <ul className={styles.checks}>
        {checks.map(({ isFine, text }) => (
          <li key={text}>
            <Status shape={isFine ? 'done' : 'asks'}>{text}</Status>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Progress({ shown, onStopped }: { shown: ProductImport; onStopped: () => void }) {
  const { state, jobId, done, of } = shown;
  const { send, isBusy, news } = useChange();
  const stop = (id: string) =>
    send(
      () => call('POST /api/admin/jobs/{jobId}/cancel', { params: { jobId: id } }),
      () => {
        onStopped();
        return undefined;
      },
    );
  return (
    <Panel name={words.whileItRuns} aside={<ImportStatus state={state} />}>
      <progress
        className={styles.meter}
        aria-label={words.states[state]}
        value={done}
        max={of ?? undefined}
      />
      <p className={styles.soft}>
        <span role="status">{jobWords.progress(count(done), of === null ? null : count(of))}</span>{' '}
        {jobWords.goesOn}
      </p>
      {jobId !== null && state !== 'checking' && (
        <Acts>
          <Button isBusy={isBusy} onClick={() => void stop(jobId)}>
            {words.stop}
          </Button>
        </Acts>
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}

/** Each with its address, so that somebody can bring it by hand. */
function FailedPictures({ shown: { pictures, failedPictures } }: { shown: ShownImport }) {
  if (pictures.failed === 0) return null;
  return (
    <>
      <p>{words.picturesFailed(pictures.failed)}</p>
      <ul className={styles.checks}>
        {failedPictures.map(({ productId, url, code }) => (
          <li key={`${productId} ${url}`} className={styles.address}>
            <a href={url} rel="noreferrer" target="_blank">
              {url}
            </a>{' '}
            {sayFetchFault(pageLanguage, code)}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Outcome({ shown, onChanged }: { shown: ShownImport; onChanged: () => void }) {
  const { importId, state, appliedAt, undoneAt, undoUntil, outcomes, pictures } = shown;
  const [isConfirming, setConfirming] = useState(false);
  const { send, isBusy, news } = useChange();
  if (appliedAt === null || state === 'applying' || state === 'undoing') return null;
  const undo = () =>
    send(
      () => call('POST /api/admin/imports/{importId}/undo', { params: { importId } }),
      () => {
        setConfirming(false);
        onChanged();
        return undefined;
      },
    );
  const canUndo = state === 'applied' && undoUntil !== null && Date.parse(undoUntil) > deviceNow();
  const facts = [
    outcomes.applied > 0 && words.appliedRows(outcomes.applied, count(outcomes.applied)),
    outcomes.left > 0 && state === 'applied' && words.stopped,
    outcomes.overtaken > 0 && words.overtaken(outcomes.overtaken),
    outcomes.refused > 0 && words.refusedLate(outcomes.refused),
    outcomes.undone > 0 && words.undone(outcomes.undone),
    pictures.fetched > 0 && words.picturesFetched(pictures.fetched),
    pictures.waiting > 0 && words.picturesWaiting(pictures.waiting),
    outcomes.notUndone > 0 && words.notUndone(outcomes.notUndone),
  ].filter((text) => text !== false);
  return (
    <Panel
      name={words.whenDone}
      aside={
        <Status shape={undoneAt === null ? 'done' : 'off'}>
          {undoneAt === null ? words.appliedAt(when(appliedAt)) : words.undoneAt(when(undoneAt))}
        </Status>
      }
    >
      <p role="status">{facts.join(' ')}</p>
      <FailedPictures shown={shown} />
      {canUndo &&
        (isConfirming ? (
          <Confirm
            question={words.undoAll}
            consequence={words.undoUntil(moment(undoUntil))}
            safe={words.keepIt}
            act={words.undo}
            isBusy={isBusy}
            onSafe={() => setConfirming(false)}
            onAct={() => void undo()}
          />
        ) : (
          <div className={styles.undo}>
            <Soft>{words.undoUntil(moment(undoUntil))}</Soft>
            <Acts>
              <Button kind="danger" onClick={() => setConfirming(true)}>
                {words.undo}…
              </Button>
            </Acts>
          </div>
        ))}
      <NewsPlace news={news} />
    </Panel>
  );
}
