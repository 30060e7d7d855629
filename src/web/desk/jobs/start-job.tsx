// Starts long work, and says when there is a job of it.
import type { ReactNode } from 'react';
import { words } from '../../../words/desk-jobs/words.ts';
import type { Answered } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { useChange } from '../session/use-change.ts';

export type StartJob = () => Promise<Answered<{ readonly content: { readonly jobId: string } }>>;

export function useStartJob(onStarted: (jobId: string) => void) {
  const { send, isBusy, news } = useChange();
  const start = (begin: StartJob) =>
    send(begin, ({ content }) => {
      onStarted(content.jobId);
      return undefined;
    });
  return { start, isBusy, news };
}

/** Everything that a list finds, as a file: a job, since that may be more than anyone waits for. */
export function ExportAll({
  begin,
  onStarted,
}: {
  begin: StartJob;
  onStarted: (jobId: string) => void;
}): ReactNode {
  const { start, isBusy, news } = useStartJob(onStarted);
  return (
    <>
      <Button isBusy={isBusy} onClick={() => start(begin)}>
        {words.exportAll}
      </Button>
      <NewsPlace news={news} />
    </>
  );
}
