import type { DeskJob } from '../../../contract/desk/jobs.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-jobs/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { Blank, PageHead } from '../parts/panel.tsx';
import { Cell, Head, Main, Table } from '../parts/table.tsx';
import { CancelJob, JobResult, JobState, progressText } from './job-progress.tsx';
import { isJobUnderWay, usePolled } from './use-job.ts';

export function JobsPage() {
  const { answer, reload } = usePolled(
    'jobs',
    (signal) => call('GET /api/admin/jobs', {}, { signal }),
    ({ content }) => content.some(isJobUnderWay),
  );
  const { what, state, progress, by, at, acts } = words.columns;
  const jobs = answer?.ok ? answer.data.content : [];
  return (
    <>
      <title>{deskWords.titled(words.jobs)}</title>
      <PageHead title={words.jobs} sub={words.jobsHint} />
      {!answer && <p role="status">{deskWords.loading}</p>}
      {answer && !answer.ok && (
        <Flash tone="error">
          <p>{answer.message}</p>
          <Button onClick={reload}>{deskWords.tryAgain}</Button>
        </Flash>
      )}
      {answer?.ok && jobs.length === 0 && <Blank title={words.noJobs}>{words.noJobsWhy}</Blank>}
      {jobs.length > 0 && (
        <Table
          name={words.jobs}
          head={
            <>
              <Head>{what}</Head>
              <Head>{state}</Head>
              <Head isNumber>{progress}</Head>
              <Head isExtra>{by}</Head>
              <Head>{at}</Head>
              <Head>{acts}</Head>
            </>
          }
        >
          {jobs.map((job) => (
            <JobRow key={job.jobId} job={job} onCancelled={reload} />
          ))}
        </Table>
      )}
    </>
  );
}

function JobRow({ job, onCancelled }: { job: DeskJob; onCancelled: () => void }) {
  const narrowed = Object.values(job.query).join(', ');
  return (
    <tr>
      <Cell>
        <Main>{words.kinds[job.kind]}</Main>
        {narrowed !== '' && ` ${narrowed}`}
      </Cell>
      <Cell>
        <JobState state={job.state} />
      </Cell>
      <Cell isNumber>{progressText(job)}</Cell>
      <Cell isExtra>{job.by}</Cell>
      <Cell>
        <time dateTime={job.at}>{formatWhen(pageLanguage, job.at, deviceNow())}</time>
      </Cell>
      <Cell>
        {isJobUnderWay(job) ? <CancelJob job={job} onDone={onCancelled} /> : <JobResult job={job} />}
      </Cell>
    </tr>
  );
}
