import { useEffect, useState } from 'react';
import type { WireProof } from '../../../contract/social-proof.ts';
import { ask } from '../../state/api.ts';

type Proof = Readonly<Record<string, WireProof>>;

const none: Proof = {};

/** What others do with what is in the bag, by product id; nothing until it is known, and nothing if it never is. */
export function useBagProof(productIds: readonly number[]): Proof {
  const [proof, setProof] = useState(none);
  const asked = [...new Set(productIds)].sort((one, other) => one - other).join(',');
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    ask<{ readonly content: Proof }>(`/api/social-proof/bag?productIds=${asked}`).then(
      (answer) => isCurrent && answer.ok && setProof(answer.data.content),
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return proof;
}
