// Where “Unsubscribe” in an e-mail leads. Looking changes nothing, since scanners of mail open every link; the button
// does, with and without scripts.
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import styles from './waitlist-unsubscribe.module.css';

interface WaitlistUnsubscribeProps {
  isStopped: boolean;
  token: string;
}

export function WaitlistUnsubscribe({ isStopped, token }: WaitlistUnsubscribeProps) {
  const action = `/api/waitlist/unsubscribe?token=${encodeURIComponent(token)}&back=page`;
  return (
    <main id="main" tabIndex={-1} className={`${page.page} ${styles.unsubscribe}`}>
      <h1 className={text.title}>{isStopped ? 'Silence, then' : 'No more emails?'}</h1>
      {isStopped ? (
        <>
          <p className={styles.words}>
            Nothing more comes to this address from our waitlists, and every place it had is given up. If a
            email was on its way already, it was the last.
          </p>
          <div className={styles.ways}>
            <Link {...buttonLook()} to="/">
              Back to the shop
            </Link>
            <form method="post" action={`${action}&undo=yes`}>
              <Button type="submit" variant="line">
                Write to me after all
              </Button>
            </form>
          </div>
        </>
      ) : (
        <form method="post" action={action}>
          <p className={styles.words}>
            We write once, when something you waited for returns. If that is once too often, one press ends
            it: for this address, and for everything it waits for.
          </p>
          <Button type="submit">Unsubscribe</Button>
        </form>
      )}
    </main>
  );
}
