import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import type { Change } from '../../../domain/desk/changes.ts';
import { words } from '../../../words/desk/words.ts';
import styles from './table.module.css';

/** A table that is wider than its place scrolls in it, by keyboard too. */
export function Table({
  name,
  head,
  children,
  minWidth,
}: {
  name: string;
  head: ReactNode;
  children: ReactNode;
  minWidth?: number;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard
    <section className={styles.scroll} aria-label={words.tableOf(name)} tabIndex={0}>
      <table className={styles.table} style={{ minWidth }}>
        <caption>
          <VisuallyHidden>{name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

export function Head({ children, isNumber = false }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <th scope="col" data-number={isNumber || undefined}>
      {children}
    </th>
  );
}

export function Cell({ children, isNumber = false }: { children?: ReactNode; isNumber?: boolean }) {
  return <td data-number={isNumber || undefined}>{children}</td>;
}

export const Main = ({ children }: { children: ReactNode }) => (
  <span className={styles.main}>{children}</span>
);

/** The old value struck and faint, the new one after it. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ field, was, now }) => (
    <div key={field}>
      {field !== '' && `${field} `}
      {was !== null && <s className={styles.was}>{was}</s>}{' '}
      {now !== null && <span className={styles.now}>{now}</span>}
    </div>
  ));
}
