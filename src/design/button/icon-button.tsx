import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../picture/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'className' | 'disabled'> {
  icon: IconName;
  label: string;
  small?: boolean | undefined;
  framed?: boolean | undefined;
  /** At its end, such as the arrow on the last page: it says so and keeps focus. */
  disabled?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, small, framed = false, disabled = false, onClick, type, ...rest } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    disabled ? event.preventDefault() : onClick?.(event);
  return (
    <button
      {...rest}
      className={styles.button}
      data-framed={framed || undefined}
      type={type ?? 'button'}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={press}
    >
      <Icon name={icon} small={small} />
    </button>
  );
}
