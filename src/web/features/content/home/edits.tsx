import { Link } from 'react-router';
import { Picture } from '../../../../design/picture/picture.tsx';
import text from '../../../../design/text/text.module.css';
import type { Editorial } from '../../../../domain/content/home.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { otherLanguage } from '../../../../words/other-language.ts';
import styles from './edits.module.css';

/** Ways in by mood rather than by name. */
export function Edits({ edits }: { edits: readonly Editorial[] }) {
  return (
    <ul className={styles.edits}>
      {edits.map(({ title, words, path, picture, alt, language }) => (
        <li key={path} lang={otherLanguage(language)}>
          <Link className={styles.edit} to={path} prefetch="intent">
            <Picture {...pictureSources(picture, 'main')} sizes="(min-width: 700px) 40vw, 100vw" alt={alt} />
            <h2 className={`${text.heading} ${styles.title}`}>{title}</h2>
            <p className={text.soft}>{words}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
