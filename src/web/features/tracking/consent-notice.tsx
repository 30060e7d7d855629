// Asks where the law wants it asked. A plain form in its place above the page: it covers nothing, both answers are as easy,
// and only the server draws it: there is nothing in it for a script to do.
import { buttonLook } from '../../../design/button/button.tsx';
import { linkLook } from '../../../design/button/link.ts';
import page from '../../../design/text/page.module.css';
import { pagePath } from '../../../words/page-path.ts';
import { words } from '../../../words/tracking/words.ts';
import styles from './consent-notice.module.css';

/** Whatever is there is left alone. The very same object each time, so that nothing is ever set. */
const asItIs = { __html: '' };

export function ConsentNotice() {
  const outer = { className: styles.notice, 'aria-label': words.yourSay };
  if (import.meta.env.SSR)
    return (
      <section {...outer}>
        <Question />
      </section>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps what the server drew
  return <section {...outer} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
}

function Question() {
  return (
    <form className={`${page.page} ${styles.form}`} method="post" action="/api/consent">
      <p>
        {words.mayWeNote}{' '}
        <a className={linkLook} href={pagePath('/privacypolicy')}>
          {words.privacy}
        </a>
      </p>
      <p className={styles.answers}>
        <button {...buttonLook({ variant: 'line', small: true })} type="submit" name="choice" value="no">
          {words.no}
        </button>
        <button {...buttonLook({ variant: 'line', small: true })} type="submit" name="choice" value="yes">
          {words.yes}
        </button>
      </p>
    </form>
  );
}
