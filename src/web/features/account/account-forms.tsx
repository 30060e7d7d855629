// The forms of an account's pages.
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { Select } from '../../../design/field/select.tsx';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import { type AddressField, longestAddressPart } from '../../../domain/account/address.ts';
import { shortestPassword } from '../../../domain/account/password.ts';
import { words } from '../../../words/account/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import styles from './account-page.module.css';
import type { FormValues } from './sign-in-forms.tsx';

interface FormProps {
  /** What was typed before, and `message`: what was said to it. */
  formValues: FormValues;
}

function Refusal({ formValues: { message } }: FormProps) {
  return message ? <Notification tone="error" title={message} /> : null;
}

const errorsOf = (formValues: FormValues, name: string) => {
  const error = formValues[`error ${name}`];
  return error === undefined ? undefined : [error];
};

export function ProfileForm({ formValues }: FormProps) {
  return (
    <form method="post" action="/api/account/profile" className={styles.form}>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={formValues.name}
      />
      <TextField
        label={words.mobileNumber}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="201 555 0123"
        hint={words.mobileHint}
        defaultValue={formValues.phone}
        errors={errorsOf(formValues, 'phone')}
      />
      <Save>{words.save}</Save>
    </form>
  );
}

export function PasswordForm({ formValues }: FormProps) {
  return (
    <form method="post" action="/api/auth/change-password" className={styles.form}>
      <Refusal formValues={formValues} />
      <TextField
        label={words.currentPassword}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        required
      />
      <TextField
        label={words.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        hint={words.passwordHint(shortestPassword)}
        required
      />
      <p className={`${text.small} ${text.soft}`}>{words.everyOtherDeviceSignedOut}</p>
      <Save>{words.changePassword}</Save>
    </form>
  );
}

interface EmailFormProps extends FormProps {
  isCodeSent: boolean;
  /** Where the code can be read, in a shop that sends no email. */
  outboxPath: string | null;
}

/** In two steps: the address first, then the code that was sent to it. */
export function EmailForm({ formValues, isCodeSent, outboxPath }: EmailFormProps) {
  const { newEmail = '' } = formValues;
  if (!isCodeSent)
    return (
      <form method="post" action="/api/auth/email-otp/request-email-change" className={styles.form}>
        <Refusal formValues={formValues} />
        <TextField
          label={words.newEmailAddress}
          name="newEmail"
          type="email"
          autoComplete="email"
          required
          defaultValue={newEmail}
        />
        <Save>{words.sendCodeThere}</Save>
      </form>
    );
  return (
    <form method="post" action="/api/auth/email-otp/change-email" className={styles.form}>
      <p>
        {words.codeOnItsWay(newEmail)}{' '}
        <Link className={linkLook} to="/myaccount/email">
          {words.anotherAddress}
        </Link>
      </p>
      <input type="hidden" name="newEmail" value={newEmail} />
      <TextField
        label={words.code}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={words.sixDigits}
        maxLength={12}
        required
      />
      <Save>{words.changeAddress}</Save>
      {outboxPath !== null && <OutboxHint path={outboxPath} />}
    </form>
  );
}

interface AddressFormProps extends FormProps {
  id: string | null;
  country: string;
  fields: readonly AddressField[];
  countries: readonly { value: string; label: string }[];
}

/** Its fields are those of its country: another country is another form, which a page without scripts fetches too. */
export function AddressForm({ formValues, id, country, fields, countries }: AddressFormProps) {
  return (
    <>
      <form method="get" action={pagePath('/myaccount/address')} className={styles.inline}>
        {id !== null && <input type="hidden" name="id" value={id} />}
        <Select
          label={words.country}
          name="country"
          autoComplete="country"
          defaultValue={country}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {countries.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <noscript>
          <Button type="submit" variant="line">
            {words.showItsFields}
          </Button>
        </noscript>
      </form>
      <form method="post" action="/api/account/addresses" className={styles.form}>
        <Refusal formValues={formValues} />
        {id !== null && <input type="hidden" name="id" value={id} />}
        <input type="hidden" name="country" value={country} />
        {fields.map(({ part, label, isRequired, autocomplete, options }) => {
          const common = {
            label: isRequired ? label : words.optional(label),
            name: part,
            autoComplete: autocomplete,
            required: isRequired,
            defaultValue: formValues[part] ?? '',
            errors: errorsOf(formValues, part),
          };
          return options ? (
            <Select key={part} {...common}>
              <option value="">{words.choose}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ) : (
            <TextField key={part} {...common} maxLength={longestAddressPart} />
          );
        })}
        <TextField
          label={words.whatYouCallIt}
          name="label"
          maxLength={40}
          placeholder={words.home}
          defaultValue={formValues.label ?? ''}
        />
        <Save>{words.saveAddress}</Save>
      </form>
    </>
  );
}

export function CloseForm({ formValues, email }: FormProps & { email: string }) {
  return (
    <form method="post" action="/api/account/close" className={styles.form}>
      <p>{words.whatGoes}</p>
      <Refusal formValues={formValues} />
      <TextField
        label={words.typeToMeanIt(email)}
        name="email"
        type="email"
        autoComplete="off"
        required
        defaultValue={formValues.email ?? ''}
      />
      <div>
        <Button type="submit" variant="accent">
          {words.closeMyAccount}
        </Button>
      </div>
    </form>
  );
}

function Save({ children }: { children: string }) {
  return (
    <div>
      <Button type="submit">{children}</Button>
    </div>
  );
}
