import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-webhooks/words.ts';
import { call } from '../../state/api/call.ts';
import { Columns, PageHead, Soft } from '../parts/panel.tsx';
import { useMay } from '../session/me.ts';
import { Unread } from '../staff/unread.tsx';
import { useRead } from '../staff/use-read.ts';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookPanel } from './webhook-panel.tsx';

export function WebhooksPage() {
  const may = useMay();
  const { content, refusal, reload } = useRead((signal) => call('GET /api/admin/webhooks', {}, { signal }));
  if (!content) return <Unread title={words.webhooks} refusal={refusal} onRetry={reload} />;
  return (
    <>
      <title>{deskWords.titled(words.webhooks)}</title>
      <PageHead title={words.webhooks} sub={words.webhooksHint} />
      <Columns
        work={
          content.length === 0 ? (
            <Soft>{words.noWebhooks}</Soft>
          ) : (
            content.map((webhook) => <WebhookPanel key={webhook.id} webhook={webhook} onChanged={reload} />)
          )
        }
        aside={may('webhooks.change') && <NewWebhook onMade={reload} />}
      />
    </>
  );
}
