import { and, asc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/visitor/language.ts';
import type { Queries } from '../../database.ts';
import { socialPhotoTranslation } from '../../schema/product/translation.ts';
import { socialPhoto } from '../../schema/review/review.ts';

/** The alternative text is said in a language; what somebody wrote stays as they wrote it. */
export function findSocialPhotos(queries: Queries, productId: number, language: Language) {
  const { path, handle, caption } = socialPhoto;
  const translation = socialPhotoTranslation;
  const alt = sql<string>`coalesce(${translation.alt}, ${socialPhoto.alt})`;
  return queries
    .select({ path, alt, isTranslated: sql<boolean>`${translation.alt} is not null`, handle, caption })
    .from(socialPhoto)
    .leftJoin(
      translation,
      and(
        eq(translation.productId, socialPhoto.productId),
        eq(translation.position, socialPhoto.position),
        eq(translation.language, language),
      ),
    )
    .where(eq(socialPhoto.productId, productId))
    .orderBy(asc(socialPhoto.position));
}
