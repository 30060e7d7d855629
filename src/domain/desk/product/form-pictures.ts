// What happens to the pictures of a form: each is known by its path, and whatever shows it goes with it.
import { shortestAlt } from '../../catalogue/product-fault.ts';
import { mostPictures } from '../../media/product-picture.ts';
import { type Language, languages } from '../../visitor/language.ts';
import type { FormFilm, FormImage, ProductForm } from './product-form.ts';

type Pictures = Pick<ProductForm, 'images' | 'swatch' | 'film'>;

export interface NewPicture {
  readonly path: string;
  readonly url: string;
}

const noAlt = Object.fromEntries(languages.map((language) => [language, ''])) as FormImage['alt'];

/** Those that are there already, or for which there is no room, are left out. */
export function addPictures(
  { images, swatch }: Pictures,
  added: readonly NewPicture[],
): Partial<ProductForm> {
  const fresh = added.filter(
    ({ path }, at) =>
      !images.some((image) => image.path === path) && added.findIndex((one) => one.path === path) === at,
  );
  const next = [...images, ...fresh.map((one) => ({ ...one, alt: noAlt }))].slice(0, mostPictures);
  return { images: next, ...(swatch === '' && next[0] && { swatch: next[0].path }) };
}

export function movePicture(images: readonly FormImage[], from: number, to: number): readonly FormImage[] {
  const moved = images[from];
  if (!moved) return images;
  const next = images.filter((_, at) => at !== from);
  next.splice(Math.max(0, Math.min(next.length, to)), 0, moved);
  return next;
}

/** A swatch goes with the picture it was, and the first one left takes its place. */
export function removePicture({ images, swatch }: Pictures, index: number): Partial<ProductForm> {
  const next = images.filter((_, at) => at !== index);
  const isSwatch = images[index]?.path === swatch;
  return { images: next, ...(isSwatch && { swatch: next[0]?.path ?? '' }) };
}

/** Another cut takes its place wherever it was shown, with the words that were said of it. */
export function replacePicture(
  { images, swatch, film }: Pictures,
  path: string,
  cut: NewPicture,
): Partial<ProductForm> {
  return {
    images: images.map((image) => (image.path === path ? { ...image, ...cut } : image)),
    ...(swatch === path && { swatch: cut.path }),
    ...(film?.poster === path && { film: { ...film, poster: cut.path } }),
  };
}

/** A film that takes the place of another keeps its poster. */
export function addFilm({ images, film }: Pictures, path: string): { readonly film: FormFilm } {
  return { film: { path, poster: film?.poster ?? images[0]?.path ?? '' } };
}

/** How many pictures have no words, by language: of the first none goes live without them. */
export function countMissingAlts(images: readonly FormImage[]): Readonly<Record<Language, number>> {
  const [own] = languages;
  const isMissing = (alt: FormImage['alt'], language: Language) =>
    alt[language].trim().length < (language === own ? shortestAlt : 1);
  return Object.fromEntries(
    languages.map((language) => [language, images.filter(({ alt }) => isMissing(alt, language)).length]),
  ) as Record<Language, number>;
}
