// Says at start which products show something that is not there; shoppers see a neutral picture in its place.
import type { Logger } from 'pino';
import type { Queries } from '../../database/database.ts';
import { findPicturesNotAmong } from '../../database/queries/media/pictures.ts';

const reportLimit = 20;

export async function checkPictures(
  queries: Queries,
  originals: ReadonlyMap<string, unknown>,
  log: Logger,
): Promise<void> {
  const missing = await findPicturesNotAmong(queries, [...originals.keys()], reportLimit);
  for (const { productId, path } of missing)
    log.error(
      { event: 'picture.failed' },
      `Product ${productId} shows ${path}, which is missing or is no picture.`,
    );
}
