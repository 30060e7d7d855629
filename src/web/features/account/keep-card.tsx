// A card that is kept without buying: typed into the processor's own field, looked at by its bank, and listed in the
// account from then on.
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import type { CardOwner } from '../../../domain/payment/saved-card.ts';
import { words } from '../../../words/account/words.ts';
import { CardField } from '../../parts/card/card-field.tsx';
import type { CardFieldHandle } from '../../parts/card/card-handle.ts';
import { latePart } from '../../parts/late/late-part.tsx';
import {
  finishCard,
  forgetCard,
  type KeepingOutcome,
  keepCard,
  newCard,
  unheardCard,
} from '../../state/payment/card-keeping.ts';
import styles from './account-page.module.css';

interface KeepCardProps {
  entry: CardEntry;
  owner: CardOwner;
  email: string;
  braintreeToken: string | null;
  /** The key of a second step that the shopper comes back from. */
  returnedKey: string | null;
}

const BraintreeField = latePart(() => import('../../parts/card/braintree-field.tsx'));
const StripeSetupField = latePart(() => import('../../parts/card/stripe-setup-field.tsx'));

export function KeepCard({ entry, owner, email, braintreeToken, returnedKey }: KeepCardProps) {
  const field = useRef<CardFieldHandle>(null);
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(returnedKey !== null);
  const [failure, setFailure] = useState<string | null>(null);
  /** A card was sent and not heard of: the next press asks after it, unless another is to be typed. */
  const [isUnheard, setIsUnheard] = useState(false);

  const follow = async (find: () => Promise<KeepingOutcome>) => {
    setIsBusy(true);
    setFailure(null);
    const outcome = await find();
    setIsUnheard(unheardCard() !== null);
    if (outcome.kind === 'bank') return location.assign(outcome.url);
    if (outcome.kind === 'kept') return void (await navigate('/myaccount#cards'));
    setFailure(outcome.message);
    setIsBusy(false);
  };
  const keepNewCard = async (): Promise<KeepingOutcome> => {
    const made = await field.current?.tokenise();
    if (!made?.ok) return { kind: 'refused', message: made?.message ?? words.cardFieldNotThere };
    return keepCard(newCard({ processor: entry.processor, token: made.token }));
  };
  const submit = () => {
    const known = unheardCard();
    return follow(() => (known ? keepCard(known) : keepNewCard()));
  };

  // Back from the bank, or a page that was left or reloaded in the middle: it asks how it went.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page
  useEffect(() => {
    const known = unheardCard();
    if (returnedKey !== null) void follow(() => finishCard(returnedKey));
    else if (known) void follow(() => keepCard(known));
  }, []);

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
        {isBusy ? words.oneMoment : isUnheard ? words.tryAgain : words.keepThisCard}
      </Button>
      {isUnheard && !isBusy && (
        <button
          type="button"
          className={linkLook}
          onClick={() => {
            forgetCard();
            setIsUnheard(false);
            setFailure(null);
          }}
        >
          {words.typeAnotherCard}
        </button>
      )}
    </form>
  );
}
