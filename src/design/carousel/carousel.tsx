// Tiles that scroll natively, with or without scripts; the arrows only scroll them by whole pages.
import { Children, isValidElement, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { words } from '../../words/design/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import { linkLook } from '../button/link.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './carousel.module.css';
import { type CarouselKind, isLastPage, pageCount, pageShowing, type Shelf } from './carousel-rules.ts';
import { useShelf } from './use-shelf.ts';

export interface CarouselProps {
  heading: string;
  /** Where it is not the page's own. */
  headingLanguage?: string | undefined;
  /** Where the same heading stands twice on a page, the name that tells them apart. */
  label?: string | undefined;
  kind?: CarouselKind | undefined;
  /** A fixed number per page, for a place with a width of its own such as a drawer. */
  tiles?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Where the arrows stand: by the heading, or on the pictures. */
  arrows?: 'beside' | 'inside' | undefined;
  /** Offers "Start over?" on the last page. */
  startOver?: boolean | undefined;
  /** One tile each. */
  children: ReactNode;
}

export function Carousel({
  heading,
  headingLanguage,
  label = heading,
  kind,
  tiles,
  arrows = 'beside',
  startOver = false,
  children,
}: CarouselProps) {
  const trackId = useId();
  const track = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const shelf = useShelf(track, { tiles: slides.length, kind, perPage: tiles });

  return (
    <section
      className={styles.carousel}
      data-arrows={arrows}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      <div className={styles.head}>
        <h2 className={styles.heading} lang={headingLanguage}>
          {heading}
        </h2>
        <Tools {...shelf} trackId={trackId} offerStartOver={startOver} />
      </div>
      <div ref={track} id={trackId} className={styles.track} data-kind={kind} data-tiles={tiles}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group named as a slide
          <div
            key={isValidElement(slide) ? slide.key : index}
            className={styles.tile}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.slideOf(index + 1, slides.length)}
            tabIndex={-1}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The room of a carousel whose tiles are on their way. */
export function CarouselRoom({
  heading,
  kind,
  children,
}: Pick<CarouselProps, 'heading' | 'kind' | 'children'>) {
  return (
    <div className={styles.room} aria-hidden="true">
      <div className={styles.head}>
        <p className={styles.heading}>{heading}</p>
      </div>
      <div className={styles.track} data-kind={kind}>
        <div className={styles.tile}>{children}</div>
      </div>
    </div>
  );
}

interface ToolsProps {
  shelf: Shelf | null;
  turn: (direction: 'forward' | 'back', focus: boolean) => void;
  startOver: () => void;
  trackId: string;
  offerStartOver: boolean;
}

/** A press by keyboard or screen reader comes without a click count; only then does focus follow the page. */
const byKeyboard = (event: MouseEvent): boolean => event.detail === 0;

function Tools({ shelf, turn, startOver, trackId, offerStartOver }: ToolsProps) {
  const [turned, setTurned] = useState(false);
  if (shelf && pageCount(shelf) === 1) return null;
  const page = shelf ? pageShowing(shelf) : 1;
  const pages = shelf ? pageCount(shelf) : 1;
  const atEnd = shelf !== null && isLastPage(shelf);
  const press = (direction: 'forward' | 'back') => (event: MouseEvent) => {
    setTurned(true);
    turn(direction, byKeyboard(event));
  };

  return (
    <div className={styles.tools} data-waiting={shelf === null || undefined}>
      <VisuallyHidden role="status">{turned && words.pageOf(page, pages)}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">{`${page} / ${pages}`}</span>
      {offerStartOver && atEnd && (
        <span className={styles.over}>
          <button type="button" className={linkLook} onClick={startOver}>
            {words.startOver}
          </button>
        </span>
      )}
      <IconButton
        icon="arrow-left"
        label={words.previousPage}
        aria-controls={trackId}
        disabled={shelf?.first === 0}
        onClick={press('back')}
      />
      <IconButton
        icon="arrow-right"
        label={words.nextPage}
        aria-controls={trackId}
        disabled={atEnd}
        onClick={press('forward')}
      />
    </div>
  );
}
