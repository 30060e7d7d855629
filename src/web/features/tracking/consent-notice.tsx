// Asks where the law wants it asked. A plain form in its place above the page: it covers nothing, needs no script, and
// both answers are as easy.
import { useLocation } from 'react-router';
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import page from '../../../design/text/page.module.css';
import styles from './consent-notice.module.css';

export function ConsentNotice() {
  const { pathname, search } = useLocation();
  return (
    <section className={styles.notice} aria-label="Your say">
      <form className={`${page.page} ${styles.form}`} method="post" action="/api/consent">
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <p>
          May we note what is looked at and added, to see what works? Without your name or address, and not
          before you answer.{' '}
          <a className={linkLook} href="/privacypolicy">
            Privacy
          </a>
        </p>
        <p className={styles.answers}>
          <button {...buttonLook({ variant: 'line', small: true })} type="submit" name="choice" value="no">
            No, thank you
          </button>
          <button {...buttonLook({ variant: 'line', small: true })} type="submit" name="choice" value="yes">
            Yes, you may
          </button>
        </p>
      </form>
    </section>
  );
}
