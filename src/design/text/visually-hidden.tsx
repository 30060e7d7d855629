import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'className' | 'ref'> {
  as?: 'span' | 'h1' | 'h2';
}

/** Said, not shown. */
export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />;
}
