import { useEffect, useRef } from 'react';
import type { ProductProof } from '../../../../domain/social/social-proof.ts';
import type { ProofMessage } from '../../../../words/social/say-proof.ts';
import { words } from '../../../../words/social/words.ts';
import { watchSeen } from '../../../parts/page/watch-seen.ts';
import styles from './social-proof.module.css';

export type SocialProofProps = ProofMessage & Pick<ProductProof, 'flashes'>;

/**
 * What others do with it. It comes and goes by its styles alone, so that it can be held still without scripts; with them
 * it begins when it is seen, and rests while it is not.
 */
export function SocialProof({ strongText, text, flashes }: SocialProofProps) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const message = place.current;
    let hasBegun = false;
    if (!message) return;
    return watchSeen(message, (seen) => {
      message.toggleAttribute('data-away', !seen);
      // Nobody has seen what it did until now.
      if (!hasBegun)
        for (const animation of message.getAnimations({ subtree: true })) animation.currentTime = 0;
      hasBegun ||= seen;
    });
  }, []);
  return (
    <p ref={place} className={styles.proof} data-flashes={flashes}>
      <input type="checkbox" aria-label={words.holdStill} />
      <span>
        <b>{strongText}</b> {text}
      </span>
    </p>
  );
}
