// One piece of long work: a meter while it runs, and then what came of it.
import type { DeskJob } from '../../../contract/desk/jobs.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-jobs/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Acts, Small } from '../parts/panel.tsx';
import { type Shape, Status } from '../parts/status.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './jobs.module.css';
import { isJobUnderWay, usePolled } from './use-job.ts';

const shapes: Readonly<Record<DeskJob['state'], Shape>> = {
  waiting: 'open',
  running: 'part',
  done: 'done',
  failed: 'trouble',
  cancelled: 'off',
};

const count = (value: number) => formatCount(pageLanguage, value);

export const progressText = ({ done, of }: Pick<DeskJob, 'done' | 'of'>) =>
  words.progress(count(done), of === null ? null : count(of));

export const JobState = ({ state }: Pick<DeskJob, 'state'>) => (
  <Status shape={shapes[state]}>{words.states[state]}</Status>
);

export function JobProgress({ jobId }: { jobId: string }) {
  const { answer, reload } = usePolled(
    jobId,
    (signal) => call('GET /api/admin/jobs/{jobId}', { params: { jobId } }, { signal }),
    ({ content }) => isJobUnderWay(content),
  );
  const job = answer?.ok ? answer.data.content : null;
  const isOver = job !== null && !isJobUnderWay(job);
  return (
    <section className={styles.progress} aria-label={words.jobs}>
      <div role="status">
        {job && (
          <p>
            <b>{words.kinds[job.kind]}</b> <JobState state={job.state} /> {progressText(job)}
          </p>
        )}
        {isOver && <JobResult job={job} />}
      </div>
      {job && !isOver && (
        <>
          <Meter name={words.kinds[job.kind]} done={job.done} of={job.of} />
          <Small>{words.goesOn}</Small>
          <CancelJob job={job} onDone={reload} />
        </>
      )}
      {answer && !answer.ok && <Flash tone="error">{answer.message}</Flash>}
    </section>
  );
}

export function Meter({ name, done, of }: { name: string } & Pick<DeskJob, 'done' | 'of'>) {
  return <progress className={styles.meter} aria-label={name} value={done} max={of ?? undefined} />;
}

export function CancelJob({ job, onDone }: { job: DeskJob; onDone: () => void }) {
  const { send, isBusy, news } = useChange();
  const { jobId } = job;
  const cancel = () =>
    send(
      () => call('POST /api/admin/jobs/{jobId}/cancel', { params: { jobId } }),
      () => void onDone(),
    );
  return (
    <Acts>
      <Button
        isBusy={isBusy}
        onClick={cancel}
        aria-label={words.cancelOf(words.kinds[job.kind], progressText(job))}
      >
        {words.cancel}
      </Button>
      <NewsPlace news={news} />
    </Acts>
  );
}

export function JobResult({ job: { jobId, state, result } }: { job: DeskJob }) {
  if (state === 'failed') return <Small>{words.failedWhy}</Small>;
  if (!result) return null;
  const { file, refusals } = result;
  return (
    <>
      {file && (
        <p>
          <a className={styles.file} href={`/api/admin/jobs/${jobId}/file`} download>
            {words.download(words.kilobytes(count(Math.ceil(file.bytes / 1_000))))}
          </a>{' '}
          <span className={styles.until}>
            {words.fileUntil(formatWhen(pageLanguage, file.until, deviceNow()))}
          </span>
        </p>
      )}
      {refusals.length > 0 && (
        <Flash tone="error">
          <p>{words.refused(refusals.length)}</p>
          <ul>
            {refusals.map(({ id, message }) => (
              <li key={id}>
                {id}: {message}
              </li>
            ))}
          </ul>
        </Flash>
      )}
    </>
  );
}
