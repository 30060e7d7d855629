import type { Queries } from '../../database/database.ts';
import { findSocialPhotos } from '../../database/queries/social/social-photo.ts';
import { language } from '../../words/spoken.ts';
import { mediaUrl } from '../media/media-url.ts';

export interface SocialPhoto {
  readonly imagePath: string;
  readonly alt: string;
  readonly handle: string;
  readonly caption: string | null;
}

export async function readSocialPhotos(queries: Queries, productId: number): Promise<SocialPhoto[]> {
  const photos = await findSocialPhotos(queries, productId, language());
  return photos.map(({ path, ...photo }) => ({ ...photo, imagePath: mediaUrl(path) }));
}
