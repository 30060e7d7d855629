import { Link } from 'react-router';
import page from '../../../../design/text/page.module.css';
import text from '../../../../design/text/text.module.css';
import type { ShownDesigners } from '../../../../domain/content/shown-block.ts';
import styles from './home.module.css';

/** An index in large type, as on the wall beside a lift. */
export function Designers({ block }: { block: ShownDesigners }) {
  return (
    <section className={page.section} aria-label={block.title}>
      <h2 className={text.heading} lang={block.lang?.title}>
        {block.title}
      </h2>
      <ul className={styles.names}>
        {block.names.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
