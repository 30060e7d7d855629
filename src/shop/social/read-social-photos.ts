import type { Queries } from '../../database/database.ts';
import { findSocialPhotos } from '../../database/queries/social/social-photo.ts';
import { type PartlyTranslated, untranslatedOf } from '../../domain/text/untranslated.ts';
import { languages } from '../../domain/visitor/language.ts';
import { language } from '../../words/spoken.ts';
import { mediaUrl } from '../media/media-url.ts';

export interface SocialPhoto extends PartlyTranslated<'alt'> {
  readonly imagePath: string;
  readonly alt: string;
  readonly handle: string;
  readonly caption: string | null;
}

export async function readSocialPhotos(queries: Queries, productId: number): Promise<SocialPhoto[]> {
  const photos = await findSocialPhotos(queries, productId, language());
  return photos.map(({ path, isTranslated, ...photo }) => ({
    ...photo,
    imagePath: mediaUrl(path),
    ...untranslatedOf(isTranslated || language() === languages[0] ? [] : ['alt']),
  }));
}
