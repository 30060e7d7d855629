import { type ComponentProps, type MouseEvent, useId } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'line' | 'accent' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

/** A link that looks like a button: `<Link {...buttonLook({ variant: 'line' })} to="…">`. */
export function buttonLook({ variant = 'primary', small = false, wide = false }: ButtonLook = {}) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-small': small || undefined,
    'data-wide': wide || undefined,
  };
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled' | 'className'> {
  /** Work is under way: presses do nothing, focus and colour stay. Change the words too ("Adding…"). */
  pending?: boolean | undefined;
  /** Why the button cannot be used now; its presence is what disables it. */
  disabledReason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, small, wide, pending = false, disabledReason, onClick, children, type, ...rest } = props;
  const reasonId = useId();
  const idle = pending || disabledReason !== undefined;
  // preventDefault also keeps an idle submit button, or Enter in its form, from submitting.
  const press = (event: MouseEvent<HTMLButtonElement>) => (idle ? event.preventDefault() : onClick?.(event));

  return (
    <span className={styles.frame} data-wide={wide || undefined}>
      <button
        {...rest}
        {...buttonLook({ variant, small, wide })}
        {...(disabledReason !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        type={type ?? 'button'}
        aria-busy={pending || undefined}
        onClick={press}
      >
        <span className={styles.label}>{children}</span>
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={styles.reason}>
          {disabledReason}
        </span>
      )}
    </span>
  );
}
