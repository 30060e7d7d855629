// Takes in a picture that a merchant brings: looked at before it is opened, kept as it came, drawn anew for shoppers, with
// the making of its sizes left as a job. What lies in the storage is noted before it is put there.
import type { Queries } from '../../../../database/database.ts';
import { savePicture } from '../../../../database/queries/media/product-picture.ts';
import { photoOriginal } from '../../../../domain/media/photo.ts';
import {
  centered,
  type Extent,
  largestPictureBytes,
  originalKey,
  type PictureFocus,
  type PictureRefusal,
  pictureKey,
  pictureRefusal,
  picturesToMake,
} from '../../../../domain/media/product-picture.ts';
import { queueSizes } from './make-sizes.ts';
import type { DrawnPicture, PictureDeps } from './picture-deps.ts';
import { putNoted } from './put-noted.ts';

export interface BroughtPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What its file was called. */
  readonly name: string;
  /** What its cut is made around: its middle, unless somebody says. */
  readonly focus?: PictureFocus;
}

export type StoreOutcome =
  | { readonly ok: true; readonly path: string; readonly whole: Extent }
  | {
      readonly ok: false;
      readonly code: PictureRefusal | 'too_large';
      /** As large as it is, where it could be seen. */
      readonly size: Extent | null;
    };

/**
 * Stores a picture for any product of the shop, by the checks that an upload goes through. Its path goes into the
 * `images` of a product's sheet with what it shows in words, and is saved with `saveProduct`: until then no product has
 * it, and it ends after a while.
 */
export async function storeProductPicture(
  deps: PictureDeps & { readonly queries: Queries },
  { bytes, name, focus = centered }: BroughtPicture,
): Promise<StoreOutcome> {
  const refusePicture = (code: PictureRefusal | 'too_large', size: Extent | null = null): StoreOutcome => ({
    ok: false,
    code,
    size,
  });
  if (bytes.byteLength > largestPictureBytes) return refusePicture('too_large');
  const { drawing, queries, storage } = deps;
  // What it says of itself comes first: a decoder never meets more pixels than it may have.
  const extent = drawing.sizeOf(bytes);
  if (!extent) return refusePicture('no_picture');
  if (pictureRefusal(extent) === 'too_many_pixels') return refusePicture('too_many_pixels', extent);
  const whole = await drawing.draw(bytes, 'whole', focus);
  if (!whole) return refusePicture('no_picture');
  const refusal = pictureRefusal(whole.whole);
  if (refusal) return refusePicture(refusal, whole.whole);
  const cut = await drawing.draw(bytes, 'portrait', focus);
  if (!cut) return refusePicture('no_picture');
  const original = originalKey(drawing.hashOf(bytes), cut.format);
  await putNoted(queries, storage, original, bytes);
  const wholePath = pictureKey(whole.hash, whole.drawn.width);
  await putNoted(queries, storage, wholePath, whole.bytes);
  const path = await keepCut(deps, cut, {
    originalKey: original,
    wholePath,
    name,
    focus,
    shape: 'portrait',
  });
  return { ok: true, path, whole: whole.whole };
}

/** What is known of a picture beside its cut. */
export interface CutSource {
  readonly originalKey: string;
  readonly wholePath: string;
  readonly name: string;
  readonly shape: 'portrait' | 'swatch';
  readonly focus: PictureFocus;
}

/** Stores a cut and has its sizes made. Its path. */
export async function keepCut(
  { queries, storage }: PictureDeps & { readonly queries: Queries },
  { hash, drawn, bytes, whole, color }: DrawnPicture,
  { focus, ...source }: CutSource,
): Promise<string> {
  const path = pictureKey(hash, drawn.width);
  const shown = photoOriginal(path);
  if (!shown) throw new Error(`${path} is no name of a picture.`);
  await putNoted(queries, storage, path, bytes);
  await queries.transaction(async (tx) => {
    await savePicture(tx, {
      ...source,
      path,
      width: whole.width,
      height: whole.height,
      focusX: focus.x,
      focusY: focus.y,
      zoom: focus.zoom,
      color: [...color],
      sizes: picturesToMake(shown).length,
    });
    await queueSizes(tx, path);
  });
  return path;
}
