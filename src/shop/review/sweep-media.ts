// Removes from the media storage what no review has shown, and none has waited for, for a day.
import type { Queries } from '../../database/database.ts';
import { sweepObject } from '../../database/queries/review/review-photo.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';

const mostAtOnce = 100;

/** How many were removed; as many as there may be at once means that there may be more. */
export async function sweepMedia(
  queries: Queries,
  { remove }: Pick<MediaStorage, 'remove'>,
  signal?: AbortSignal,
): Promise<{ readonly removed: number; readonly isMore: boolean }> {
  let removed = 0;
  while (removed < mostAtOnce && !signal?.aborted && (await sweepObject(queries, remove))) removed += 1;
  return { removed, isMore: removed === mostAtOnce };
}
