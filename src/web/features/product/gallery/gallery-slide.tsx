import { lazy, Suspense } from 'react';
import { Picture } from '../../../../design/picture/picture.tsx';
import type { Slide } from '../../../../domain/media/gallery.ts';
import { mainPictureSizes, pictureSources } from '../../../../domain/media/picture.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import { FilmPoster } from './film-poster.tsx';
import type { GalleryProps } from './gallery-props.ts';

/** Few products have a film; only their pages fetch what plays it, and show its poster until then, or for good. */
const FilmSlide = lazy(() => import('../film/film.tsx').catch(() => new Promise<never>(() => {})));

interface SlideProps extends GalleryProps {
  slide: Slide;
  isInitial: boolean;
  isNear: boolean;
}

export function GallerySlide({ slide, isInitial, isNear, ...gallery }: SlideProps) {
  const { images, film, context = 'page', productName, onEvent } = gallery;
  const isHydrated = useHydrated();
  // Names for links to go to; a quick view lies over a page that has its own.
  const id = context === 'page' ? { id: slide === 'film' ? 'film' : `image-${slide}` } : {};
  if (slide === 'film') {
    if (!film) return null;
    const shown = { ...film, productName, onView: () => onEvent('video-view', {}) };
    return (
      <li {...id} data-film="">
        <Suspense fallback={<FilmPoster {...shown} />}>
          <FilmSlide {...shown} />
        </Suspense>
      </li>
    );
  }
  const image = images[slide];
  if (!image) return null;
  // The first view waits for one picture only; the neighbours follow once the page is alive.
  const loading = isHydrated && isNear ? 'eager' : 'lazy';
  return (
    <li {...id} data-image={slide} data-asked-for={(isInitial && slide > 0) || undefined}>
      <Picture
        {...pictureSources(image.imagePath, 'main')}
        alt={image.alt}
        lang={languageOfText(image, 'alt')}
        sizes={mainPictureSizes}
        loading={isInitial && context === 'page' ? 'first' : loading}
      />
    </li>
  );
}
