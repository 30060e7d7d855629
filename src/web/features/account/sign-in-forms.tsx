// The forms that let people in. Each is a plain form first: before and without scripts it posts itself, and the page it
// comes back to knows what was typed.
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import { TextField } from '../../../design/field/text-field.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import text from '../../../design/text/text.module.css';
import { shortestPassword } from '../../../domain/account/password.ts';
import { emailProblem } from '../../../domain/messaging/email.ts';
import { words } from '../../../words/account/words.ts';
import { words as messagingWords } from '../../../words/messaging/words.ts';
import { Rich } from '../../parts/text/rich.tsx';
import styles from './sign-in-forms.module.css';

/** What was typed into a form that was refused, by the names of its fields, and why it was. */
export type FormValues = Readonly<Record<string, string>>;

export interface SignInFormProps {
  formValues: FormValues;
  /** Where to go on afterwards. */
  to?: string | undefined;
  /** Where a script takes over; without it the form posts itself. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  pending?: boolean | undefined;
  problem?: string | undefined;
}

interface FrameProps extends SignInFormProps {
  action: string;
  children: ReactNode;
}

function Frame({ action, to, onSubmit, problem, children }: FrameProps) {
  return (
    <form method="post" action={action} onSubmit={onSubmit} className={styles.form}>
      {problem && <Notification tone="error" title={problem} />}
      {to && <input type="hidden" name="to" value={to} />}
      {children}
    </form>
  );
}

const emailErrors = (value: string) =>
  value === '' || emailProblem(value) === null ? [] : [messagingWords.invalidEmail];

function EmailField({
  formValues,
  autoComplete = 'email',
}: {
  formValues: FormValues;
  autoComplete?: string;
}) {
  return (
    <TextField
      label={words.emailAddress}
      name="email"
      type="email"
      autoComplete={autoComplete}
      required
      defaultValue={formValues.email ?? ''}
      validate={emailErrors}
    />
  );
}

const sendCodePath = '/api/auth/email-otp/send-verification-otp';

interface SignInDoors extends SignInFormProps {
  /** Another way in, beside the code. */
  otherDoor: ReactNode;
}

export function SignInForm({ otherDoor, ...props }: SignInDoors) {
  return (
    <Frame {...props} action="/api/auth/sign-in/email">
      <EmailField formValues={props.formValues} autoComplete="email webauthn" />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" wide pending={props.pending}>
        {props.pending ? words.signingIn : words.signIn}
      </Button>
      {/* The other door: no password, and the way in for whoever has none yet. */}
      <Button type="submit" variant="line" wide formAction={sendCodePath} formNoValidate value="code">
        {words.sendCodeInstead}
      </Button>
      {otherDoor}
      <p className={`${text.small} ${text.soft}`}>
        <Link className={linkLook} to="/login/forgot">
          {words.forgotPassword}
        </Link>
      </p>
    </Frame>
  );
}

export function CreateForm(props: SignInFormProps) {
  return (
    <Frame {...props} action="/api/auth/sign-up/email">
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        defaultValue={props.formValues.name ?? ''}
      />
      <EmailField formValues={props.formValues} />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        hint={words.passwordHint(shortestPassword)}
        required
      />
      <Button type="submit" wide pending={props.pending}>
        {props.pending ? words.oneMoment : words.createAccount}
      </Button>
      <p className={`${text.small} ${text.soft}`}>
        <Rich
          text={words.agreeToTerms}
          wrap={[
            (inner) => (
              <Link className={linkLook} to="/termsofuse">
                {inner}
              </Link>
            ),
          ]}
        />
      </p>
    </Frame>
  );
}

export function CodeForm(props: SignInFormProps) {
  const { email } = props.formValues;
  return (
    <Frame {...props} action="/api/auth/sign-in/email-otp">
      {email ? (
        <>
          <p>
            <Rich text={words.weWroteTo} wrap={[() => <b className={styles.address}>{email}</b>]} />
          </p>
          <input type="hidden" name="email" value={email} />
        </>
      ) : (
        <EmailField formValues={props.formValues} />
      )}
      <TextField
        label={words.code}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6}"
        placeholder={words.sixDigits}
        maxLength={12}
        required
      />
      <Button type="submit" wide pending={props.pending}>
        {props.pending ? words.signingIn : words.signIn}
      </Button>
    </Frame>
  );
}

export function ForgotForm(props: SignInFormProps) {
  return (
    <Frame {...props} action="/api/auth/request-password-reset">
      <EmailField formValues={props.formValues} />
      <Button type="submit" wide>
        {words.sendLink}
      </Button>
    </Frame>
  );
}

export function ResetForm({ token, ...props }: SignInFormProps & { token: string }) {
  return (
    <Frame {...props} action="/api/auth/reset-password">
      <input type="hidden" name="token" value={token} />
      <TextField
        label={words.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={shortestPassword}
        hint={words.passwordHint(shortestPassword)}
        required
      />
      <Button type="submit" wide>
        {words.useThisPassword}
      </Button>
    </Frame>
  );
}
