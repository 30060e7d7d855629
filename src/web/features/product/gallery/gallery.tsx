// The pictures of a product and its film: a row that scrolls by itself, thumbnails that lead to places in it, and a
// closer look. Without scripts the row scrolls, the thumbnails are links, and the closer look is the picture itself.
import { useRef } from 'react';
import { announce } from '../../../../design/message/live-region.tsx';
import { type Slide, slidesOf, slideWidth } from '../../../../domain/media/gallery.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ProductImage } from '../../../../domain/product/product.ts';
import { words as designWords } from '../../../../words/design/words.ts';
import { words } from '../../../../words/media/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import styles from './gallery.module.css';
import type { GalleryProps } from './gallery-props.ts';
import { GalleryRail } from './gallery-rail.tsx';
import { GallerySlide } from './gallery-slide.tsx';
import { useTrack } from './gallery-track.ts';
import { GalleryZoomButton, useZoom } from './gallery-zoom.tsx';

const announcedMs = 1_000;

export function Gallery(props: GalleryProps) {
  const { images, film, initialImage = 0, context = 'page', flags, onEvent } = props;
  const slides = slidesOf(images.length, film !== null);
  const track = useRef<HTMLUListElement>(null);
  const { current, place, go, onKeyDown } = useTrack(
    track,
    Math.max(0, slides.indexOf(initialImage)),
    (index, stands) => say(words.imageOf(stands + 1, slides.length, altOf(slides[index], images))),
  );
  const zoom = useZoom(onEvent);
  const isSingle = slides.length === 1;
  const shown = slides[current] ?? 0;
  const shownImage = shown === 'film' ? 0 : shown;
  const canZoom = flags.pdp_image_zoom && images.length > 0;

  return (
    <section
      className={styles.gallery}
      aria-roledescription={designWords.carousel}
      aria-label={words.pictures}
      data-context={context}
      data-single={isSingle || undefined}
    >
      {isSingle && context === 'page' ? (
        <p className={styles.soon}>{words.moreComing}</p>
      ) : (
        <GalleryRail
          {...{ images, film, context }}
          isSecondStyle={flags.second_style}
          shown={shown}
          onChoose={(slide) => go(slides.indexOf(slide))}
        />
      )}
      <div className={styles.stage}>
        {props.tags.length > 0 && (
          <ul className={styles.tags} aria-label={words.labels}>
            {props.tags.map((tag) => (
              <li key={tag} lang={languageOfText(props, tag)}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        <ul
          ref={track}
          className={styles.track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          aria-label={words.productImages}
          data-slide-width={slideWidth(slides.length, context)}
          data-film-first={flags.pdp_video_first_mobile || undefined}
          data-zooms={canZoom || undefined}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            const image = canZoom ? pressedImage(event.target) : null;
            if (image !== null) zoom.open(image);
          }}
        >
          {slides.map((slide, index) => (
            <GallerySlide
              key={slide}
              {...props}
              slide={slide}
              isInitial={slide === initialImage}
              isNear={Math.abs(index - current) < 2}
            />
          ))}
        </ul>
        <div className={styles.tools}>
          {!isSingle && (
            <span className={styles.count} aria-hidden="true">{`${place + 1} / ${slides.length}`}</span>
          )}
          {zoom.problem && <span className={styles.count}>{zoom.problem}</span>}
          {shown === 0 && props.jumpLink && <span className={styles.jump}>{props.jumpLink}</span>}
          {canZoom && (
            <GalleryZoomButton
              href={pictureSources(images[shownImage]?.imagePath ?? '', 'zoom').src}
              onOpen={() => zoom.open(shownImage)}
            />
          )}
        </div>
      </div>
      {zoom.View && (
        <zoom.View
          images={images}
          image={zoom.image}
          onImage={(image) => {
            zoom.turnTo(image);
            go(slides.indexOf(image), { isSilent: true });
          }}
          isOpen={zoom.isOpen}
          onClose={zoom.close}
        />
      )}
    </section>
  );
}

/** The index of the picture that was pressed; null for anything else on the track, such as a link on it. */
function pressedImage(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('a, button')) return null;
  const index = target.closest('[data-image]')?.getAttribute('data-image');
  return index ? Number(index) : null;
}

function altOf(slide: Slide | undefined, images: readonly ProductImage[]): string {
  return slide === 'film' ? words.film : (images[slide ?? 0]?.alt ?? '');
}

/** To assistive technology, for a second. */
function say(message: string): void {
  setTimeout(announce(message, 'urgent'), announcedMs);
}
