// The door of the shop. It never says which half of a pair was wrong, and always where one comes back to.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { returnPath } from '../../../domain/account/return-path.ts';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/account/words.ts';
import { pagePath } from '../../../words/page-path.ts';
import { OutboxHint } from '../../parts/messaging/outbox-hint.tsx';
import { Rich } from '../../parts/text/rich.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import {
  CodeForm,
  CreateForm,
  ForgotForm,
  type FormValues,
  ResetForm,
  SignInForm,
} from './sign-in-forms.tsx';
import styles from './sign-in-page.module.css';

export type SignInStep = 'sign-in' | 'create' | 'code' | 'forgot' | 'reset';

export interface SignInPageProps {
  step: SignInStep;
  formValues: FormValues;
  /** What a form was answered with; a refusal is an error, the rest is news. */
  notice: { readonly message: string; readonly isError: boolean } | null;
  to: string | null;
  /** They are signed in, and asked once more before something that guards the account is changed. */
  isAgain: boolean;
  /** Where what was sent can be read, in a shop that sends no email. */
  outboxPath: string | null;
  token: string;
  loves: number;
  bagItems: number;
  picture: { readonly path: string; readonly alt: string } | null;
}

export function SignInPage({ picture, ...props }: SignInPageProps) {
  return (
    <div className={`${page.page} ${styles.login}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture {...pictureSources(picture.path, 'tile')} sizes="(min-width: 900px) 45vw, 1px" alt="" />
        </div>
      )}
      <div className={styles.side}>
        <Step {...props} />
      </div>
    </div>
  );
}

type StepProps = Omit<SignInPageProps, 'picture'>;

function Step(props: StepProps) {
  const { step, formValues, notice, to, token } = props;
  const form = { formValues, to: to ?? undefined };
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`;
  const outbox = props.outboxPath !== null && <OutboxHint path={props.outboxPath} />;
  const news = notice && <Notification tone={notice.isError ? 'error' : 'info'} title={notice.message} />;
  switch (step) {
    case 'create':
      return (
        <Words title={words.comeIn} lead={comesAlong(props)}>
          <Doors current="create" query={query} />
          {news}
          <CreateForm {...form} />
        </Words>
      );
    case 'code':
      return (
        <Words title={words.lookInMail} lead={null}>
          {notice?.isError && news}
          <CodeForm {...form} />
          {outbox}
          <p className={`${text.small} ${text.soft}`}>
            <Rich
              text={words.askForAnotherCode}
              wrap={[
                (inner) => (
                  <Link className={linkLook} to={`/login${query}`}>
                    {inner}
                  </Link>
                ),
              ]}
            />
          </p>
        </Words>
      );
    case 'forgot':
      return (
        <Words title={words.aNewPassword} lead={words.weSendLink}>
          {news}
          <ForgotForm {...form} />
          {notice && outbox}
        </Words>
      );
    case 'reset':
      return (
        <Words title={words.aNewPassword} lead={words.everyDeviceWillBeSignedOut}>
          {news}
          <ResetForm {...form} token={token} />
        </Words>
      );
    default:
      return (
        <Words
          title={props.isAgain ? words.isItYou : words.comeIn}
          lead={props.isAgain ? words.signInOnceMore : comesAlong(props)}
        >
          {!props.isAgain && <Doors current="sign-in" query={query} />}
          {news}
          <SignInForm
            {...form}
            otherDoor={<PasskeyButton onSignedIn={() => location.assign(pagePath(returnPath(to)))} />}
          />
        </Words>
      );
  }
}

interface WordsProps {
  title: string;
  lead: string | null;
  children: ReactNode;
}

function Words({ title, lead, children }: WordsProps) {
  return (
    <>
      <h1 className={text.title}>{title}</h1>
      {lead && <p className={text.soft}>{lead}</p>}
      {children}
    </>
  );
}

function Doors({ current, query }: { current: 'sign-in' | 'create'; query: string }) {
  return (
    <nav className={styles.doors} aria-label={words.signInOrCreate}>
      <Link to={`/login${query}`} replace aria-current={current === 'sign-in' ? 'page' : undefined}>
        {words.signIn}
      </Link>
      <Link to={`/login/create${query}`} replace aria-current={current === 'create' ? 'page' : undefined}>
        {words.createAccount}
      </Link>
    </nav>
  );
}

function comesAlong({ loves, bagItems }: Pick<StepProps, 'loves' | 'bagItems'>): string | null {
  if (loves > 0) return bagItems > 0 ? words.yourBagAndLovesCome(loves) : words.yourLovesCome(loves);
  return bagItems > 0 ? words.yourBagComes : null;
}
