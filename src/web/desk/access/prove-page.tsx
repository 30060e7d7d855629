// Where whoever works here shows a second factor: the code of their authenticator, or a passkey by signing in with it.
// Whoever has neither sets one up.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { renderSVG } from 'uqr';
import { signInPath } from '../../../domain/account/return-path.ts';
import { codeDigits } from '../../../domain/desk/second-factor.ts';
import { words as deskWords } from '../../../words/desk/words.ts';
import { words } from '../../../words/desk-access/words.ts';
import { type Answered, call } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Form, TextField } from '../parts/field.tsx';
import { NewsPlace } from '../parts/flash.tsx';
import { Soft } from '../parts/panel.tsx';
import { useChange } from '../session/use-change.ts';
import { Secret } from '../staff/secret.tsx';
import styles from './prove.module.css';

export function ProvePage() {
  const [parameters] = useSearchParams();
  const to = pathInDesk(parameters.get('to'));
  const answer = useAnswer('second factor', (signal) =>
    call('GET /api/desk/second-factor', {}, { signal }),
  )?.answer;
  const state = answer?.ok ? answer.data.content : null;
  return (
    <main id="main" className={styles.prove}>
      <title>{deskWords.titled(words.title)}</title>
      <h1>{words.title}</h1>
      <Soft>{words.lead}</Soft>
      {!answer && <p role="status">{deskWords.loading}</p>}
      {answer && !answer.ok && <NewsPlace news={{ tone: 'error', text: answer.message }} />}
      {state?.hasAuthenticator && (
        <CodeForm
          label={words.typeCode}
          act={words.openDesk}
          send={(code) => call('POST /api/desk/second-factor', { body: { code } })}
          to={to}
        />
      )}
      {state && state.passkeys > 0 && (
        <a href={signInPath(to)}>{state.hasAuthenticator ? words.usePasskey : words.usePasskeyOnly}</a>
      )}
      {state && !state.hasAuthenticator && state.passkeys === 0 && <SetUp to={to} />}
    </main>
  );
}

function SetUp({ to }: { to: string }) {
  const { send, isBusy, news } = useChange();
  const [made, setMade] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const begin = () =>
    send(
      () => call('POST /api/desk/authenticator', { body: {} }),
      ({ content }) => {
        setMade(content);
        return undefined;
      },
    );
  return (
    <section className={styles.part} aria-label={words.setUp}>
      <h2>{words.setUp}</h2>
      <Soft>{made ? words.scan : words.setUpLead}</Soft>
      {!made && (
        <div>
          <Button kind="main" isBusy={isBusy} onClick={begin}>
            {words.beginSetUp}
          </Button>
        </div>
      )}
      <NewsPlace news={news} />
      {made && (
        <>
          <img
            className={styles.picture}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(made.uri))}`}
            alt={words.picture}
            width="220"
            height="220"
          />
          <Secret text={made.secret} />
          <CodeForm
            label={words.firstCode}
            act={words.finishSetUp}
            send={(code) => call('POST /api/desk/authenticator/confirm', { body: { code } })}
            to={to}
          />
        </>
      )}
      {!made && (
        <Soft>
          {words.orPasskey} <a href="/myaccount#passkeys">{words.toAccount}</a>
        </Soft>
      )}
    </section>
  );
}

interface CodeFormProps {
  label: string;
  act: string;
  send: (code: string) => Promise<Answered<unknown>>;
  to: string;
}

function CodeForm({ label, act, send: ask, to }: CodeFormProps) {
  const { send, isBusy, news } = useChange();
  const [code, setCode] = useState('');
  const digits = code.replaceAll(/\D/g, '');
  const submit = () =>
    send(
      () => ask(digits),
      () => {
        window.location.assign(to);
        return undefined;
      },
      () => setCode(''),
    );
  return (
    <Form onSubmit={submit}>
      <TextField
        label={label}
        hint={words.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        maxLength={codeDigits + 2}
        onChange={setCode}
      />
      <div>
        <Button kind="main" type="submit" isBusy={isBusy} isOff={digits.length !== codeDigits}>
          {act}
        </Button>
      </div>
      <NewsPlace news={news} />
    </Form>
  );
}

/** Nowhere else: the address came from outside. */
function pathInDesk(to: string | null): string {
  return to !== null && /^\/desk(?:\/[^/]|[?]|$)/.test(to) ? to : '/desk';
}
