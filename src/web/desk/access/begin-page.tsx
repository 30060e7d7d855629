// Where the first link leads: an account, and with it the whole desk.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { shortestPassword } from '../../../domain/account/password.ts';
import { words as accountWords } from '../../../words/account/words.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-access/words.ts';
import { call } from '../../state/api/call.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import styles from './prove.module.css';

export function BeginPage() {
  const [parameters] = useSearchParams();
  const key = parameters.get('key') ?? '';
  const { send, isBusy, news } = useChange();
  const [owner, setOwner] = useState({ name: '', email: '', password: '' });
  const isReady = Object.values(owner).every((text) => text.trim() !== '');
  const begin = () =>
    send(
      async () => {
        const begun = await call('POST /api/desk/begin', { body: { key, ...owner } });
        if (!begun.ok) return begun;
        const { email, password } = owner;
        return call('POST /api/auth/sign-in/email', { body: { email, password } });
      },
      () => {
        window.location.assign('/desk');
        return undefined;
      },
    );
  return (
    <main id="main" className={styles.prove}>
      <title>{deskWords.titled(words.begin)}</title>
      <h1>{words.begin}</h1>
      <Soft>{words.beginLead}</Soft>
      <Form onSubmit={() => isReady && !isBusy && begin()}>
        <TextField
          label={words.yourName}
          autoComplete="name"
          maxLength={80}
          isRequired
          value={owner.name}
          onChange={(name) => setOwner({ ...owner, name })}
        />
        <TextField
          label={words.yourEmail}
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
          value={owner.email}
          onChange={(email) => setOwner({ ...owner, email })}
        />
        <TextField
          label={accountWords.password}
          type="password"
          autoComplete="new-password"
          hint={accountWords.passwordHint(shortestPassword)}
          isRequired
          value={owner.password}
          onChange={(password) => setOwner({ ...owner, password })}
        />
        <NewsPlace news={news} />
        <div>
          <Button kind="main" type="submit" isBusy={isBusy} isOff={!isReady}>
            {words.beginNow}
          </Button>
        </div>
      </Form>
    </main>
  );
}
