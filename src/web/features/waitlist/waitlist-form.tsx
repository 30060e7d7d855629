// The form that waits for a size: a plain form first, so that it posts itself before and without scripts.
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { Tabs } from '../../../design/tabs/tabs.tsx';
import { emailProblem } from '../../../domain/messaging/email.ts';
import { prefixedPhone, standardPhone } from '../../../domain/messaging/phone.ts';
import type { Product } from '../../../domain/product/product.ts';
import { isOneSize } from '../../../domain/product/sizes.ts';
import { type WaitlistChannel, waitlistConsentVersion } from '../../../domain/waitlist/waitlist.ts';
import { words as messagingWords } from '../../../words/messaging/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { words } from '../../../words/waitlist/words.ts';
import { Rich } from '../../parts/text/rich.tsx';
import { useHydrated } from '../../state/page/hydrated.ts';
import { sayWhatIsMissing } from '../../state/page/own-messages.ts';
import { useCustomer } from '../../state/visitor/session.ts';
import type { WaitlistForm as Form } from './use-waitlist-form.ts';
import styles from './waitlist-form.module.css';
import { WaitlistSizes } from './waitlist-sizes.tsx';

interface WaitlistFormProps {
  product: Product;
  form: Form;
  /** Leaves the sizes out where the size is settled. */
  sizeIsSettled?: boolean;
  sizeChart?: ReactNode;
}

export function WaitlistForm({ product, form, sizeIsSettled = false, sizeChart }: WaitlistFormProps) {
  const isHydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { tab, tabs, state, errors, turn } = form;
  const customer = useCustomer();
  // Whoever is signed in is known by now; what was typed before that stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was emptied is a new one
  useEffect(() => {
    fill(element.current, 'emailAddressNotify', customer?.email);
    fill(element.current, 'phoneNumberNotify', customer?.phone);
  }, [customer, turn]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const isSound = await form.submit({
      email: text('emailAddressNotify'),
      phone: text('phoneNumberNotify'),
    });
    if (!isSound) focusFirstError(element.current);
  };

  // Before and without scripts both fields show, and one of them is enough.
  const isRequired = (channel: WaitlistChannel) => channel === tab && (isHydrated || tabs.length === 1);
  const fields = {
    sms: <PhoneField key={`sms-${turn}`} errors={errors.phone} required={isRequired('sms')} />,
    email: <EmailField key={`email-${turn}`} errors={errors.email} required={isRequired('email')} />,
  };

  return (
    <form
      ref={(here) => {
        element.current = here;
        sayWhatIsMissing(here);
      }}
      method="post"
      action="/api/waitlist"
      onSubmit={submit}
      className={styles.form}
    >
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="activeTab" value={tab} />
      <input type="hidden" name="consent" value={waitlistConsentVersion(pageLanguage)} />
      {sizeIsSettled && form.size && <input type="hidden" name="sizeId" value={form.size.id} />}
      {!sizeIsSettled && product.sizes.length > 0 && !isOneSize(product.sizes) && (
        <WaitlistSizes
          sizes={product.sizes}
          chosen={form.size}
          onChoose={form.choose}
          error={errors.size}
          aside={sizeChart}
        />
      )}
      {state.name === 'error' && (
        <div className={styles.error}>
          <Notification tone="error" title={state.message} />
        </div>
      )}
      {tabs.length > 1 ? (
        <Tabs
          label={words.howToTell}
          value={tab}
          onChange={(value) => form.changeTab(value === 'sms' ? 'sms' : 'email')}
          tabs={tabs.map((value) => ({ value, label: words.ways[value], content: fields[value] }))}
        />
      ) : (
        fields.email
      )}
      <div className={styles.submit}>
        <Button type="submit" wide pending={state.name === 'submitting'}>
          {state.name === 'submitting' ? words.addingYou : words.notifyMe}
        </Button>
      </div>
      <Consent tabs={tabs} tab={tab} />
    </form>
  );
}

function fill(form: HTMLFormElement | null, name: string, value: string | null | undefined): void {
  const field = form?.elements.namedItem(name);
  if (value && field instanceof HTMLInputElement && field.value === '') field.value = value;
}

interface ContactFieldProps {
  errors: readonly string[];
  required: boolean;
}

function PhoneField({ errors, required }: ContactFieldProps) {
  const field = useId();
  const prefix = (shown: string) => {
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) input.value = prefixedPhone(shown);
  };
  return (
    <TextField
      id={field}
      label={words.mobileNumber}
      name="phoneNumberNotify"
      type="tel"
      autoComplete="tel"
      placeholder="201 555 0123"
      required={required}
      onSettle={prefix}
      validate={(value) => (value === '' || standardPhone(value) !== '' ? [] : [messagingWords.invalidPhone])}
      errors={errors}
    />
  );
}

function EmailField({ errors, required }: ContactFieldProps) {
  return (
    <TextField
      label={words.emailAddress}
      name="emailAddressNotify"
      type="email"
      autoComplete="email"
      placeholder={words.emailSuch}
      required={required}
      validate={(value) =>
        value === '' || emailProblem(value) === null ? [] : [messagingWords.invalidEmail]
      }
      errors={errors}
    />
  );
}

/** Beside the field, never behind a link; without scripts both fields show, and both lines. */
function Consent({ tabs, tab }: { tabs: readonly WaitlistChannel[]; tab: WaitlistChannel }) {
  return tabs.map((channel) => (
    <p key={channel} className={styles.consent} hidden={channel !== tab}>
      {words.consent[channel]}{' '}
      <Rich
        text={words.termsAndPrivacy}
        wrap={[
          (inner) => (
            <Link className={linkLook} to="/termsofuse">
              {inner}
            </Link>
          ),
          (inner) => (
            <Link className={linkLook} to="/privacypolicy">
              {inner}
            </Link>
          ),
        ]}
      />
    </p>
  ));
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"] input, input[aria-invalid="true"]')?.focus();
}
