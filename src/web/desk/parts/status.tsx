import type { ReactNode } from 'react';
import styles from './status.module.css';

/** Open, begun, finished, finished but asked for, unanswered, out of play, and what a person must act on. */
export type Shape = 'open' | 'part' | 'done' | 'asks' | 'late' | 'off' | 'trouble';

export function Status({ shape, children }: { shape: Shape; children: ReactNode }) {
  return (
    <span className={styles.status} data-shape={shape}>
      {children}
    </span>
  );
}
