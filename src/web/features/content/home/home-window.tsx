import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { Editorial } from '../../../../domain/content/home.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { words } from '../../../../words/content/words.ts';
import { otherLanguage } from '../../../../words/other-language.ts';
import styles from './home-window.module.css';

/** What the shop opens with: one picture from edge to edge, and a few words on it. */
export function HomeWindow({
  title,
  words: lead,
  call,
  path,
  picture,
  tallPicture,
  alt,
  language,
}: Editorial) {
  const wide = pictureSources(picture, 'wide');
  const tall = tallPicture ? pictureSources(tallPicture, 'main') : null;
  return (
    <section className={styles.window} aria-labelledby="window" lang={otherLanguage(language)}>
      <picture>
        {tall?.sources.map(({ type, srcSet }) => (
          <source key={type} media="(max-width: 699px)" type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        {wide.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img src={wide.src} alt={alt} width={1680} height={1120} fetchPriority="high" />
      </picture>
      <div className={`${page.page} ${styles.words}`}>
        <h1 id="window" className={`${text.display} ${styles.title}`}>
          {title}
        </h1>
        <div className={styles.row}>
          <p className={text.read}>{lead}</p>
          <Link {...buttonLook({ variant: 'line' })} to={path} prefetch="intent">
            {call ?? words.haveALook}
          </Link>
        </div>
      </div>
    </section>
  );
}
