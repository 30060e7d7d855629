import type { ReactNode } from 'react';
import { words } from '../../words/design/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconName } from '../picture/icon.tsx';
import styles from './notification.module.css';

const icons = { info: 'info', done: 'check', error: 'warning' } as const satisfies Record<string, IconName>;

export interface NotificationProps {
  tone?: keyof typeof icons | undefined;
  /** What happened. */
  title?: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  onDismiss?: (() => void) | undefined;
}

export function Notification({ tone = 'info', title, children, onDismiss }: NotificationProps) {
  return (
    <div className={styles.box} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>
        {title !== undefined && <div className={styles.what}>{title}</div>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon="close" label={words.dismiss} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
