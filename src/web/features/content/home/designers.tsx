import { Link } from 'react-router';
import styles from './designers.module.css';

/** An index in large type, as on the wall beside a lift. */
export function Designers({
  designers,
}: {
  designers: readonly { readonly name: string; readonly path: string }[];
}) {
  return (
    <ul className={styles.names}>
      {designers.map(({ name, path }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
