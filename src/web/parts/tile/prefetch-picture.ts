import { mainPictureSizes, pictureSources } from '../../../domain/media/picture.ts';

const fetched = new Set<string>();

/** Fetches what a product's page opens with, in the very size it will ask for: it is there before the page is. */
export function prefetchMainPicture(imagePath: string): void {
  if (fetched.has(imagePath)) return;
  fetched.add(imagePath);
  const { src, sources } = pictureSources(imagePath, 'main');
  const picture = document.createElement('picture');
  for (const { type, srcSet } of sources) {
    const source = document.createElement('source');
    Object.assign(source, { type, sizes: mainPictureSizes, srcset: srcSet });
    picture.append(source);
  }
  const image = new Image();
  picture.append(image);
  image.src = src;
}
