import { Link } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import page from '../../../design/text/page.module.css';
import text from '../../../design/text/text.module.css';
import { words } from '../../../words/failure/words.ts';
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
      <h1 className={text.title}>{isMissing ? words.hangerIsEmpty : words.droppedSomething}</h1>
      <p className={`${text.read} ${text.soft}`}>{message}</p>
      <p className={styles.ways}>
        {isMissing ? (
          <Link {...buttonLook()} to="/">
            {words.startFromWindow}
          </Link>
        ) : (
          <Link {...buttonLook()} to="." reloadDocument>
            {words.tryAgain}
          </Link>
        )}
      </p>
      <p className={`${text.small} ${text.faint}`}>{words.status(status)}</p>
    </main>
  );
}
