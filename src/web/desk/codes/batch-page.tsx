// A batch of codes: how far it is, what came of it, its codes as a file, and its end.
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-codes/words.ts';
import { words as jobWords } from '../../../words/desk-jobs/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { formatCount } from '../../../words/text/format-count.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { JobProgress, Meter } from '../jobs/job-progress.tsx';
import { useStartJob } from '../jobs/start-job.tsx';
import { usePolled } from '../jobs/use-job.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Columns, Facts, PageHead, Panel, Small, Soft } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof, useChange } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { BatchStatus, madeText } from './batches-page.tsx';
import { discountFact, factsOf } from './code-facts.tsx';
import styles from './codes.module.css';

type Batch = CallAnswer<'GET /api/admin/coupon-batches/{id}'>['content'];

const count = (value: number) => formatCount(pageLanguage, value);

export function BatchPage() {
  const { batchId = '' } = useParams();
  const { answer, reload } = usePolled(
    batchId,
    (signal) => call('GET /api/admin/coupon-batches/{id}', { params: { id: batchId } }, { signal }),
    ({ content }) => content.state === 'making',
  );
  const [shown, setShown] = useState<Batch | null>(null);
  const refusal = answer && !answer.ok ? answer : null;
  useEffect(() => {
    if (answer?.ok) setShown(answer.data.content);
  }, [answer]);
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  // While it is looked at again, it stays as it was.
  const batch = answer?.ok ? answer.data.content : shown;
  if (batch === null || String(batch.id) !== batchId)
    return <Unread title={words.toBatches} refusal={refusal} onRetry={reload} />;
  return <BatchView batch={batch} onChanged={reload} />;
}

interface BatchProps {
  batch: Batch;
  onChanged: () => void;
}

function BatchView({ batch, onChanged }: BatchProps) {
  const may = useMay();
  const { id, prefix, madeBy, createdAt, state } = batch;
  const title = words.batchTitle(prefix);
  const isOpen = may('codes.change') && (batch.open > 0 || state === 'making' || state === 'stopped');
  return (
    <>
      <title>{deskWords.titled(title)}</title>
      <PageHead
        title={title}
        trail={<Link to="/codes/batches">{words.toBatches}</Link>}
        sub={`${madeBy}, ${formatMomentAt(pageLanguage, createdAt, deviceNow())}`}
      >
        <ButtonLink to={`/codes?batch=${id}`}>{words.lookAtCodes}</ButtonLink>
      </PageHead>
      <Columns
        work={
          <>
            <FiguresPanel batch={batch} onChanged={onChanged} />
            <FilePanel batchId={id} />
            {isOpen && state !== 'ended' && <EndPanel batch={batch} onChanged={onChanged} />}
          </>
        }
        aside={
          <Panel name={words.terms}>
            <Facts facts={factsOf(batch)} />
          </Panel>
        }
      />
    </>
  );
}

function FiguresPanel({ batch, onChanged }: BatchProps) {
  const { state, madeCount, codes, open, withOrder, uses } = batch;
  return (
    <Panel name={words.figures} aside={<BatchStatus state={state} />}>
      {state === 'making' && <Making batch={batch} onChanged={onChanged} />}
      {state === 'stopped' && <Soft>{words.stoppedWhy}</Soft>}
      <Facts
        facts={[
          { name: words.batchColumns.made, value: <span role="status">{madeText(batch)}</span> },
          ...(codes === madeCount ? [] : [{ name: words.codesNow, value: count(codes) }]),
          { name: words.openNow, value: count(open) },
          { name: words.usedNow, value: count(withOrder) },
          { name: words.uses, value: count(uses) },
          discountFact(batch),
        ]}
      />
    </Panel>
  );
}

/** What was made stays when the work is cancelled: none is half made. */
function Making({ batch: { jobId, madeCount, count: of }, onChanged }: BatchProps) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const cancel = (id: string) =>
    send(
      () => call('POST /api/admin/jobs/{jobId}/cancel', { params: { jobId: id } }),
      () => void onChanged(),
    );
  return (
    <div className={styles.near}>
      <Meter name={jobWords.kinds.make_codes} done={madeCount} of={of} />
      <Acts>
        {jobId !== null && may('codes.change') && (
          <Button isBusy={isBusy} onClick={() => cancel(jobId)}>
            {jobWords.cancel}
          </Button>
        )}
        <Small>{jobWords.goesOn}</Small>
      </Acts>
      <NewsPlace news={news} />
    </div>
  );
}

function FilePanel({ batchId }: { batchId: number }) {
  const [jobId, setJobId] = useState<string | null>(null);
  const { start, isBusy, news } = useStartJob(setJobId);
  return (
    <Panel name={words.asFile}>
      <div className={styles.near}>
        <Small>{words.downloadHint}</Small>
        <Acts>
          <Button
            isBusy={isBusy}
            onClick={() =>
              start(() => call('POST /api/admin/exports/codes', { body: { batch: String(batchId) } }))
            }
          >
            {words.downloadCodes}
          </Button>
        </Acts>
        {jobId && <JobProgress key={jobId} jobId={jobId} />}
        <NewsPlace news={news} />
      </div>
    </Panel>
  );
}

function EndPanel({ batch: { id, prefix, open, madeCount, state, count: of }, onChanged }: BatchProps) {
  const [isAsking, setAsking] = useState(false);
  const { send, isBusy, news } = useChange();
  const isNow = count(state === 'making' ? of - madeCount + open : open);
  const end = () =>
    send(
      () => call('POST /api/admin/coupon-batches/{id}/end', { params: { id: String(id) }, body: {} }),
      () => {
        setAsking(false);
        onChanged();
        return words.batchEnded;
      },
    );
  return (
    <Panel name={words.theEnd}>
      {isAsking ? (
        <Confirm
          question={words.endBatchQuestion(prefix)}
          consequence={words.endBatchWhy(isNow)}
          safe={words.keepBatch}
          act={words.endBatchNow(isNow)}
          isBusy={isBusy}
          onSafe={() => setAsking(false)}
          onAct={end}
        />
      ) : (
        <div className={styles.near}>
          <Small>{words.endHint}</Small>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {words.endBatch}
          </Button>
        </div>
      )}
      <NewsPlace news={news} />
    </Panel>
  );
}
