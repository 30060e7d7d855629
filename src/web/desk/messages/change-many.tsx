// Messages that are selected are tried again or dropped one after the other, as a job; one that is refused keeps none of
// the others.
import { useState } from 'react';
import type { DeskMessage } from '../../../contract/desk/messages.ts';
import { canAct, type MessageAct } from '../../../domain/desk/message-list.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-messages/words.ts';
import { call } from '../../state/api/call.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { useStartJob } from '../jobs/start-job.tsx';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { NewsPlace } from '../parts/flash.tsx';

const routes = { retry: 'POST /api/admin/messages/retry', drop: 'POST /api/admin/messages/drop' } as const;

export function ChangeMany({ rows, onDone }: { rows: readonly DeskMessage[]; onDone: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | { readonly jobId: string }>('idle');
  const { start, isBusy, news } = useStartJob((jobId) => setStep({ jobId }));
  const able = (act: MessageAct) => rows.filter(({ state }) => canAct(state, act));
  const change = (act: MessageAct) =>
    start(() => call(routes[act], { body: { messageIds: able(act).map(({ messageId }) => messageId) } }));
  if (typeof step === 'object')
    return (
      <>
        <JobProgress jobId={step.jobId} />
        <Button onClick={onDone}>{deskWords.done}</Button>
      </>
    );
  const [toRetry, toDrop] = [able('retry'), able('drop')];
  return (
    <>
      {step === 'idle' && toRetry.length > 0 && (
        <Button isBusy={isBusy} onClick={() => change('retry')}>
          {words.tryAgain(toRetry.length)}
        </Button>
      )}
      {step === 'idle' && toDrop.length > 0 && (
        <Button onClick={() => setStep('asking')}>{words.drop(toDrop.length)}</Button>
      )}
      {step === 'asking' && (
        <Confirm
          question={words.dropQuestion(toDrop.length)}
          consequence={words.dropWhy}
          safe={words.keepTrying}
          act={words.dropThem}
          isBusy={isBusy}
          onSafe={() => setStep('idle')}
          onAct={() => change('drop')}
        />
      )}
      <NewsPlace news={news} />
    </>
  );
}
