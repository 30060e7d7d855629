import type { WireDealWarning } from '../../../contract/desk/deals.ts';
import { Status } from '../parts/status.tsx';
import styles from './deals.module.css';

/** What is lawful, and worth knowing before. */
export function Warnings({ warnings }: { warnings: readonly WireDealWarning[] }) {
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, message }) => (
        <li key={code}>
          <Status shape={code === 'lowest' ? 'done' : 'trouble'}>{''}</Status>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
