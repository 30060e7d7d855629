import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
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

/** `isApart` opens beside the desk: what is printed, and then closed. */
export function ButtonLink({ to, isApart, children }: { to: string; isApart?: true; children: ReactNode }) {
  return (
    <Link className={styles.button} to={to} target={isApart && '_blank'}>
      {children}
    </Link>
  );
}

export function LinkButton(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={styles.link} />;
}
