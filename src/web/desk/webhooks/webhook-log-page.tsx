import { useState } from 'react';
import { useParams } from 'react-router';
import type { CallInput } from '../../../contract/call.ts';
import type { WireDelivery } from '../../../contract/desk/webhooks.ts';
import { numberOfThing, webhookStates } from '../../../domain/desk/webhook.ts';
import { formatMomentAt } from '../../../words/desk/format-when.ts';
import { words } from '../../../words/desk-webhooks/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { call } from '../../state/api/call.ts';
import { deviceNow } from '../../state/page/server-clock.ts';
import { List } from '../list/list.tsx';
import type { Column } from '../list/list-types.ts';
import { Button } from '../parts/button.tsx';
import { Flash } from '../parts/flash.tsx';
import { useMay } from '../session/me.ts';
import { leavesForProof } from '../session/use-change.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { answerText, DeliveryAnswer } from './delivery-answer.tsx';

type Query = NonNullable<CallInput<'GET /api/admin/webhooks/{id}/deliveries'>['query']>;

export function WebhookLogPage() {
  const may = useMay();
  const { webhookId: id = '' } = useParams();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/webhooks', {}, { signal }));
  if (!content) return <Unread title={words.log} refusal={refusal} onRetry={reload} />;
  const webhook = content.find((one) => one.id === id);
  return (
    <List
      title={webhook ? words.logOf(webhook.name) : words.log}
      {...(webhook && { sub: webhook.address })}
      name="webhook-log"
      filters={[
        {
          name: 'state',
          label: words.stateFilter,
          options: webhookStates.map((value) => ({ value, text: words.deliveryStates[value] })),
        },
      ]}
      columns={logColumns()}
      idOf={(delivery) => String(delivery.id)}
      nameOf={({ type, thing }) => `${words.types[type]} ${numberOfThing(thing)}`}
      load={(query, signal) =>
        call('GET /api/admin/webhooks/{id}/deliveries', { params: { id }, query: query as Query }, { signal })
      }
      actions={(rows, done) =>
        may('webhooks.change') && <ResendMany webhookId={id} rows={rows} onDone={done} />
      }
    />
  );
}

function logColumns(): readonly Column<WireDelivery>[] {
  const title = words.logColumns;
  return [
    {
      key: 'what',
      title: title.what,
      cell: ({ type }) => words.types[type],
      csv: ({ type }) => type,
      phone: 'a',
    },
    {
      key: 'thing',
      title: title.thing,
      cell: ({ thing }) => numberOfThing(thing),
      csv: ({ thing }) => thing,
      phone: 'd',
    },
    {
      key: 'at',
      title: title.at,
      cell: ({ at }) => <time dateTime={at}>{formatMomentAt(pageLanguage, at, deviceNow())}</time>,
      csv: ({ at }) => at,
      phone: 'b',
      sorts: ['newest', 'oldest'],
    },
    {
      key: 'answer',
      title: title.answer,
      cell: (delivery) => <DeliveryAnswer delivery={delivery} />,
      csv: answerText,
      phone: 'c',
    },
    {
      key: 'tries',
      title: title.tries,
      cell: ({ tries }) => tries,
      csv: ({ tries }) => tries,
      isNumber: true,
    },
    {
      key: 'id',
      title: title.id,
      cell: ({ messageId }) => messageId,
      csv: ({ messageId }) => messageId,
      isHiddenAtFirst: true,
    },
  ];
}

interface ResendManyProps {
  webhookId: string;
  rows: readonly WireDelivery[];
  onDone: () => void;
}

/** One after the other, the earliest first; the first that is refused ends it. */
function ResendMany({ webhookId, rows, onDone }: ResendManyProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const resend = async () => {
    setBusy(true);
    setRefusal(null);
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) {
      const answer = await call('POST /api/admin/webhooks/{id}/deliveries/{deliveryId}/resend', {
        params: { id: webhookId, deliveryId: String(id) },
      });
      if (answer.ok) continue;
      if (!leavesForProof(answer)) setRefusal(answer.message);
      setBusy(false);
      return;
    }
    setBusy(false);
    onDone();
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={resend}>
        {words.resendMany(rows.length)}
      </Button>
      {refusal !== null && (
        <div role="alert">
          <Flash tone="error">{refusal}</Flash>
        </div>
      )}
    </>
  );
}
