import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import { words } from '../../../../words/content/words.ts';
import styles from './home.module.css';

/** A shop or a page that has nothing to show now. */
export function Undressed({ title, lang }: { title: string; lang: string | undefined }) {
  return (
    <section className={`${page.page} ${styles.undressed}`}>
      <h1 className={text.display} lang={lang}>
        {title}
      </h1>
      <p className={`${text.read} ${text.soft}`}>{words.stillDressing}</p>
      <p>
        <Link {...buttonLook()} to="/c/all">
          {words.seeEverything}
        </Link>
      </p>
    </section>
  );
}
