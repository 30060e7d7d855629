// Where an invitation leads: whoever is signed in with the address that was invited becomes one of the staff.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StaffRole } from '../../../domain/desk/verbs.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-staff/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './secret.module.css';

export function JoinPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const { send, isBusy, news } = useChange();
  const [role, setRole] = useState<StaffRole | null>(null);
  const join = () =>
    send(
      () => call('POST /api/desk/join', { body: { token } }),
      ({ content }) => {
        setRole(content.role);
        return words.joinedAs(deskWords.roles[content.role]);
      },
    );
  return (
    <main id="main" className={styles.join}>
      <title>{deskWords.titled(words.join)}</title>
      <h1>{words.join}</h1>
      <Soft>{token === '' ? words.joinWithoutLink : words.joinLead}</Soft>
      <NewsPlace news={news} />
      {role === null && token !== '' && (
        <div>
          <Button kind="main" isBusy={isBusy} onClick={join}>
            {words.joinNow}
          </Button>
        </div>
      )}
      {role !== null && <a href="/desk">{words.openDesk}</a>}
    </main>
  );
}
