import { Link } from 'react-router';
import type { Crumb } from '../../../domain/product/breadcrumbs.ts';
import { words } from '../../../words/layout/words.ts';
import styles from './breadcrumbs.module.css';

/** The way from the door to here. */
export function Breadcrumbs({ steps, here }: { steps: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={styles.crumbs}>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
