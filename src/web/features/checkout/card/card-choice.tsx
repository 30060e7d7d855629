// Which card pays: one that is kept at the processor, or one that is typed now. The code of an outside processor's field
// comes only where that processor takes the card.

import { type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import type { CardEntry } from '../../../../contract/payment/card-entry.ts';
import type { PayInFour as Known } from '../../../../contract/payment/pay-in-four.ts';
import { Checkbox } from '../../../../design/check/checkbox.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import { missingWallet } from '../../../../domain/bag/bought-now.ts';
import type { BuyNowWay } from '../../../../domain/bag/buy-now-way.ts';
import { cardOwnerOf } from '../../../../domain/payment/card-owner.ts';
import { takesLenders } from '../../../../domain/payment/pay-in-four.ts';
import { money, moneyFromDecimal } from '../../../../domain/pricing/money.ts';
import { sayMissingWallet } from '../../../../words/bag/say-missing-wallet.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import styles from '../../../parts/card/card-field.module.css';
import { CardField } from '../../../parts/card/card-field.tsx';
import type { CardFieldHandle } from '../../../parts/card/card-handle.ts';
import { latePart, Nothing } from '../../../parts/late/late-part.tsx';
import type { Payment } from '../../../state/checkout/use-placing.ts';
import { useVisitor } from '../../../state/visitor/visitor.ts';
import { OptionFrame } from '../steps/option-frame.tsx';

export interface SavedCardOption {
  readonly id: string;
  readonly label: string;
  readonly expires: string;
}

export type PaymentMade =
  | { readonly ok: true; readonly payment: Payment }
  | { readonly ok: false; readonly message: string };

export interface CardChoiceHandle {
  readonly pay: () => Promise<PaymentMade>;
}

interface CardChoiceProps {
  ref?: Ref<CardChoiceHandle>;
  entry: CardEntry;
  quote: WireQuote;
  /** Null for a guest, for whom none is kept. */
  saved: readonly SavedCardOption[] | null;
  payInFour: Known;
  /** A wallet has agreed: the order is to be placed. */
  onExpress: () => void;
  /** What a button of a product's page asked for: it is offered first. */
  way: BuyNowWay | null;
  /** The quote is to be asked for again. */
  onReload: () => void;
}

const BraintreeField = latePart(() => import('../../../parts/card/braintree-field.tsx'));
const StripeField = latePart(() => import('../../../parts/card/stripe-field.tsx'));
const PayInFour = latePart(() => import('./checkout-pay-in-four.tsx'), Nothing);
const another = 'another';

export function CardChoice(props: CardChoiceProps) {
  const { ref, entry, quote, saved, payInFour, onExpress, onReload, way } = props;
  const { flags } = useVisitor();
  const amount = moneyFromDecimal(quote.total, quote.currency) ?? money(0, quote.currency);
  const owner = cardOwnerOf(quote);
  const field = useRef<CardFieldHandle>(null);
  const [chosen, setChosen] = useState(saved?.[0]?.id ?? another);
  const [saveCard, setSaveCard] = useState(false);
  const { processor } = entry;

  useImperativeHandle(
    ref,
    () => ({
      pay: async () => {
        if (chosen !== another)
          return { ok: true, payment: { processor, method: 'card', savedCardId: chosen } };
        const made = await field.current?.tokenise();
        if (!made) return { ok: false, message: words.cardFieldNotThere };
        if (!made.ok) return made;
        const { token } = made;
        return { ok: true, payment: { processor, method: 'card', token, ...(saveCard && { saveCard }) } };
      },
    }),
    [chosen, saveCard, processor],
  );

  const hasSaved = saved !== null && saved.length > 0;
  const away = way && missingWallet(way, processor);
  // Whoever came for a wallet is not shown a card of theirs instead.
  useEffect(() => {
    if (way === 'apple-pay' || way === 'google-pay') setChosen(another);
  }, [way]);
  return (
    <div>
      {away && <Notification tone="info" title={sayMissingWallet(pageLanguage, away)} />}
      {hasSaved && (
        <OptionFrame
          legend={words.payWith}
          name="savedCard"
          value={chosen}
          onChange={setChosen}
          options={[
            ...saved.map(({ id, label, expires }) => ({
              value: id,
              name: label,
              note: words.expires(expires),
            })),
            { value: another, name: words.anotherCard },
          ]}
        />
      )}
      {/* What was typed into it stays when another is chosen meanwhile. */}
      <div className={hasSaved ? styles.new : undefined} hidden={chosen !== another}>
        {processor === 'stripe' ? (
          <Suspense fallback={null}>
            <StripeField
              ref={field}
              entry={entry}
              amountMinor={amount.minor}
              quote={quote}
              owner={owner}
              rules={payInFour.rules}
              flags={flags}
              way={way}
              onExpress={() => {
                setChosen(another);
                onExpress();
              }}
            />
          </Suspense>
        ) : processor === 'braintree' ? (
          <Suspense fallback={null}>
            <BraintreeField
              ref={field}
              entry={entry}
              token={quote.meta.customer.braintreeToken}
              owner={owner}
              email={quote.emailAddress}
              amount={quote.total.toFixed(2)}
              onReload={onReload}
            />
          </Suspense>
        ) : (
          <CardField ref={field} />
        )}
        {saved !== null && (
          <Checkbox
            name="saveCard"
            checked={saveCard}
            onChange={({ currentTarget: { checked } }) => setSaveCard(checked)}
            label={words.keepCard}
            hint={words.cardStaysAtProcessor}
          />
        )}
      </div>
      {takesLenders(processor) && (
        <div className={styles.lenders}>
          <Suspense fallback={null}>
            <PayInFour quote={quote} amount={amount} payInFour={payInFour} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
