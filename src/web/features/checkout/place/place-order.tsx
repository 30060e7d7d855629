// The last word: what stands against it, what moved, and the one button that places the order.
import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { Notification } from '../../../../design/message/notification.tsx';
import text from '../../../../design/text/text.module.css';
import {
  type Blocker,
  checkoutSteps,
  orderBlocker,
  stepNames,
} from '../../../../domain/checkout/checkout-steps.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import type { Placing } from '../../../state/checkout/use-placing.ts';
import type { QuoteTalk } from '../../../state/checkout/use-quote.ts';
import { stepPath } from '../steps/step.tsx';
import styles from './place-order.module.css';
import { QuoteMoved } from './quote-moved.tsx';

interface PlaceOrderProps {
  talk: QuoteTalk;
  placing: Placing;
  /** A card that is not ready is told of by its own frame. */
  onPlace: () => void;
  onTryAgain: () => void;
  onGiveUp: () => void;
}

export function PlaceOrder({ talk, placing, onPlace, onTryAgain, onGiveUp }: PlaceOrderProps) {
  const { quote, moved } = talk;
  const blocker = orderBlocker(quote);
  const total = wireMoney(quote.total, quote.currency);
  const isOnItsWay =
    placing.phase === 'sending' || placing.phase === 'confirming' || placing.phase === 'placed';
  const isUnheard = placing.phase === 'failed' && placing.outcome.kind === 'unheard';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (blocker !== null || isOnItsWay) return;
    if (isUnheard) onTryAgain();
    else onPlace();
  };
  if (placing.phase === 'bank') return <AtTheBank url={placing.url} onGiveUp={onGiveUp} />;
  return (
    <form className={styles.place} method="post" onSubmit={submit}>
      <Told placing={placing} />
      {moved.length > 0 && <QuoteMoved changes={moved} currency={quote.currency} />}
      <Button
        type="submit"
        wide
        pending={isOnItsWay}
        disabledReason={blocker === null || isOnItsWay ? undefined : reasonOf(blocker)}
      >
        {isOnItsWay ? (
          'Placing your order…'
        ) : (
          <>
            {isUnheard ? 'Try again' : moved.length > 0 ? 'Place order at the new total' : 'Place order'}
            <span className={styles.total}>{total}</span>
          </>
        )}
      </Button>
      {blocker !== null && <WayTo blocker={blocker} />}
      {moved.length > 0 && (
        <Link className={linkLook} to="/bag">
          Back to the bag
        </Link>
      )}
    </form>
  );
}

function reasonOf({ at, why }: Blocker): string {
  const step = (checkoutSteps as readonly string[]).indexOf(at);
  const where = step < 0 ? '' : `Step ${step + 1}: `;
  return `${where}${why} Nothing is charged until you place the order.`;
}

/** A blocked button leads to what blocks it. */
function WayTo({ blocker: { at } }: { blocker: Blocker }) {
  if (at === 'general') return null;
  if (at === 'items')
    return (
      <a className={linkLook} href="#summary">
        See the pieces
      </a>
    );
  return (
    <Link className={linkLook} to={stepPath(at)} preventScrollReset>
      To {stepNames[at].toLowerCase()}
    </Link>
  );
}

function Told({ placing }: { placing: Placing }) {
  if (placing.phase === 'confirming')
    return (
      <Notification title="We are confirming your payment…">
        {placing.isLong
          ? 'Your bank is taking its time. You may close this page: the order is placed once, or not at all, and we write to you either way.'
          : 'This takes a moment. Closing or reloading this page does not place the order twice.'}
      </Notification>
    );
  if (placing.phase !== 'failed' || placing.outcome.kind === 'declined') return null;
  return <Notification tone="error" title={placing.outcome.message} />;
}

function AtTheBank({ url, onGiveUp }: { url: string; onGiveUp: () => void }) {
  return (
    <div className={styles.place}>
      <Notification title="Your bank wants a word.">
        Confirm there and you are led back here. Nothing is charged twice, and nothing you typed is lost.
      </Notification>
      <a {...buttonLook({ wide: true })} href={url}>
        Go to your bank
      </a>
      <button type="button" className={linkLook} onClick={onGiveUp}>
        Use another card
      </button>
      <p className={`${text.small} ${text.soft}`}>Until you confirm, nothing happens and nothing is lost.</p>
    </div>
  );
}
