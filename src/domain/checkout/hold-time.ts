// The time left of a hold, as a page shows and says it.
import { words } from '../../words/checkout/words.ts';
import { oneSizeName } from '../product/sizes.ts';

/** Such as 9:41; a second that has begun counts. */
export function holdText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud from this moment on; null while there is nothing to say. */
export function holdSpeech(leftMs: number): string | null {
  if (leftMs === 0) return words.holdEnded;
  return leftMs <= 60_000 ? words.heldOneMinute : null;
}

/** What is kept: by its size where it is one piece. */
export function holdWords(kept: readonly { readonly sizeName: string; readonly quantity: number }[]): string {
  const [only, ...others] = kept;
  if (!only || others.length > 0) return words.lastOfTheseKept;
  return words.lastKept(only.quantity, only.sizeName === oneSizeName ? null : only.sizeName);
}
