import { useNavigate } from 'react-router';
import { Button } from '../../../../design/button/button.tsx';
import text from '../../../../design/text/text.module.css';
import {
  addressSummary,
  type CheckoutField,
  typedAddress,
} from '../../../../domain/checkout/address-form.ts';
import { shippingFailure } from '../../../../domain/checkout/checkout-messages.ts';
import { needsParcel } from '../../../../domain/checkout/checkout-steps.ts';
import { words } from '../../../../words/checkout/words.ts';
import { keepWithoutCountry } from '../../../state/checkout/kept-form.ts';
import type { QuoteTalk } from '../../../state/checkout/use-quote.ts';
import styles from '../checkout-page.module.css';
import { givenAddress, saveFailure } from './address-answer.ts';
import { AddressFields } from './address-fields.tsx';
import { type Country, CountrySelect } from './country-select.tsx';
import { Step, type StepState, stepPath } from './step.tsx';
import { failureOf, StepForm, type Typed } from './step-form.tsx';

export interface AddressForm {
  readonly country: string;
  readonly fields: readonly CheckoutField[];
}

export interface SavedAddress {
  readonly id: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly country: string;
  readonly typed: Typed;
}

interface ShippingStepProps {
  talk: QuoteTalk;
  number: number;
  state: StepState;
  isEntered: boolean;
  form: AddressForm;
  countries: readonly Country[];
  saved: readonly SavedAddress[];
  typed: Typed;
}

export function ShippingStep({
  talk,
  number,
  state,
  isEntered,
  form,
  countries,
  saved,
  typed,
}: ShippingStepProps) {
  const navigate = useNavigate();
  const { quote, save } = talk;
  const address = quote.shippingAddress;
  const send = async (country: string, fields: Typed) => {
    const answer = await save({ quote: { shippingAddress: givenAddress(country, fields) } });
    const failed = saveFailure(answer, 'shipping', shippingFailure);
    if (failed === null) await navigate(stepPath('delivery'), { preventScrollReset: true });
    return failed;
  };
  const changeCountry = (country: string) => {
    const shipping = document.forms.namedItem(formName);
    if (!shipping) return;
    keepWithoutCountry('shipping', shipping);
    // What it costs and whether it may go depend on the country alone: that is said at once.
    if (address !== null) void save({ quote: { shippingAddress: { countryCode: country } } });
  };
  const isHere = address !== null && address.countryCode === form.country;
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
        {saved.length > 0 && <SavedAddresses saved={saved} send={send} />}
        <CountrySelect
          step="shipping"
          name="country"
          country={form.country}
          countries={countries}
          autoComplete="shipping country"
          onChange={changeCountry}
        />
        <StepForm
          key={form.country}
          id={formName}
          name="shipping"
          action="/api/checkout/shipping"
          submit={words.continueOn}
          answered={failureOf(typed)}
          save={(fields) => send(form.country, fields)}
        >
          {(errors) => (
            <>
              <input type="hidden" name="countryCode" value={form.country} />
              <AddressFields
                fields={form.fields}
                typed={{ ...(isHere ? typedAddress(address) : {}), ...typed }}
                errors={errors}
                phoneToken="shipping tel"
              />
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
  send: (country: string, fields: Typed) => Promise<unknown>;
}

function SavedAddresses({ saved, send }: SavedAddressesProps) {
  return (
    <ul className={styles.cards} aria-label={words.yourAddresses}>
      {saved.map(({ id, label, lines, country, typed }) => (
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
              void send(country, typed);
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
      ))}
    </ul>
  );
}
