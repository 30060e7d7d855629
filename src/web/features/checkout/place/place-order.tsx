// The last word: what stands against it, what moved, and the one button that places the order.

import type { SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import { linkLook } from '../../../../design/button/link.ts';
import { Notification } from '../../../../design/message/notification.tsx';
import text from '../../../../design/text/text.module.css';
import { type Blocker, orderBlocker, stepNumber } from '../../../../domain/checkout/checkout-steps.ts';
import { sayOrderBlocker } from '../../../../words/checkout/say-order-blocker.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import type { Placing } from '../../../state/checkout/use-placing.ts';
import type { QuoteState } from '../../../state/checkout/use-quote.ts';
import { stepPath } from '../steps/step.tsx';
import styles from './place-order.module.css';
import { QuoteMoved } from './quote-moved.tsx';

interface PlaceOrderProps {
  quoteState: QuoteState;
  placing: Placing;
  /** A card that is not ready is told of by its own frame. */
  onPlace: () => void;
  onTryAgain: () => void;
  onGiveUp: () => void;
}

export function PlaceOrder({ quoteState, placing, onPlace, onTryAgain, onGiveUp }: PlaceOrderProps) {
  const { quote, moved } = quoteState;
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
      <PlacingNotice placing={placing} isMoveShown={moved.length > 0} />
      {moved.length > 0 && <QuoteMoved changes={moved} currency={quote.currency} />}
      <Button
        type="submit"
        wide
        pending={isOnItsWay}
        disabledReason={blocker === null || isOnItsWay ? undefined : reasonOf(blocker, quote)}
      >
        {isOnItsWay ? (
          words.placingOrder
        ) : (
          <>
            {isUnheard ? words.tryAgain : moved.length > 0 ? words.placeAtNewTotal : words.placeOrder}
            <span className={styles.total}>{total}</span>
          </>
        )}
      </Button>
      {blocker !== null && <WayTo blocker={blocker} />}
      {moved.length > 0 && (
        <Link className={linkLook} to="/bag">
          {words.backToTheBag}
        </Link>
      )}
    </form>
  );
}

function reasonOf({ at, why: need }: Blocker, quote: QuoteState['quote']): string {
  const why = sayOrderBlocker(pageLanguage, { why: need });
  const reason = at === 'items' || at === 'general' ? why : words.atStep(stepNumber(at, quote), why);
  return `${reason} ${words.nothingChargedUntilPlaced}`;
}

/** A blocked button leads to what blocks it. */
function WayTo({ blocker: { at } }: { blocker: Blocker }) {
  if (at === 'general') return null;
  if (at === 'items')
    return (
      <a className={linkLook} href="#summary">
        {words.seeThePieces}
      </a>
    );
  return (
    <Link className={linkLook} to={stepPath(at)} preventScrollReset>
      {words.toStep(words.stepNames[at])}
    </Link>
  );
}

/** That the quote moved is said once: line by line, where there are lines. */
function PlacingNotice({ placing, isMoveShown }: { placing: Placing; isMoveShown: boolean }) {
  if (placing.phase === 'confirming')
    return (
      <Notification title={words.confirmingPayment}>
        {placing.isLong ? words.bankTakesItsTime : words.takesAMoment}
      </Notification>
    );
  if (placing.phase !== 'failed' || placing.outcome.kind === 'declined') return null;
  if (placing.outcome.kind === 'moved' && isMoveShown) return null;
  return <Notification tone="error" title={placing.outcome.message} />;
}

function AtTheBank({ url, onGiveUp }: { url: string; onGiveUp: () => void }) {
  return (
    <div className={styles.place}>
      <Notification title={words.bankWantsAWord}>{words.confirmThere}</Notification>
      <a {...buttonLook({ wide: true })} href={url}>
        {words.goToBank}
      </a>
      <button type="button" className={linkLook} onClick={onGiveUp}>
        {words.useAnotherCard}
      </button>
      <p className={`${text.small} ${text.soft}`}>{words.untilYouConfirm}</p>
    </div>
  );
}
