// A review and its photos as they are shown.
import type { ReviewRecord } from '../../database/queries/review/review.ts';
import type { Review, ReviewPhoto } from '../../domain/review/review.ts';
import { mediaUrl } from '../media/media-url.ts';

export function shownPhoto({ path, alt }: { readonly path: string; readonly alt: string }): ReviewPhoto {
  return { imagePath: mediaUrl(path), alt };
}

export function shownReview({ body, createdAt, photos, ...review }: ReviewRecord): Review {
  return {
    ...review,
    bodyText: body,
    datePublished: createdAt.slice(0, 10),
    photos: photos.map(shownPhoto),
  };
}
