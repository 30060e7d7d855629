// How tall someone is and what they usually wear: given once, kept on this device alone, and sent only as a question.
import { readLocal, removeLocal, writeLocal } from '../../state/visitor/local-values.ts';
import { likenessKey } from './has-likeness.ts';

export interface Likeness {
  readonly heightCm: number;
  readonly usualSize: string;
}

const lifetimeMs = 365 * 86_400_000;

export function readLikeness(): Likeness | null {
  const value = readLocal(likenessKey) as Partial<Likeness> | null | undefined;
  return typeof value?.heightCm === 'number' && typeof value.usualSize === 'string'
    ? { heightCm: value.heightCm, usualSize: value.usualSize }
    : null;
}

export function keepLikeness(likeness: Likeness | null): void {
  if (likeness) writeLocal(likenessKey, likeness, lifetimeMs);
  else removeLocal(likenessKey);
}
