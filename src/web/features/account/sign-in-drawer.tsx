// Signing in without leaving the page: the same forms as on the page of that name, and the code in the same place.
import { type FormEvent, useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { linkLook } from '../../../design/button/link.ts';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import { words } from '../../../words/account/words.ts';
import type { SignInOverlayProps } from '../../parts/account/sign-in-overlay.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import { type Answered, call } from '../../state/api/call.ts';
import { PasskeyButton } from './passkey-button.tsx';
import styles from './sign-in-forms.module.css';
import { CodeForm, CreateForm, type FormValues, SignInForm, type SignInFormProps } from './sign-in-forms.tsx';

type SignInAnswer = CallAnswer<'POST /api/auth/sign-in/email' | 'POST /api/auth/sign-in/email-otp'>;
type Step = 'sign-in' | 'create' | 'code';

export default function SignInDrawer({ open, onClose, title, lead, onSignedIn }: SignInOverlayProps) {
  const [step, setStep] = useState<Step>('sign-in');
  const [formValues, setFormValues] = useState<FormValues>({});
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const [outboxPath, setOutboxPath] = useState<string>();

  const send = async <T,>(work: () => Promise<Answered<T>>, done: (answer: T) => void) => {
    setPending(true);
    setProblem(undefined);
    const answer = await work();
    setPending(false);
    if (answer.ok) done(answer.data);
    else setProblem(answer.message);
  };
  const signedIn = ({ user, moved, ...answer }: SignInAnswer) =>
    onSignedIn({ name: user.name, ...moved, hadAccount: 'hadAccount' in answer && answer.hadAccount });
  const toCode = (answer: { outboxPath?: string | undefined }) => {
    setOutboxPath(answer.outboxPath);
    setStep('code');
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    const [email, password, otp, name] = [text('email'), text('password'), text('otp'), text('name')];
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wantsCode = submitter instanceof HTMLButtonElement && submitter.value === 'code';
    setFormValues({ email, name });
    if (step === 'code')
      return void send(() => call('POST /api/auth/sign-in/email-otp', { body: { email, otp } }), signedIn);
    if (step === 'create')
      return void send(
        () => call('POST /api/auth/sign-up/email', { body: { name, email, password } }),
        toCode,
      );
    if (wantsCode)
      return void send(
        () => call('POST /api/auth/email-otp/send-verification-otp', { body: { email } }),
        toCode,
      );
    return void send(() => call('POST /api/auth/sign-in/email', { body: { email, password } }), signedIn);
  };

  const turn = (next: Step) => {
    setProblem(undefined);
    setStep(next);
  };
  const form: SignInFormProps = { formValues, onSubmit: submit, pending, problem };
  const foot = (
    <p className={styles.foot}>
      <button
        type="button"
        className={linkLook}
        onClick={() => turn(step === 'sign-in' ? 'create' : 'sign-in')}
      >
        {step === 'sign-in' ? words.createAccountInstead : words.signInInstead}
      </button>
    </p>
  );
  return (
    <Drawer title={title} open={open} onOpenChange={onClose} foot={foot}>
      <div className={styles.form}>
        {step !== 'code' && <p>{lead}</p>}
        {step === 'sign-in' && <SignInForm {...form} otherDoor={<PasskeyButton onSignedIn={signedIn} />} />}
        {step === 'create' && <CreateForm {...form} />}
        {step === 'code' && <CodeForm {...form} />}
        {step === 'code' && outboxPath && <OutboxHint path={outboxPath} />}
      </div>
    </Drawer>
  );
}
