import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import styles from './failure-page.module.css';

export interface Failure {
  readonly status: number;
  readonly message: string;
}

/** What happened and a way on. The status stands beneath, for the person on the phone to us. */
export function FailurePage({ status, message }: Failure) {
  const isMissing = status === 404;
  return (
    <main id="main" tabIndex={-1} className={`${page.page} ${styles.failure}`}>
      <h1 className={text.title}>{isMissing ? 'This hanger is empty' : 'We dropped something'}</h1>
      <p className={`${text.read} ${text.soft}`}>{message}</p>
      <p className={styles.ways}>
        {isMissing ? (
          <Link {...buttonLook()} to="/">
            Start from the window
          </Link>
        ) : (
          <Link {...buttonLook()} to="." reloadDocument>
            Try again
          </Link>
        )}
      </p>
      <p className={`${text.small} ${text.faint}`}>Status {status}</p>
    </main>
  );
}
