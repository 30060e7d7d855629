import { words } from '../../words/design/words.ts';
import styles from './stars.module.css';

const outOf = 5;
const step = 16;
const star = 'l1.8 3.9 4.2.5-3.1 2.9.8 4.2-3.7-2.1-3.7 2.1.8-4.2L';
const row = Array.from({ length: outOf }, (_, at) => {
  const left = at * step;
  return `M${left + 7} 1.1${star}${left + 1} 5.5l4.2-.5Z`;
}).join('');
const width = outOf * step - 2;

/** A rating out of five, drawn to the tenth. */
export function Stars({ value, large = false }: { value: number; large?: boolean | undefined }) {
  const shown = Math.min(outOf, Math.max(0, value));
  // Each star takes its own share of the gaps, so that 4.0 ends at the edge of the fourth.
  const filled = Math.floor(shown) * step + (shown % 1) * (step - 2);
  return (
    <svg
      className={styles.stars}
      data-large={large || undefined}
      viewBox={`0 0 ${width} 14`}
      role="img"
      aria-label={words.starsOutOf(Number(shown.toFixed(1)), outOf)}
    >
      <path className={styles.off} d={row} />
      <svg width={filled} height="14" aria-hidden="true">
        <path className={styles.on} d={row} />
      </svg>
    </svg>
  );
}
