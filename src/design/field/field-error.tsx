import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import styles from './field-error.module.css';

export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon name="warning" small />
      <span>{children}</span>
    </span>
  );
}
