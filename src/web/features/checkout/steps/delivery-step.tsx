// How it is sent, and what has to be agreed to. With scripts each choice is saved as it is made.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireQuote } from '../../../../contract/checkout/quote-schema.ts';
import { Checkbox } from '../../../../design/check/checkbox.tsx';
import { Notification } from '../../../../design/message/notification.tsx';
import text from '../../../../design/text/text.module.css';
import { needsParcel } from '../../../../domain/checkout/checkout-steps.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { sayArrivals } from '../../../../words/shipping/say-arrival.ts';
import { wireMoney } from '../../../parts/price/wire-money.ts';
import type { QuoteInput, QuoteState } from '../../../state/checkout/use-quote.ts';
import styles from '../checkout-page.module.css';
import { OptionFrame } from './option-frame.tsx';
import { Step, type StepState, stepPath } from './step.tsx';
import { type Failure, type FormValues, failureOf, StepForm } from './step-form.tsx';

interface DeliveryStepProps {
  quoteState: QuoteState;
  number: number;
  state: StepState;
  isEntered: boolean;
  formValues: FormValues;
}

export const costWords = (cost: number, currency: string): string =>
  cost === 0 ? words.free : wireMoney(cost, currency);

export function DeliveryStep({ quoteState, number, state, isEntered, formValues }: DeliveryStepProps) {
  const { quote } = quoteState;
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!needsParcel(quote)) return null;
  const chosen = quote.shippingOptions.find(({ type }) => type === quote.shippingOptionName);
  const say = async (input: QuoteInput): Promise<Failure | null> => {
    const answer = await quoteState.save(input);
    setRefusal(answer.ok ? null : answer.message);
    return answer.ok ? null : { message: answer.message, errors: {} };
  };
  const goOn = async (fields: FormValues) => {
    const failed = await say(readDeliveryInput(fields, quote));
    if (failed === null) await navigate(stepPath('payment'), { preventScrollReset: true });
    return failed;
  };
  const summary = chosen && (
    <>
      <p>
        {chosen.title}, {costWords(chosen.cost, quote.currency)}
      </p>
      {sayArrivals(pageLanguage, chosen).map((arrival) => (
        <p key={arrival} className={text.soft}>
          {arrival}
        </p>
      ))}
      {quote.isGiftOrder && <p className={text.soft}>{words.giftNoPrices}</p>}
      {quote.signatureOptOut && <p className={text.soft}>{words.leftWithoutSignature}</p>}
    </>
  );
  return (
    <Step step="delivery" number={number} state={state} isEntered={isEntered} summary={summary}>
      {quote.shippingOptions.length === 0 ? (
        <p className={text.soft}>{words.waysDependOnAddress}</p>
      ) : (
        <StepForm
          name="delivery"
          action="/api/checkout/delivery"
          submit={words.continueOn}
          answered={failureOf(formValues)}
          save={goOn}
        >
          {() => (
            <>
              <DeliveryChoices quote={quote} say={say} />
              {refusal !== null && <Notification tone="error" title={refusal} />}
            </>
          )}
        </StepForm>
      )}
    </Step>
  );
}

/** A box that is not in the form was not offered, and says nothing. */
function readDeliveryInput(fields: FormValues, { meta }: Pick<WireQuote, 'meta'>): QuoteInput {
  return {
    quote: { shippingOptionName: fields.shippingOptionName ?? null },
    isGiftOrder: fields.isGiftOrder === 'on',
    ...(meta.canOptOutOfSignature && { signatureOptOut: fields.signatureOptOut === 'on' }),
    ...(meta.needsInternationalConsent && { internationalConsent: fields.internationalConsent === 'on' }),
  };
}

interface DeliveryChoicesProps {
  quote: WireQuote;
  say: (input: QuoteInput) => Promise<unknown>;
}

function DeliveryChoices({ quote, say }: DeliveryChoicesProps) {
  const { shippingOptions, currency, shippingAddress, meta } = quote;
  // The press is seen at once; the shop's answer is what stays.
  const [choices, setChoices] = useState<Readonly<Record<string, string | boolean>>>({});
  const choose = (name: string, value: string | boolean, input: QuoteInput) => {
    setChoices((before) => ({ ...before, [name]: value }));
    void say(input).then(() => setChoices(({ [name]: _, ...others }) => others));
  };
  const box = (name: 'isGiftOrder' | 'signatureOptOut' | 'internationalConsent') => ({
    name,
    checked: (choices[name] as boolean | undefined) ?? quote[name],
    onChange: ({ currentTarget: { checked } }: { currentTarget: { checked: boolean } }) =>
      choose(name, checked, { [name]: checked }),
  });
  return (
    <>
      <OptionFrame
        legend={words.howItIsSent}
        legendHidden
        name="shippingOptionName"
        value={(choices.shippingOptionName as string | undefined) ?? quote.shippingOptionName}
        onChange={(value) => choose('shippingOptionName', value, { quote: { shippingOptionName: value } })}
        options={shippingOptions.map((option) => ({
          value: option.type,
          name: option.title,
          notes: sayArrivals(pageLanguage, option),
          aside: costWords(option.cost, currency),
        }))}
      />
      <div>
        <Checkbox {...box('isGiftOrder')} label={words.isGift} />
        {meta.canOptOutOfSignature && (
          <Checkbox {...box('signatureOptOut')} label={words.leaveWithoutSignature} />
        )}
      </div>
      {meta.needsInternationalConsent && (
        <div>
          <p className={text.medium}>{words.shippingToCountry(shippingAddress?.countryName ?? '')}</p>
          <p className={text.soft}>{quote.tax.label}</p>
          <p className={`${text.soft} ${styles.consent}`}>
            {words.chargedIn(currency === 'USD' ? words.usDollars : currency)}
          </p>
          <Checkbox
            {...box('internationalConsent')}
            label={meta.hasPaidDuties ? words.importerConsentPaid : words.importerConsent}
          />
        </div>
      )}
    </>
  );
}
