import type { ProductProof } from '../../../../domain/social/social-proof.ts';
import styles from './social-proof.module.css';

/** What others do with it. It comes and goes by its styles alone, so that it can be held still without scripts. */
export function SocialProof({ strongText, text, flashes }: ProductProof) {
  return (
    <p className={styles.proof} data-flashes={flashes}>
      <input type="checkbox" aria-label="Hold this message still" />
      <span>
        <b>{strongText}</b> {text}
      </span>
    </p>
  );
}
