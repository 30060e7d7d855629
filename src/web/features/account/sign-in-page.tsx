// The door of the shop. It never says which half of a pair was wrong, and always where one comes back to.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { Notification } from '../../../design/message/notification.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import { CodeForm, CreateForm, ForgotForm, ResetForm, SignInForm, type Typed } from './sign-in-forms.tsx';
import styles from './sign-in-page.module.css';

export type SignInStep = 'sign-in' | 'create' | 'code' | 'forgot' | 'reset';

export interface SignInPageProps {
  step: SignInStep;
  typed: Typed;
  /** What a form was answered with; a refusal is an error, the rest is news. */
  notice: { readonly message: string; readonly isError: boolean } | null;
  to: string | null;
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
  const { step, typed, notice, to, token } = props;
  const form = { typed, to: to ?? undefined };
  const query = to === null ? '' : `?to=${encodeURIComponent(to)}`;
  const news = notice && <Notification tone={notice.isError ? 'error' : 'info'} title={notice.message} />;
  switch (step) {
    case 'create':
      return (
        <Words title="Come in" lead={comesAlong(props)}>
          <Doors current="create" query={query} />
          {news}
          <CreateForm {...form} />
        </Words>
      );
    case 'code':
      return (
        <Words title="Look in your mail" lead={null}>
          {notice?.isError && news}
          <CodeForm {...form} />
          <p className={`${text.small} ${text.soft}`}>
            Nothing there?{' '}
            <Link className={linkLook} to={`/login${query}`}>
              Ask for another
            </Link>
            .
          </p>
        </Words>
      );
    case 'forgot':
      return (
        <Words title="A new password" lead="We send a link to choose it with.">
          {news}
          <ForgotForm {...form} />
        </Words>
      );
    case 'reset':
      return (
        <Words title="A new password" lead="Every device that is signed in now will be signed out.">
          {news}
          <ResetForm {...form} token={token} />
        </Words>
      );
    default:
      return (
        <Words title="Come in" lead={comesAlong(props)}>
          <Doors current="sign-in" query={query} />
          {news}
          <SignInForm {...form} />
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
    <nav className={styles.doors} aria-label="Sign in or create an account">
      <Link to={`/login${query}`} replace aria-current={current === 'sign-in' ? 'page' : undefined}>
        Sign in
      </Link>
      <Link to={`/login/create${query}`} replace aria-current={current === 'create' ? 'page' : undefined}>
        Create account
      </Link>
    </nav>
  );
}

function comesAlong({ loves, bagItems }: Pick<StepProps, 'loves' | 'bagItems'>): string | null {
  const love = loves > 0 ? `your ${loves === 1 ? 'love' : `${loves} loves`}` : null;
  const bag = bagItems > 0 ? 'your bag' : null;
  const things = [bag, love].filter((thing) => thing !== null).join(' and ');
  return things === ''
    ? null
    : `${things.charAt(0).toUpperCase()}${things.slice(1)} ${bag && love ? 'come' : love && loves > 1 ? 'come' : 'comes'} with you.`;
}
