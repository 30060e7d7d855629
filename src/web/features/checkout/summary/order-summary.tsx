// What is being bought and what it comes to, beside every step. On a phone it is folded to one line, unless a piece of it
// cannot go as it is.

import type { ReactNode } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import text from '../../../../design/text/text.module.css';
import { needsParcel } from '../../../../domain/checkout/checkout-steps.ts';
import { words as bagWords } from '../../../../words/bag/words.ts';
import { words } from '../../../../words/checkout/words.ts';
import { CodeField, NamedCode } from '../../../parts/checkout/code-field.tsx';
import { InYourCurrency } from '../../../parts/price/in-your-currency.tsx';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { useLate } from '../../../state/checkout/use-late.ts';
import type { QuoteState } from '../../../state/checkout/use-quote.ts';
import { costWords } from '../steps/delivery-step.tsx';
import type { FormValues } from '../steps/step-form.tsx';
import styles from './order-summary.module.css';
import { SummaryLine } from './summary-line.tsx';

interface OrderSummaryProps {
  quoteState: QuoteState;
  formValues: FormValues;
}

export function OrderSummary({ quoteState, formValues }: OrderSummaryProps) {
  const { quote, isBusy } = quoteState;
  const isLate = useLate(isBusy);
  const { cartItems } = quote.meta;
  const count = cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside
      className={styles.side}
      aria-label={words.orderSummary}
      id="summary"
      data-blocked={cartItems.some(({ problem }) => problem !== null) || undefined}
    >
      <label className={styles.toggle}>
        <input type="checkbox" />
        <span className={linkLook}>{words.itemsInOrder(count)}</span>
        <span className={text.medium}>{wireMoney(quote.total, quote.currency)}</span>
      </label>
      <div className={styles.body} aria-busy={isBusy}>
        <h2 className={text.heading}>{words.items(count)}</h2>
        <ul>
          {cartItems.map((item) => (
            <SummaryLine key={item.id} item={item} currency={quote.currency} reload={quoteState.reload} />
          ))}
        </ul>
        <CodeField save={quoteState.save} from="checkout" formValues={formValues} />
        <Sums quoteState={quoteState} />
        {quote.tax.kind !== 'calculated' && quote.shippingAddress !== null && (
          <p className={`${text.small} ${text.soft}`}>{quote.tax.label}</p>
        )}
        <p className={`${text.small} ${text.soft}`}>
          {words.chargedIn(quote.currency === 'USD' ? words.usDollars : quote.currency)}
          <InYourCurrency amount={quote.total} />
        </p>
        <p className={styles.busy} role="status">
          {isLate && words.workingItOut}
        </p>
      </div>
    </aside>
  );
}

function Sums({ quoteState: { quote, save } }: { quoteState: QuoteState }) {
  const { currency, coupons } = quote;
  const less = (amount: number) => `−${wireMoney(amount, currency)}`;
  return (
    <dl className={styles.sums}>
      <Sum name={words.subtotal}>{wireMoney(quote.subTotal, currency)}</Sum>
      {coupons.map(({ code, amount, freesShipping }) => (
        <div key={code} data-less>
          <NamedCode code={code} from="checkout" save={save}>
            {amount === 0 && freesShipping ? bagWords.freeShipping : less(amount)}
          </NamedCode>
        </div>
      ))}
      {quote.meta.unusedCodes.map(({ code, reason }) => (
        <div key={code}>
          <NamedCode code={code} from="checkout" save={save}>
            <span className={text.soft}>{reason}</span>
          </NamedCode>
        </div>
      ))}
      {needsParcel(quote) && <Delivery quote={quote} />}
      {quote.storeCredit > 0 && <Sum name={words.storeCredit}>{less(quote.storeCredit)}</Sum>}
      <div className={styles.total}>
        <dt>{words.total}</dt>
        <dd>{wireMoney(quote.total, currency)}</dd>
      </div>
    </dl>
  );
}

function Delivery({ quote }: { quote: QuoteState['quote'] }) {
  const { currency, shippingOptions, tax } = quote;
  const chosen = shippingOptions.find(({ type }) => type === quote.shippingOptionName);
  return (
    <>
      <Sum name={chosen ? bagWords.shippingBy(chosen.title) : words.shipping}>
        {chosen ? costWords(quote.shippingAmount, currency) : <Later />}
      </Sum>
      <Sum name={tax.kind === 'calculated' ? tax.label : bagWords.tax}>
        {tax.kind === 'calculated' ? (
          wireMoney(tax.amount, currency)
        ) : quote.shippingAddress === null ? (
          <Later />
        ) : (
          <span className={text.soft}>
            {tax.kind === 'included' ? bagWords.taxIncluded : bagWords.noTaxCharged}
          </span>
        )}
      </Sum>
    </>
  );
}

function Later() {
  return <span className={text.soft}>{words.withTheAddress}</span>;
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
