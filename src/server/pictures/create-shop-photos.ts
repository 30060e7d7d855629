// The photos of this shop's shoppers and the pictures its merchant brings: where they lie by the settings, and a folder
// for what is made of them.
import { join, resolve } from 'node:path';
import type { Database } from '../../database/database.ts';
import { hasFilm } from '../../database/queries/media/product-picture.ts';
import { hasObject } from '../../database/queries/review/review-photo.ts';
import { folderStorage } from '../../providers/media/folder-storage.ts';
import type { MediaStorage } from '../../providers/media/media-storage.ts';
import { s3Storage } from '../../providers/media/s3-storage.ts';
import { mendPicture } from '../../shop/desk/products/pictures/make-sizes.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { root } from '../root.ts';
import { createFilms, type Films } from './films.ts';
import { createPhotos, type Photos } from './photos.ts';
import { createDrawing, type ShopDrawing } from './picture-drawing.ts';

export interface ShopPhotos extends Photos {
  readonly storage: MediaStorage;
  readonly drawing: ShopDrawing;
  readonly films: Films;
}

export async function createShopPhotos(
  config: Configuration,
  database: Database,
  closing: AsyncDisposableStack,
): Promise<ShopPhotos> {
  const folder = resolve(root, config.DATA_FOLDER);
  const storage = storageOf(config, join(folder, 'media'));
  const photos = await createPhotos({
    storage,
    has: (key) => hasObject(database.shop, key),
    lost: (key) => mendPicture(database.shop, key),
    folder: join(folder, 'photos'),
  });
  closing.defer(photos.close);
  const drawing = await createDrawing(join(folder, 'photos/uploads'));
  closing.defer(drawing.close);
  // Among the sizes of pictures, with which they are swept.
  const films = await createFilms({
    storage,
    has: (key) => hasFilm(database.shop, key),
    folder: join(folder, 'photos/made'),
  });
  return { ...photos, storage, drawing, films };
}

function storageOf(config: Configuration, folder: string): MediaStorage {
  const { MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_ACCESS_KEY_ID, MEDIA_S3_SECRET_ACCESS_KEY } = config;
  if (!MEDIA_S3_ENDPOINT || !MEDIA_S3_BUCKET || !MEDIA_S3_ACCESS_KEY_ID || !MEDIA_S3_SECRET_ACCESS_KEY)
    return folderStorage(folder);
  return s3Storage({
    endpoint: MEDIA_S3_ENDPOINT,
    bucket: MEDIA_S3_BUCKET,
    region: config.MEDIA_S3_REGION,
    accessKeyId: MEDIA_S3_ACCESS_KEY_ID,
    secretAccessKey: MEDIA_S3_SECRET_ACCESS_KEY,
  });
}
