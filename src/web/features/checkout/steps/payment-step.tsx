// What pays for it: credit first, a card for the rest. A card's number is typed into the processor's own frame.

import { type ComponentProps, type ReactNode, startTransition, useOptimistic, useState } from 'react';
import { linkLook } from '../../../../design/button/link.ts';
import { Checkbox } from '../../../../design/check/checkbox.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import text from '../../../../design/text/text.module.css';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { addressSummary, fillFromAddress } from '../../../../domain/checkout/address-form.ts';
import { needsParcel } from '../../../../domain/checkout/checkout-steps.ts';
import { words } from '../../../../words/checkout/words.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import { Rich } from '../../../parts/text/rich.tsx';
import type { QuoteInput, QuoteState } from '../../../state/checkout/use-quote.ts';
import styles from '../checkout-page.module.css';
import { givenAddress, saveFailure } from './address-answer.ts';
import { AddressFields, addressErrors } from './address-fields.tsx';
import { type Country, CountrySelect } from './country-select.tsx';
import type { AddressForm } from './shipping-step.tsx';
import { Step, type StepState } from './step.tsx';
import { type FormValues, failureOf, StepForm } from './step-form.tsx';

interface PaymentStepProps {
  quoteState: QuoteState;
  number: number;
  state: StepState;
  isEntered: boolean;
  billing: AddressForm;
  countries: readonly Country[];
  /** The frame for a card, where one is needed. */
  card: ReactNode;
  /** What the bank said, if it said no. */
  declined: string | null;
  /** Of the billing address. */
  formValues: FormValues;
}

export function PaymentStep(props: PaymentStepProps) {
  const { quoteState, number, state, isEntered, billing, countries, card, declined, formValues } = props;
  const { quote } = quoteState;
  const [refusal, setRefusal] = useState<string | null>(null);
  const say = async (input: QuoteInput) => {
    const answer = await quoteState.save(input);
    setRefusal(answer.ok ? null : answer.message);
  };
  const { availableCredit, isCreditWanted, messages } = quote.meta;
  const creditRemark = messages.find(({ field }) => field === 'credit')?.text;
  const isPaid = quote.total === 0;
  return (
    <Step step="payment" number={number} state={state} isEntered={isEntered} summary={null}>
      <div className={styles.stack}>
        {declined !== null && (
          <Notification tone="error" title={declined}>
            {words.nothingWasCharged}
          </Notification>
        )}
        {isPaid ? <p>{words.nothingLeftToPay}</p> : card}
        <noscript>
          <p>{words.payingNeedsScripts}</p>
        </noscript>
        <div>
          {availableCredit > 0 && (
            <QuoteCheckbox
              name="storeCredit"
              checked={isCreditWanted}
              onSay={(checked) => say({ quote: { storeCredit: checked ? availableCredit : 0 } })}
              label={words.payFromCredit(wireMoney(quote.storeCredit || availableCredit, quote.currency))}
              hint={creditRemark ?? words.atMostWhatItCosts}
            />
          )}
          {!isPaid && (needsParcel(quote) || !quote.billingSameAsShipping) && (
            <QuoteCheckbox
              name="billingSameAsShipping"
              checked={quote.billingSameAsShipping}
              onSay={(checked) => say({ quote: { billingSameAsShipping: checked } })}
              label={words.billingSame}
            />
          )}
        </div>
        {refusal !== null && <Notification tone="error" title={refusal} />}
        {!isPaid && !quote.billingSameAsShipping && (
          <BillingAddress
            quoteState={quoteState}
            form={billing}
            countries={countries}
            formValues={formValues}
          />
        )}
      </div>
    </Step>
  );
}

interface QuoteCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> {
  checked: boolean;
  onSay: (checked: boolean) => Promise<void>;
}

/** Shows what was pressed at once, and what the quote says once it has answered. */
function QuoteCheckbox({ checked, onSay, ...rest }: QuoteCheckboxProps) {
  const [shown, show] = useOptimistic(checked);
  const change = (wanted: boolean) =>
    startTransition(async () => {
      show(wanted);
      await onSay(wanted);
    });
  return (
    <Checkbox {...rest} checked={shown} onChange={({ currentTarget }) => change(currentTarget.checked)} />
  );
}

interface BillingAddressProps {
  quoteState: QuoteState;
  form: AddressForm;
  countries: readonly Country[];
  formValues: FormValues;
}

function BillingAddress({ quoteState: { quote, save }, form, countries, formValues }: BillingAddressProps) {
  const [isOpen, setIsOpen] = useState(quote.billingAddress === null);
  const address = quote.billingAddress;
  if (address !== null && !isOpen)
    return (
      <div>
        <p className={text.medium}>{words.billingAddress}</p>
        {addressSummary(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" className={linkLook} onClick={() => setIsOpen(true)}>
          <Rich
            text={words.editNamed(words.billingAddress)}
            wrap={[(inner) => <VisuallyHidden>{inner}</VisuallyHidden>]}
          />
        </button>
      </div>
    );
  return (
    <div className={styles.stack}>
      <p className={text.medium}>{words.billingAddress}</p>
      <CountrySelect
        step="payment"
        name="billing"
        country={form.country}
        countries={countries}
        autoComplete="billing country"
        onChange={() => undefined}
      />
      <StepForm
        key={form.country}
        name="billing"
        action="/api/checkout/billing"
        submit={words.saveBillingAddress}
        isQuiet
        answered={failureOf(formValues)}
        check={(fields) => addressErrors(form.fields, fields)}
        save={async (fields) => {
          const billingAddress = givenAddress(form.country, fields);
          const answer = await save({ quote: { billingSameAsShipping: false, billingAddress } });
          const failed = saveFailure(answer, 'billing', (message) => message);
          if (failed === null) setIsOpen(false);
          return failed;
        }}
      >
        {(errors) => (
          <>
            <input type="hidden" name="countryCode" value={form.country} />
            <AddressFields
              fields={form.fields}
              formValues={{ ...fillFromAddress(address), ...formValues }}
              errors={errors}
            />
          </>
        )}
      </StepForm>
    </div>
  );
}
