import type { ReactNode } from 'react';
import { Icon } from '../../../design/picture/icon.tsx';
import styles from './flash.module.css';

export interface News {
  readonly tone: 'news' | 'error';
  readonly text: string;
}

export function Flash({ tone, children }: { tone: News['tone']; children: ReactNode }) {
  return (
    <div className={styles.flash} data-tone={tone}>
      <Icon name={tone === 'error' ? 'warning' : 'info'} />
      <div>{children}</div>
    </div>
  );
}

/** Where news comes: it is there before them, so that they are read out. */
export function NewsPlace({ news }: { news: News | null }) {
  return (
    <div className={styles.place} role="status">
      {news && <Flash tone={news.tone}>{news.text}</Flash>}
    </div>
  );
}
