import type { ReactNode } from 'react';
import styles from './field-error.module.css';
import { Icon } from './icon.tsx';

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="warning" small />
      <span>{children}</span>
    </span>
  );
}
