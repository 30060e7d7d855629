// The time left of a hold.

/** Such as 9:41; a second that has begun counts. */
export function holdText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is spoken from this moment on; null while there is nothing to say. */
export type HoldNews = 'ended' | 'one_minute';

export function holdNews(leftMs: number): HoldNews | null {
  if (leftMs === 0) return 'ended';
  return leftMs <= 60_000 ? 'one_minute' : null;
}
