// The browser's own disclosure: it opens without scripts and find-in-page looks inside.
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

export interface AccordionItemProps {
  title: ReactNode;
  children: ReactNode;
  defaultOpen?: boolean | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
}

export function AccordionItem({ title, children, defaultOpen = false, onToggle }: AccordionItemProps) {
  return (
    <details
      className={styles.item}
      open={defaultOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {title}
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
