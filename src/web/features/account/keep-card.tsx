// A card that is kept without buying: typed into the processor's own field, looked at by its bank, and listed in the
// account from then on.
import { Suspense, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import { Button } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { words } from '../../../words/account/words.ts';
import { CardField } from '../../parts/card/card-field.tsx';
import type { CardFieldHandle } from '../../parts/card/card-handle.ts';
import { latePart } from '../../parts/late/late-part.tsx';
import { call } from '../../state/api/call.ts';
import styles from './account-page.module.css';

interface KeepCardProps {
  entry: CardEntry;
  owner: CardOwner;
  email: string;
  braintreeToken: string | null;
  /** The bank was asked and did not confirm it. */
  isRefused: boolean;
}

const BraintreeField = latePart(() => import('../../parts/card/braintree-field.tsx'));
const StripeSetupField = latePart(() => import('../../parts/card/stripe-setup-field.tsx'));

export function KeepCard({ entry, owner, email, braintreeToken, isRefused }: KeepCardProps) {
  const field = useRef<CardFieldHandle>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState(isRefused ? words.refusedByBank : null);
  const keep = async (): Promise<string | null> => {
    const made = await field.current?.tokenise();
    if (!made) return words.cardFieldNotThere;
    if (!made.ok) return made.message;
    const answer = await call(
      'POST /api/account/cards',
      { body: { processor: entry.processor, token: made.token } },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    if (!answer.ok) return answer.message;
    const { nextAction } = answer.data.content;
    if (nextAction) location.assign(nextAction.url);
    else await navigate('/myaccount?card=kept#cards');
    return null;
  };
  const submit = async () => {
    setIsBusy(true);
    setFailure(await keep());
    setIsBusy(false);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      {failure && <Notification tone="error" title={failure} />}
      <Suspense fallback={null}>
        {entry.processor === 'stripe' ? (
          <StripeSetupField ref={field} entry={entry} owner={owner} email={email} />
        ) : entry.processor === 'braintree' ? (
          <BraintreeField
            ref={field}
            entry={entry}
            token={braintreeToken}
            owner={owner}
            email={email}
            amount={null}
            onReload={() => void revalidate()}
          />
        ) : (
          <CardField ref={field} />
        )}
      </Suspense>
      <p className={text.soft}>{words.staysAtProcessor}</p>
      <noscript>
        <p>{words.cardNeedsScripts}</p>
      </noscript>
      <Button type="submit" pending={isBusy}>
        {isBusy ? words.oneMoment : words.keepThisCard}
      </Button>
    </form>
  );
}
