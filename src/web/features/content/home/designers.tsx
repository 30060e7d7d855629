import { Link } from 'react-router';
import styles from './home.module.css';

export interface DesignersProps {
  designers: readonly { readonly name: string; readonly path: string }[];
}

/** An index in large type, as on the wall beside a lift. */
export function Designers({ designers }: DesignersProps) {
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
