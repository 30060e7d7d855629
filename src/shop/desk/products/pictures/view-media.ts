// What the desk shows of a product's pictures and film: how far they are, how they are cut, and whether their colors agree.
import type { Queries } from '../../../../database/database.ts';
import { findDeskProduct } from '../../../../database/queries/desk/products/product-read.ts';
import {
  type FilmRecord,
  findFilms,
  findPictures,
  findSwatchColors,
  type MadePicture,
} from '../../../../database/queries/media/product-picture.ts';
import { findUploads, type UploadProgress } from '../../../../database/queries/media/upload.ts';
import type { Lab } from '../../../../domain/media/cloth-color.ts';
import { filmOfKey } from '../../../../domain/media/film.ts';
import { isPlayedEverywhere } from '../../../../domain/media/film-file.ts';
import { colorWarning, partBytes, partCount } from '../../../../domain/media/product-picture.ts';
import { mediaUrl } from '../../../media/media-url.ts';

export interface MediaQuestion {
  readonly productId: number;
  /** Besides those that it shows. */
  readonly paths: readonly string[];
  /** Its own, unless somebody says. */
  readonly swatch: string | undefined;
}

/** Null when there is no such product. */
export async function readProductMedia(queries: Queries, question: MediaQuestion) {
  const record = await findDeskProduct(queries, question.productId);
  if (!record) return null;
  const uploads = await findUploads(queries, question.productId);
  const swatch = question.swatch ?? record.swatchImage;
  const paths = new Set([
    ...question.paths,
    ...record.images.map(({ path }) => path),
    ...uploads.flatMap(({ picturePath, filmPath }) => picturePath ?? filmPath ?? []),
    ...[record.swatchImage, swatch, record.videoThumb ?? '', record.videoBase ?? ''],
  ]);
  const pictures = await findPictures(queries, [...paths]);
  const films = await findFilms(queries, [...paths]);
  const colors = await findSwatchColors(queries, question.productId);
  const others = colors
    .filter(({ productId }) => productId !== question.productId)
    .map(({ productId, colorName, color }) => ({
      of: { productId, colour: colorName },
      color: labOf(color),
    }));
  const swatchPicture = pictures.find(({ path }) => path === swatch);
  const colorOf = ({ color }: MadePicture) =>
    swatchPicture ? colorWarning(labOf(color), labOf(swatchPicture.color), others) : null;
  return {
    uploads: uploads.map(viewUpload),
    pictures: pictures.map((picture) => ({ ...viewPicture(picture), color: colorOf(picture) })),
    films: films.map(viewFilm),
  };
}

const labOf = ([lightness = 0, a = 0, b = 0]: readonly number[]): Lab => [lightness, a, b];

export function viewUpload(upload: UploadProgress) {
  const { id, kind, name, bytes, received, picturePath, filmPath, createdAt } = upload;
  const parts = partCount(bytes);
  return {
    uploadId: id,
    kind,
    name,
    bytes,
    parts,
    partBytes,
    received: picturePath === null && filmPath === null ? received : parts,
    picture: picturePath,
    film: filmPath,
    at: createdAt.toISOString(),
  };
}

function viewPicture(record: MadePicture) {
  const { path, name, shape, width, height, wholePath, focusX: x, focusY: y, zoom, made, sizes } = record;
  return {
    path,
    url: mediaUrl(path),
    name,
    shape,
    width,
    height,
    wholeUrl: mediaUrl(wholePath),
    focus: { x, y, zoom },
    made,
    sizes,
  };
}

function viewFilm({ path, name, width, height, seconds }: FilmRecord) {
  return {
    path,
    url: mediaUrl(path),
    name,
    width,
    height,
    seconds,
    isPlayedEverywhere: isPlayedEverywhere(filmOfKey(path)?.codec ?? ''),
  };
}
