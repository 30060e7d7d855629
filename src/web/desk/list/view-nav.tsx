import type { ReactNode } from 'react';
import styles from './list.module.css';

/** Ways to look at the same things, side by side; the one that is looked at is the current page. */
export const ViewNav = ({ name, children }: { name: string; children: ReactNode }) => (
  <nav className={styles.views} aria-label={name}>
    {children}
  </nav>
);
