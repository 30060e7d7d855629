import { useState } from 'react';
import { Link } from 'react-router';
import type { CallAnswer } from '../../../contract/call.ts';
import { formatWhen } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-webhooks/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Flash, NewsPlace } from '../parts/flash.tsx';
import { Acts, Panel, Small, Soft } from '../parts/panel.tsx';
import { Status } from '../parts/status.tsx';
import { useMay } from '../session/me.ts';
import { useChange } from '../session/use-change.ts';
import { LatestDeliveries } from './latest-deliveries.tsx';
import styles from './webhooks.module.css';

type Webhook = CallAnswer<'GET /api/admin/webhooks'>['content'][number];

const when = (at: string) => formatWhen(pageLanguage, at, deviceNow());

/** One address: how it is with it, what can be done, and what it heard last. */
export function WebhookPanel({ webhook, onChanged }: { webhook: Webhook; onChanged: () => void }) {
  const may = useMay();
  const { send, isBusy, news } = useChange();
  const [isRemoving, setRemoving] = useState(false);
  const { id, name, waiting, createdBy, createdAt, failingSince, offBecause } = webhook;
  const reloadAll = () => {
    setRemoving(false);
    onChanged();
    return undefined;
  };
  const remove = () =>
    send(() => call('DELETE /api/admin/webhooks/{id}', { params: { id } }), reloadAll, reloadAll);
  const switchOn = () =>
    send(
      () => call('POST /api/admin/webhooks/{id}/enable', { params: { id } }),
      () => {
        onChanged();
        return words.isOn;
      },
    );
  const test = () =>
    send(
      () => call('POST /api/admin/webhooks/{id}/test', { params: { id } }),
      () => {
        onChanged();
        return words.testSent;
      },
    );
  return (
    <Panel name={name} aside={<WebhookState webhook={webhook} />}>
      <div className={styles.about}>
        <p className={styles.address}>{webhook.address}</p>
        <Soft>{webhook.types.map((type) => words.types[type]).join(', ')}</Soft>
        <Small>{words.madeBy(createdBy, when(createdAt))}</Small>
        {offBecause !== null && (
          <Flash tone="error">
            <p>
              <b>{words.isOff(name)}</b> {words.offBecause[offBecause]}{' '}
              {waiting > 0 && words.stillWaiting(waiting)}
            </p>
          </Flash>
        )}
        {offBecause === null && failingSince !== null && (
          <Small>{words.failingSince(when(failingSince))}</Small>
        )}
        <Acts>
          {!webhook.isActive && may('webhooks.change') && (
            <Button kind="main" isBusy={isBusy} onClick={switchOn}>
              {words.switchOn(waiting)}
            </Button>
          )}
          {webhook.isActive && may('webhooks.change') && (
            <Button isBusy={isBusy} onClick={test}>
              {words.sendTest}
            </Button>
          )}
          {may('webhooks.change') && (
            <Button kind="danger" aria-label={words.removeOf(name)} onClick={() => setRemoving(true)}>
              {words.remove}
            </Button>
          )}
          <Link className={styles.log} to={`/webhooks/${id}`}>
            {words.logOf(name)}
          </Link>
        </Acts>
        {isRemoving && (
          <Confirm
            question={words.removeQuestion(name)}
            consequence={words.removeWhy(waiting)}
            safe={words.keepIt}
            act={words.removeIt}
            isBusy={isBusy}
            onSafe={() => setRemoving(false)}
            onAct={remove}
          />
        )}
        <NewsPlace news={news} />
      </div>
      <LatestDeliveries webhook={webhook} />
    </Panel>
  );
}

function WebhookState({ webhook: { isActive, failingSince } }: { webhook: Webhook }) {
  if (!isActive) return <Status shape="trouble">{words.states.off}</Status>;
  if (failingSince !== null) return <Status shape="part">{words.states.failing}</Status>;
  return <Status shape="done">{words.states.arrives}</Status>;
}
