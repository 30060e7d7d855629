import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../design/text/visually-hidden.tsx';
import { sayChanges } from '../../../words/desk/say-change.ts';
import { words } from '../../../words/desk/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
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

interface CellProps {
  children?: ReactNode;
  isNumber?: boolean;
  /** Left out where there is no room. */
  isExtra?: boolean;
}

export function Head({ children, isNumber = false, isExtra = false }: CellProps) {
  return (
    <th scope="col" data-number={isNumber || undefined} data-extra={isExtra || undefined}>
      {children}
    </th>
  );
}

export function Cell({ children, isNumber = false, isExtra = false }: CellProps) {
  return (
    <td data-number={isNumber || undefined} data-extra={isExtra || undefined}>
      {children}
    </td>
  );
}

export const Main = ({ children }: { children: ReactNode }) => (
  <span className={styles.main}>{children}</span>
);

/** The old value struck and faint, the new one after it. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  return sayChanges(pageLanguage, before, after).map(({ field, was, now }) => (
    <div key={field}>
      {field !== '' && `${field} `}
      {was !== null && <s className={styles.was}>{was}</s>}{' '}
      {now !== null && <span className={styles.now}>{now}</span>}
    </div>
  ));
}
