import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  /** `main` is ink, `danger` cannot be undone. */
  kind?: 'main' | 'danger' | 'plain' | undefined;
  isWide?: boolean;
  isBusy?: boolean;
  /** Stays in reach of the keyboard, and does nothing. */
  isOff?: boolean;
  /** The letter that does the same. */
  letter?: string;
}

export function Button({
  kind,
  isWide = false,
  isBusy = false,
  isOff = false,
  letter,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const isStill = isOff || isBusy;
  return (
    <button
      type="button"
      {...props}
      className={styles.button}
      data-kind={kind}
      data-wide={isWide || undefined}
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={(event) => {
        if (isStill) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {children}
      {letter !== undefined && <Kbd>{letter}</Kbd>}
    </button>
  );
}

/** The label already says what it does: the letter beside it is for the eye. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <span className={styles.kbd} data-key aria-hidden="true">
      {children}
    </span>
  );
}

export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.link} />;
}
