import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { words } from '../../../words/desk-sender/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './settings.module.css';

type Trial = CallAnswer<'POST /api/admin/settings/sender/test'>['content'];

/** What is sent goes by what is saved, so that nobody tries one thing and keeps another. */
export function TestEmail({ isUnsaved }: { isUnsaved: boolean }) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const { send, isBusy, news } = useChange();
  const ask = () => {
    setTrial(null);
    void send(
      () => call('POST /api/admin/settings/sender/test', { body: {} }),
      ({ content }) => {
        setTrial(content);
        return undefined;
      },
    );
  };
  return (
    <Panel name={words.tryIt}>
      <div className={styles.outside}>
        <Small>{isUnsaved ? words.saveFirst : words.tryHint}</Small>
        <Acts>
          <Button isBusy={isBusy} isOff={isUnsaved} onClick={ask}>
            {words.sendTest}
          </Button>
        </Acts>
        <div role="status">
          {trial && <p className={styles.why}>{words.outcomes[trial.outcome](trial.to)}</p>}
          {trial?.answer && <p className={styles.why}>{words.serverAnswer(trial.answer)}</p>}
        </div>
        <NewsPlace news={news} />
      </div>
    </Panel>
  );
}
