import { useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import type { WireProcessor } from '../../../contract/settings/settings.ts';
import { words } from '../../../words/desk-settings/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel, Small } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './settings.module.css';

/** Which keys are set, and a button that asks whose they are. */
export function PaymentPanel({ processors }: { processors: readonly WireProcessor[] }) {
  return (
    <Panel name={words.payment}>
      <ul className={styles.checks}>
        {processors.map((processor) => (
          <Processor key={processor.name} processor={processor} />
        ))}
      </ul>
      <Small>{words.checkHint}</Small>
    </Panel>
  );
}

type Check = CallAnswer<'POST /api/admin/settings/processors/{name}/check'>['content'];

const shapes = { answered: 'done', refused: 'trouble', silent: 'late' } as const;

function Processor({ processor: { name, mode, keyEnd, hasWebhookKey } }: { processor: WireProcessor }) {
  const [check, setCheck] = useState<Check | null>(null);
  const { send, isBusy, news } = useChange();
  const ask = () => {
    setCheck(null);
    void send(
      () => call('POST /api/admin/settings/processors/{name}/check', { params: { name }, body: {} }),
      ({ content }) => {
        setCheck(content);
        return undefined;
      },
    );
  };
  return (
    <li>
      <div>
        <p>{words.processors[name]}</p>
        <p className={styles.why}>
          {words.keyIs(words.modes[mode], keyEnd)} {mode !== 'built_in' && words.webhookKey(hasWebhookKey)}
        </p>
        <p role="status">
          {isBusy && <Status shape="part">{words.checking}</Status>}
          {check && (
            <Status shape={shapes[check.outcome]}>{words.checkOutcomes[check.outcome](check.ms)}</Status>
          )}
        </p>
        <NewsPlace news={news} />
      </div>
      <Button isBusy={isBusy} aria-label={words.checkOf(words.processors[name])} onClick={ask}>
        {words.check}
      </Button>
    </li>
  );
}
