// Where “Unsubscribe” in an e-mail leads. Looking changes nothing, since scanners of mail open every link; the button
// does, with and without scripts.
import { Link } from 'react-router';
import { Button, buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/waitlist/words.ts';
import styles from './waitlist-unsubscribe.module.css';

interface WaitlistUnsubscribeProps {
  isStopped: boolean;
  token: string;
}

export function WaitlistUnsubscribe({ isStopped, token }: WaitlistUnsubscribeProps) {
  const action = `/api/waitlist/unsubscribe?token=${encodeURIComponent(token)}&back=page`;
  return (
    <main id="main" tabIndex={-1} className={`${page.page} ${styles.unsubscribe}`}>
      <h1 className={text.title}>{isStopped ? words.silenceThen : words.noMoreEmails}</h1>
      {isStopped ? (
        <>
          <p className={styles.words}>{words.nothingMoreComes}</p>
          <div className={styles.ways}>
            <Link {...buttonLook()} to="/">
              {words.backToShop}
            </Link>
            <form method="post" action={`${action}&undo=yes`}>
              <Button type="submit" variant="line">
                {words.writeAfterAll}
              </Button>
            </form>
          </div>
        </>
      ) : (
        <form method="post" action={action}>
          <p className={styles.words}>{words.weWriteOnce}</p>
          <Button type="submit">{words.unsubscribe}</Button>
        </form>
      )}
    </main>
  );
}
