import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../design/button/button.tsx';
import { Checkbox } from '../../../../design/check/checkbox.tsx';
import text from '../../../../design/text/text.module.css';
import type { CheckoutAddress } from '../../../../domain/checkout/address.ts';
import { isAboutSameAddress } from '../../../../domain/checkout/address-doubt.ts';
import { addressSummary, fillFromAddress } from '../../../../domain/checkout/address-form.ts';
import { needsParcel } from '../../../../domain/checkout/checkout-steps.ts';
import type { LabelledField } from '../../../../words/checkout/label-address-field.ts';
import { sayShippingFailure } from '../../../../words/checkout/say-shipping-failure.ts';
import { words } from '../../../../words/checkout/words.ts';
import { pageLanguage } from '../../../../words/page-language.ts';
import { forgetForm, keepWithoutCountry } from '../../../state/checkout/saved-form.ts';
import type { QuoteState } from '../../../state/checkout/use-quote.ts';
import styles from '../checkout-page.module.css';
import { addressFailure, givenAddress, saveFailure } from './address-answer.ts';
import { AddressFields, addressErrors } from './address-fields.tsx';
import { type Country, CountrySelect } from './country-select.tsx';
import { Step, type StepState, stepPath } from './step.tsx';
import { type Failure, type FormValues, failureOf, StepForm } from './step-form.tsx';

export interface AddressForm {
  readonly country: string;
  readonly fields: readonly LabelledField[];
}

export interface SavedAddress {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly country: string;
  readonly formValues: FormValues;
}

interface ShippingStepProps {
  quoteState: QuoteState;
  number: number;
  state: StepState;
  isEntered: boolean;
  form: AddressForm;
  countries: readonly Country[];
  saved: readonly SavedAddress[];
  /** What the fields begin with while the quote has no address of this country. */
  addressAtHand: CheckoutAddress | null;
  formValues: FormValues;
}

const inShopsWords = (refusal: string) => sayShippingFailure(pageLanguage, refusal);

export function ShippingStep({
  quoteState,
  number,
  state,
  isEntered,
  form,
  countries,
  saved,
  addressAtHand,
  formValues,
}: ShippingStepProps) {
  const navigate = useNavigate();
  const { quote, save } = quoteState;
  const address = quote.shippingAddress;
  const [fromBook, setFromBook] = useState<{ readonly id: string; readonly failure: Failure } | null>(null);
  const send = async (country: string, fields: FormValues) => {
    const sent = await save({ quote: { shippingAddress: givenAddress(country, fields) } });
    const isRight = fields.avsUserSelectedInvalid === 'on' && sent.ok && isAboutSameAddress(quote, sent.data);
    const answer = isRight ? await save({ avsUserSelectedInvalid: true }) : sent;
    const failed = saveFailure(answer, 'shipping', inShopsWords);
    if (failed === null) await navigate(stepPath('delivery'), { preventScrollReset: true });
    return failed;
  };
  const sendSaved = async ({ id, country, formValues: parts }: SavedAddress) => {
    const failure = await send(country, parts);
    if (failure === null) return;
    // What stands against it is said in the form, which has that address in its fields by then.
    forgetForm('shipping');
    await navigate(stepPath('shipping'), { preventScrollReset: true });
    setFromBook({ id, failure });
  };
  const changeCountry = (country: string) => {
    const shipping = document.forms.namedItem(formName);
    if (!shipping) return;
    keepWithoutCountry('shipping', shipping);
    // What it costs and whether it may go depend on the country alone: that is said at once.
    if (address !== null) void save({ quote: { shippingAddress: { countryCode: country } } });
  };
  const isHere = address !== null && address.countryCode === form.country;
  const isDoubted = isHere && quote.meta.addressDoubt === 'doubted';
  const doubt = isDoubted ? addressFailure(quote, 'shipping', inShopsWords) : null;
  if (!needsParcel(quote) && state !== 'open') return null;
  return (
    <Step
      step="shipping"
      number={number}
      state={state}
      isEntered={isEntered}
      summary={address && addressSummary(address).map((line) => <p key={line}>{line}</p>)}
    >
      <div className={styles.stack}>
        {saved.length > 0 && <SavedAddresses saved={saved} send={sendSaved} />}
        <CountrySelect
          step="shipping"
          name="country"
          country={form.country}
          countries={countries}
          autoComplete="shipping country"
          onChange={changeCountry}
        />
        <StepForm
          key={`${form.country} ${fromBook?.id}`}
          id={formName}
          name="shipping"
          action="/api/checkout/shipping"
          submit={words.continueOn}
          answered={fromBook?.failure ?? failureOf(formValues) ?? doubt}
          check={(fields) => addressErrors(form.fields, fields)}
          sayErrors={inShopsWords}
          save={(fields) => send(form.country, fields)}
        >
          {(errors) => (
            <>
              <input type="hidden" name="countryCode" value={form.country} />
              <AddressFields
                fields={form.fields}
                formValues={{ ...fillFromAddress(isHere ? address : addressAtHand), ...formValues }}
                errors={errors}
                phoneToken="shipping tel"
              />
              {isDoubted && (
                <Checkbox
                  key={addressSummary(address).join()}
                  name="avsUserSelectedInvalid"
                  label={words.addressIsRight}
                  hint={words.ifAddressIsWrong}
                />
              )}
            </>
          )}
        </StepForm>
      </div>
    </Step>
  );
}

const formName = 'shipping-address';

interface SavedAddressesProps {
  saved: readonly SavedAddress[];
  send: (address: SavedAddress) => Promise<unknown>;
}

function SavedAddresses({ saved, send }: SavedAddressesProps) {
  return (
    <ul className={styles.cards} aria-label={words.yourAddresses}>
      {saved.map((address) => {
        const { id, label, lines } = address;
        return (
          <li key={id}>
            <p className={text.medium}>{label || words.address}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <form
              method="post"
              action="/api/checkout/shipping"
              onSubmit={(event) => {
                event.preventDefault();
                void send(address);
              }}
            >
              <input type="hidden" name="addressId" value={id} />
              <Button
                type="submit"
                small
                variant="line"
                aria-label={words.sendItHereNamed(label || (lines[1] ?? ''))}
              >
                {words.sendItHere}
              </Button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}
