// The time left of a hold, as a page shows and says it.
import { oneSizeName } from '../product/sizes.ts';

/** Such as 9:41; a second that has begun counts. */
export function holdText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud from this moment on; null while there is nothing to say. */
export function holdSpeech(leftMs: number): string | null {
  if (leftMs === 0) return 'The hold on your pieces has ended.';
  return leftMs <= 60_000 ? 'Your pieces are held for one more minute.' : null;
}

/** What is kept: by its size where it is one piece. */
export function holdWords(kept: readonly { readonly sizeName: string; readonly quantity: number }[]): string {
  const [only, ...others] = kept;
  if (!only || others.length > 0) return 'The last of these are yours for';
  const size = only.sizeName === oneSizeName ? '' : ` in ${only.sizeName}`;
  return only.quantity === 1
    ? `The last one${size} is yours for`
    : `The last ${only.quantity}${size} are yours for`;
}
