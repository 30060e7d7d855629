import { Link } from 'react-router';
import { buttonLook } from '../../../../design/button/button.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShownWindow } from '../../../../domain/content/shown-block.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import styles from './home-window.module.css';

/** One picture from edge to edge, and a few words on it: what most pages open with. */
export function HomeWindow({ block, isTop }: { block: ShownWindow; isTop: boolean }) {
  const { title, words, call, path, picture, tallPicture, alt, focus } = block;
  const wide = pictureSources(picture, 'wide');
  const tall = tallPicture ? pictureSources(tallPicture, 'main') : null;
  const Heading = isTop ? 'h1' : 'h2';
  return (
    <section className={styles.window} aria-label={title}>
      <picture>
        {tall?.sources.map(({ type, srcSet }) => (
          <source key={type} media="(max-width: 699px)" type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        {wide.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img
          src={wide.src}
          alt={alt}
          lang={block.lang?.alt}
          width={1680}
          height={1120}
          data-x={focus?.x}
          data-y={focus?.y}
          {...(isTop ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </picture>
      <div className={`${page.page} ${styles.words}`}>
        <Heading className={`${text.display} ${styles.title}`} lang={block.lang?.title}>
          {title}
        </Heading>
        <div className={styles.row}>
          <p className={text.read} lang={block.lang?.words}>
            {words}
          </p>
          <Link {...buttonLook({ variant: 'line' })} to={path} prefetch="intent" lang={block.lang?.call}>
            {call}
          </Link>
        </div>
      </div>
    </section>
  );
}
