// The color of the thing in a picture of the demo shop, as catalogue/art/one_colour.py measures it.
import sharp from 'sharp';
import {
  colorLike as colorLikePixels,
  type Lab,
  type Measure,
  measureColor,
  measuredSize,
  Pixels,
} from '../../src/domain/media/cloth-color.ts';

export { deltaE, type Lab } from '../../src/domain/media/cloth-color.ts';

/** The first picture of a set: whether the thing is as pale as the paper is read from it. */
export async function firstMeasure(path: URL): Promise<Measure> {
  return measureColor(await pixelsOf(path));
}

/** A further picture of the set. Cloth up close fills it from edge to edge. */
export async function colorLike(first: Measure, path: URL): Promise<Lab> {
  const pixels = await pixelsOf(path);
  return path.pathname.endsWith('-cloth.webp') ? pixels.median() : colorLikePixels(first, pixels);
}

async function pixelsOf(path: URL): Promise<Pixels> {
  const { data } = await sharp(path.pathname)
    .removeAlpha()
    .resize({ ...measuredSize, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Pixels.fromBytes(data);
}
