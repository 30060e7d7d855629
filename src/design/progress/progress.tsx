import styles from './progress.module.css';

export interface ProgressProps {
  label: string;
  /** Per cent; shown within 0 and 100. */
  value: number;
  thick?: boolean | undefined;
  tone?: 'ink' | 'accent' | undefined;
}

export function Progress({ label, value, thick = false, tone = 'ink' }: ProgressProps) {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      className={styles.bar}
      data-thick={thick || undefined}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      {/* Drawn, not styled: the page's policy allows no inline style. */}
      <svg aria-hidden="true">
        <rect width={`${shown}%`} height="100%" />
      </svg>
    </div>
  );
}
