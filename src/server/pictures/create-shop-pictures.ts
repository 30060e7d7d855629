// The pictures of this shop: originals read, addresses known, a folder to keep what is made of them.
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import type { Queries } from '../../database/database.ts';
import { setOriginals } from '../../shop/media/media-url.ts';
import { type Configuration, ConfigurationError } from '../configuration/configuration.ts';
import { root } from '../root.ts';
import { checkPictures } from './check-pictures.ts';
import { readOriginals } from './originals.ts';
import { createPictures, type Pictures } from './pictures.ts';

export interface ShopPictures extends Pictures {
  /** In the background: a shop opens with a picture missing, and says which. */
  readonly check: (queries: Queries) => void;
}

export async function createShopPictures(
  config: Configuration,
  log: Logger,
  closing: AsyncDisposableStack,
): Promise<ShopPictures> {
  const data = resolve(root, config.DATA_FOLDER);
  const originals = await readOriginals(join(root, 'catalogue/img'), join(data, 'originals.json'));
  setOriginals(originals);
  const folder = join(data, 'pictures');
  const pictures = await createPictures({ originals, folder, log }).catch((error: unknown) => {
    throw new ConfigurationError(
      `The setting DATA_FOLDER ("${config.DATA_FOLDER}") is not usable: pictures cannot be kept there.`,
      { cause: error },
    );
  });
  closing.defer(pictures.close);
  return {
    ...pictures,
    check: (queries) => {
      checkPictures(queries, originals, log).catch((error) =>
        log.warn({ event: 'picture.failed', err: error }, 'the pictures were not checked'),
      );
    },
  };
}
