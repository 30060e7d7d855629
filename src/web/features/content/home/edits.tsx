import { Link } from 'react-router';
import { Picture } from '../../../../design/picture/picture.tsx';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShownEditorial, ShownEditorialItem } from '../../../../domain/content/shown-block.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import styles from './edits.module.css';

/** Ways in by mood rather than by name. */
export function Edits({ block }: { block: ShownEditorial }) {
  const { items, isTitleSeen } = block;
  const Heading = isTitleSeen ? 'h3' : 'h2';
  return (
    <section className={page.section} aria-label={block.title}>
      {isTitleSeen && (
        <h2 className={`${text.heading} edits-head`} lang={block.lang?.title}>
          {block.title}
        </h2>
      )}
      <ul className={styles.edits}>
        {items.map((item) => (
          <li key={item.path + item.title}>
            <Link className={styles.edit} to={item.path} prefetch="intent">
              <EditPicture {...item} />
              <Heading className={`${text.heading} ${styles.title}`} lang={item.lang?.title}>
                {item.title}
              </Heading>
              <p className={text.soft} lang={item.lang?.words}>
                {item.words}
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EditPicture(item: ShownEditorialItem) {
  const language = item.lang?.alt;
  const picture = (
    <Picture
      {...pictureSources(item.picture, 'main')}
      sizes="(min-width: 700px) 40vw, 100vw"
      alt={item.alt}
    />
  );
  return language ? <span lang={language}>{picture}</span> : picture;
}
