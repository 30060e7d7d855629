// Photos made smaller before they are sent: no larger than the shop keeps them, and small enough to arrive over a slow
// line in the time the shop waits for a request.
import { photoWithin, sentPhotoBytes, sentPhotoTries } from '../../../../domain/media/photo.ts';

export interface ReadyPhoto {
  readonly body: Blob;
  /** A picture of it for the form, in the address itself: the page's policy shows nothing else that is only here. */
  readonly preview: string | null;
}

const previewEdge = 240;

/** What cannot be read here is sent as it is: the shop says what is wrong with it. */
export async function smallerPhoto(file: File): Promise<ReadyPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return { body: file, preview: null };
  try {
    const preview = drawSmaller(picture, previewEdge / Math.min(picture.width, picture.height)).toDataURL(
      'image/jpeg',
      0.8,
    );
    return { body: await smallEnough(file, picture), preview };
  } finally {
    picture.close();
  }
}

async function smallEnough(file: File, picture: ImageBitmap): Promise<Blob> {
  if (file.size <= sentPhotoBytes) return file;
  let smallest: Blob = file;
  for (const { share, quality } of sentPhotoTries) {
    const canvas = drawSmaller(picture, photoWithin(picture) * share);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (blob && blob.size < smallest.size) smallest = blob;
    if (smallest.size <= sentPhotoBytes) break;
  }
  return smallest;
}

function drawSmaller(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * Math.min(1, scale)));
  canvas.height = Math.max(1, Math.round(picture.height * Math.min(1, scale)));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
