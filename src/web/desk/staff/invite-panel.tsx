import { useState } from 'react';
import { type StaffRole, staffRoles } from '../../../domain/desk/verbs.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Choices, Form, TextField, Tick } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Box, Panel, Small } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { useDraft } from '../session/use-draft.ts';
import { Secret } from './secret.tsx';

interface InviteDraft {
  readonly email: string;
  readonly role: StaffRole;
}

export function InvitePanel({ onInvited }: { onInvited: () => void }) {
  const { send, isBusy, news } = useChange();
  const [url, setUrl] = useState<string | null>(null);
  const [draft, setDraft, clearDraft] = useDraft<InviteDraft>('invite', { email: '', role: 'packer' });
  const invite = () =>
    send(
      () => call('POST /api/admin/staff', { body: { ...draft, email: draft.email.trim() } }),
      ({ content }) => {
        setUrl(content.url);
        clearDraft();
        onInvited();
        return undefined;
      },
    );
  return (
    <Panel name={words.invite}>
      <Form onSubmit={invite}>
        <TextField
          label={deskWords.email}
          type="email"
          value={draft.email}
          maxLength={254}
          isRequired
          onChange={(email) => setDraft({ ...draft, email })}
        />
        <Choices legend={words.role}>
          {staffRoles.map((role) => (
            <Tick
              key={role}
              group="role"
              label={words.roleHints[role]}
              isOn={draft.role === role}
              onChange={() => setDraft({ ...draft, role })}
            />
          ))}
        </Choices>
        <Button kind="main" type="submit" isWide isBusy={isBusy}>
          {words.makeLink}
        </Button>
        <Small>{words.linkHint}</Small>
      </Form>
      <NewsPlace news={news} />
      {url !== null && (
        <Box>
          <Secret text={url} />
          <Small>{words.linkShownOnce}</Small>
        </Box>
      )}
    </Panel>
  );
}
