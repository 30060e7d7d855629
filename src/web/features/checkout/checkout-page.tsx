// Checkout: four steps, the order beside them, and the button that ends it. One page on a desktop, a step at a time on a
// phone; each step has an address, so that Back goes to the one before.

import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { WireQuote } from '../../../contract/checkout/quote-schema.ts';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import type { PayInFour } from '../../../contract/payment/pay-in-four.ts';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { signInPath } from '../../../domain/account/return-path.ts';
import type { CheckoutAddress } from '../../../domain/checkout/address.ts';
import { generalMessage } from '../../../domain/checkout/checkout-messages.ts';
import {
  type CheckoutStep,
  canPlaceOrder,
  checkoutSteps,
  stepNumber,
  stepProblem,
} from '../../../domain/checkout/checkout-steps.ts';
import { sayHeldPieces } from '../../../words/checkout/say-hold.ts';
import { words } from '../../../words/checkout/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { refreshBag } from '../../state/bag/bag.ts';
import { useBoughtNow } from '../../state/checkout/buy-now.ts';
import { isPlacing, type Prepared, usePlacing } from '../../state/checkout/use-placing.ts';
import { useQuote } from '../../state/checkout/use-quote.ts';
import {
  CardChoice,
  type CardChoiceHandle,
  type PaymentMade,
  type SavedCardOption,
} from './card/card-choice.tsx';
import styles from './checkout-page.module.css';
import { HoldTimer } from './place/hold-timer.tsx';
import { PlaceOrder } from './place/place-order.tsx';
import { ContactStep } from './steps/contact-step.tsx';
import type { Country } from './steps/country-select.tsx';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { type AddressForm, type SavedAddress, ShippingStep } from './steps/shipping-step.tsx';
import type { StepState } from './steps/step.tsx';
import type { FormValues } from './steps/step-form.tsx';
import { OrderSummary } from './summary/order-summary.tsx';

export interface CheckoutPageProps {
  quote: WireQuote;
  step: CheckoutStep;
  shipping: AddressForm;
  billing: AddressForm;
  countries: readonly Country[];
  /** Whoever pays may be where nothing is sold. */
  billingCountries: readonly Country[];
  addressAtHand: CheckoutAddress | null;
  saved: readonly SavedAddress[];
  customerEmail: string | null;
  /** What a form without scripts was answered, and the step it was of. */
  formValues: FormValues;
  isReturning: boolean;
  /** Who takes the card, and where it is typed. */
  cardEntry: CardEntry;
  payInFour: PayInFour;
  /** Null for a guest. */
  savedCards: readonly SavedCardOption[] | null;
}

export function CheckoutPage(props: CheckoutPageProps) {
  const {
    step,
    shipping,
    billing,
    countries,
    billingCountries,
    addressAtHand,
    saved,
    customerEmail,
    formValues,
    isReturning,
    cardEntry,
    savedCards,
  } = props;
  const navigate = useNavigate();
  const quoteState = useQuote(props.quote, isPlacing);
  const { quote, critical } = quoteState;
  const card = useRef<CardChoiceHandle>(null);
  const { placing, place, tryAgain, giveUp } = usePlacing({
    isReturning,
    onPlaced: (orderId, token) => {
      void refreshBag();
      void navigate(orderPath(orderId, customerEmail === null ? token : null), { replace: true });
    },
    onMoved: (newer) => (newer ? quoteState.adopt(newer) : void quoteState.reload()),
    onSignedOut: (message) => void quoteState.askToSignIn(message),
  });
  const bought = useBoughtNow(placing);
  const prepare = async (): Promise<Prepared> => {
    // Saying yes to what moved is part of placing it.
    const answer = quote.meta.hasChanges ? await quoteState.save({}) : ({ ok: true, data: quote } as const);
    if (!answer.ok) return answer;
    if (!canPlaceOrder(answer.data)) return { ok: false, message: words.lookItOver };
    const paid = await paymentFor(answer.data, card.current, cardEntry);
    if (!paid.ok) return paid;
    quoteState.agree();
    return { ok: true, quote: answer.data, payment: paid.payment };
  };
  const entered = useEnteredStep(step);
  const of = (name: CheckoutStep) => ({
    quoteState,
    number: stepNumber(name, quote),
    state: stateOf(name, step, quote),
    isEntered: entered === name,
    formValues: formValues.step === name ? formValues : {},
  });
  const general = generalMessage(quote.meta.messages);
  const declined = placing.phase === 'failed' && placing.outcome.kind === 'declined' ? placing.outcome : null;
  const { holdExpiresAt } = quote.meta;
  useHoldLast(quoteState);
  if (critical !== null)
    return (
      <div className={`${page.page} ${styles.resumed}`}>
        <h1 className={text.title}>{words.checkout}</h1>
        <Notification tone="error" title={<Lines message={critical.message} />}>
          {critical.asksToSignIn && (
            <Link className={linkLook} to={signInPath('/checkout')}>
              {words.signIn}
            </Link>
          )}
        </Notification>
      </div>
    );
  return (
    <div className={page.page}>
      <VisuallyHidden as="h1">{words.checkout}</VisuallyHidden>
      <div className={styles.checkout}>
        <OrderSummary quoteState={quoteState} formValues={formValues.step === 'code' ? formValues : {}} />
        <div className={styles.steps}>
          {general !== null && <Notification tone="error" title={<Lines message={general} />} />}
          <ContactStep {...of('contact')} customerEmail={customerEmail} />
          <ShippingStep
            {...of('shipping')}
            form={shipping}
            countries={countries}
            saved={saved}
            addressAtHand={addressAtHand}
          />
          <DeliveryStep {...of('delivery')} />
          {holdExpiresAt && (
            <HoldTimer
              expiresAt={holdExpiresAt}
              label={sayHeldPieces(
                pageLanguage,
                quote.meta.cartItems.filter(({ isLast }) => isLast),
              )}
              onHoldAgain={() => void quoteState.save({})}
            />
          )}
          <PaymentStep
            {...of('payment')}
            formValues={formValues.step === 'billing' ? formValues : {}}
            billing={billing}
            countries={billingCountries}
            card={
              <CardChoice
                ref={card}
                entry={cardEntry}
                quote={quote}
                saved={savedCards}
                payInFour={props.payInFour}
                onExpress={() => void place(prepare)}
                onReload={() => void quoteState.reload()}
                way={bought?.way ?? null}
              />
            }
            declined={declined?.message ?? null}
          />
          <div data-last={step === 'payment' || undefined} className={styles.last}>
            <PlaceOrder
              quoteState={quoteState}
              placing={placing}
              onPlace={() => void place(prepare)}
              onTryAgain={() => void tryAgain()}
              onGiveUp={giveUp}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Whoever comes with everything said long ago says it again, so that the last of something is kept for them too. */
function useHoldLast({ quote: { meta }, save }: ReturnType<typeof useQuote>): void {
  const isRequested = useRef(false);
  const isToKeep = meta.isValid && meta.holdExpiresAt === null && meta.cartItems.some(({ isLast }) => isLast);
  useEffect(() => {
    if (!isToKeep || isRequested.current || isPlacing()) return;
    isRequested.current = true;
    void save({});
  }, [isToKeep, save]);
}

async function paymentFor(
  { total }: WireQuote,
  card: CardChoiceHandle | null,
  { processor }: CardEntry,
): Promise<PaymentMade> {
  if (total === 0) return { ok: true, payment: { processor, method: 'credit' } };
  return (await card?.pay()) ?? { ok: false, message: words.cardFieldNotThere };
}

export function orderPath(orderId: number, token: string | null): string {
  return `/order/${orderId}?placed=1${token === null ? '' : `&token=${encodeURIComponent(token)}`}`;
}

function stateOf(name: CheckoutStep, open: CheckoutStep, quote: WireQuote): StepState {
  if (name === open) return 'open';
  const isDone = name !== 'payment' && stepProblem(quote, name) === null;
  return isDone && checkoutSteps.indexOf(name) < checkoutSteps.indexOf(open) ? 'done' : 'later';
}

/** The step that was gone to on this page; null for the one it was opened at. */
function useEnteredStep(step: CheckoutStep): CheckoutStep | null {
  const first = useRef<CheckoutStep | null>(step);
  if (first.current !== step) first.current = null;
  return first.current === step ? null : step;
}

function Lines({ message }: { message: string }) {
  return message.split('\n').map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
