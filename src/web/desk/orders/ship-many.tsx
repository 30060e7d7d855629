// The next parcel of each selected order leaves, one after the other, as a job: each is charged by itself, and one that is
// refused keeps none of the others.
import { useState } from 'react';
import type { DeskOrderRow } from '../../../contract/desk/order-desk.ts';
import { words } from '../../../words/desk/words.ts';
import { call } from '../../state/api/call.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useStartJob } from '../jobs/start-job.tsx';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';

export function ShipMany({ rows, onDone }: { rows: readonly DeskOrderRow[]; onDone: () => void }) {
  const ready = rows.filter(({ parcel }) => parcel === 'to_pack' || parcel === 'partly_packed');
  const [step, setStep] = useState<'idle' | 'asking' | { readonly jobId: string }>('idle');
  const { start, isBusy, news } = useStartJob((jobId) => setStep({ jobId }));
  const ship = () =>
    start(() =>
      call('POST /api/admin/orders/ship', { body: { parcels: ready.map(({ orderId }) => ({ orderId })) } }),
    );
  if (typeof step === 'object')
    return (
      <>
        <JobProgress jobId={step.jobId} />
        <Button onClick={onDone}>{words.done}</Button>
      </>
    );
  return (
    <>
      {step === 'idle' && ready.length > 0 && (
        <Button onClick={() => setStep('asking')}>{words.shipNext(ready.length)}</Button>
      )}
      {step === 'asking' && (
        <Confirm
          question={words.shipNextQuestion(ready.length)}
          consequence={words.shipNextWhy}
          safe={words.keepThem}
          act={words.shipNext(ready.length)}
          isBusy={isBusy}
          onSafe={() => setStep('idle')}
          onAct={ship}
        />
      )}
      <NewsPlace news={news} />
    </>
  );
}
