import { useState } from 'react';
import { type WebhookType, webhookTypes } from '../../../domain/desk/webhook.ts';
import { words } from '../../../words/desk-webhooks/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Panel } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { NewSecret } from '../staff/secret.tsx';

interface WebhookDraft {
  readonly name: string;
  readonly address: string;
  readonly types: readonly WebhookType[];
}

const empty: WebhookDraft = { name: '', address: '', types: [] };

export function NewWebhook({ onMade }: { onMade: () => void }) {
  const { send, isBusy, news } = useChange();
  const [secret, setSecret] = useState<string | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [draft, setDraft, clearDraft] = useDraft<WebhookDraft>('webhook', empty);
  const add = () => {
    setWhy(null);
    return send(
      () => call('POST /api/admin/webhooks', { body: { ...draft, types: [...draft.types] } }),
      ({ content }) => {
        setSecret(content.secret);
        clearDraft();
        onMade();
        return undefined;
      },
      // A rule that an address breaks is said beside it.
      ({ code, message }) => setWhy(code === 'unprocessable' ? message : null),
    );
  };
  return (
    <Panel name={secret === null ? words.newWebhook : words.signingSecret}>
      {secret === null ? (
        <Form onSubmit={add}>
          <TextField
            label={words.webhookName}
            value={draft.name}
            maxLength={60}
            isRequired
            onChange={(name) => setDraft({ ...draft, name })}
          />
          <TextField
            label={words.sendTo}
            hint={words.sendToHint}
            why={why}
            value={draft.address}
            maxLength={500}
            isRequired
            onChange={(address) => {
              setWhy(null);
              setDraft({ ...draft, address });
            }}
          />
          <Choices legend={words.whatIsSent}>
            {webhookTypes.map((type) => (
              <Tick
                key={type}
                label={words.types[type]}
                isOn={draft.types.includes(type)}
                onChange={(isOn) =>
                  setDraft({
                    ...draft,
                    types: isOn ? [...draft.types, type] : draft.types.filter((one) => one !== type),
                  })
                }
              />
            ))}
          </Choices>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={draft.types.length === 0}>
            {words.addWebhook}
          </Button>
        </Form>
      ) : (
        <NewSecret text={secret} note={words.secretShownOnce} onDone={() => setSecret(null)} />
      )}
      {why === null && <NewsPlace news={news} />}
    </Panel>
  );
}
