// The thumbnails: five at a time, the last of which says how many more there are.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { Icon } from '../../../../design/picture/icon.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import {
  type GalleryContext,
  railRest,
  railShowing,
  railTurned,
  type Slide,
  thumbnailsOf,
  thumbnailsPerPage,
} from '../../../../domain/media/gallery.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ProductImage } from '../../../../domain/product/product.ts';
import { words } from '../../../../words/media/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import type { GalleryProps } from './gallery-props.ts';
import styles from './gallery-rail.module.css';

interface RailProps {
  images: readonly ProductImage[];
  film: GalleryProps['film'];
  context: GalleryContext;
  isSecondStyle: boolean;
  shown: Slide;
  onChoose: (slide: Slide) => void;
}

export function GalleryRail({ images, film, context, isSecondStyle, shown, onChoose }: RailProps) {
  const thumbnails = thumbnailsOf(images.length, film !== null);
  const perPage = thumbnailsPerPage(context, isSecondStyle);
  const list = useRef<HTMLOListElement>(null);
  const isHydrated = useHydrated();
  const railAt = (start: number) => ({ thumbnails: thumbnails.length, perPage, start });
  const place = thumbnails.indexOf(shown);
  const [turned, setTurned] = useState({ start: railShowing(railAt(0), place), shown });
  // A picture that comes into view brings its thumbnail with it; otherwise the rail stays as it was turned.
  const start = turned.shown === shown ? turned.start : railShowing(railAt(turned.start), place);
  const rail = railAt(start);
  const rest = railRest(rail);
  const turn = (direction: 'earlier' | 'later') => setTurned({ start: railTurned(rail, direction), shown });
  const choose = useFocusThatFollows(list, shown, (slide) => {
    setTurned({ start, shown });
    onChoose(slide);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    const next = step === undefined ? undefined : thumbnails[place + step];
    if (next === undefined) return;
    event.preventDefault();
    choose(next, true);
  };

  return (
    <div className={styles.rail} data-context={context} data-per-page={perPage}>
      {thumbnails.length > perPage && (
        <RailArrow direction="earlier" isAtEnd={start === 0} isReady={isHydrated} onTurn={turn} />
      )}
      <ol ref={list} onKeyDown={onKeyDown}>
        {thumbnails.slice(start, start + perPage).map((slide, index) => (
          <li key={slide}>
            <Thumbnail
              {...thumbnailOf(slide, images, film)}
              slide={slide}
              isLink={context === 'page'}
              isCurrent={slide === shown}
              rest={index === perPage - 1 ? rest : 0}
              onChoose={() => choose(slide, false)}
            />
          </li>
        ))}
      </ol>
      {thumbnails.length > perPage && (
        <RailArrow direction="later" isAtEnd={rest === 0} isReady={isHydrated} onTurn={turn} />
      )}
    </div>
  );
}

function thumbnailOf(slide: Slide, images: readonly ProductImage[], film: GalleryProps['film']) {
  if (slide === 'film') return { path: film?.thumb ?? '', label: words.film, image: undefined };
  const image = images[slide];
  return {
    path: image?.imagePath ?? '',
    label: words.image(slide + 1, image?.alt ?? ''),
    image,
  };
}

interface ThumbnailProps {
  slide: Slide;
  path: string;
  label: string;
  /** What the label tells of; undefined for the film. */
  image: ProductImage | undefined;
  /** On a page it is a link that works without scripts. */
  isLink: boolean;
  isCurrent: boolean;
  /** How many more there are, this one included; 0 shows it as it is. */
  rest: number;
  onChoose: () => void;
}

function Thumbnail({ slide, path, label, image, isLink, isCurrent, rest, onChoose }: ThumbnailProps) {
  const shared = {
    className: styles.thumb,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose();
    },
  };
  const inside = (
    <>
      <VisuallyHidden lang={languageOfText(image, 'alt')}>{label} </VisuallyHidden>
      <Picture {...pictureSources(path, 'thumb')} alt="" sizes="96px" />
      {slide === 'film' && (
        <span className={styles.play}>
          <span>
            <Icon name="play" small />
          </span>
        </span>
      )}
      {rest > 0 && <span className={styles.more}>{`+${rest}`}</span>}
    </>
  );
  if (!isLink)
    return (
      <button type="button" {...shared}>
        {inside}
      </button>
    );
  return (
    <a href={slide === 'film' ? '#film' : `?image=${slide}#image-${slide}`} {...shared}>
      {inside}
    </a>
  );
}

interface ArrowProps {
  direction: 'earlier' | 'later';
  isAtEnd: boolean;
  /** Before scripts have taken over it keeps its room and does not show. */
  isReady: boolean;
  onTurn: (direction: 'earlier' | 'later') => void;
}

function RailArrow({ direction, isAtEnd, isReady, onTurn }: ArrowProps) {
  const [icon, label] =
    direction === 'earlier' ? (['up', words.earlierImages] as const) : (['down', words.laterImages] as const);
  return (
    <span className={styles.arrow} data-waiting={!isReady || undefined}>
      <IconButton icon={icon} label={label} disabled={isAtEnd} onClick={() => onTurn(direction)} />
    </span>
  );
}

/** Moved by keyboard, focus goes on to the thumbnail of the picture now shown, which may be on another page. */
function useFocusThatFollows(
  list: { readonly current: HTMLElement | null },
  shown: Slide,
  onChoose: (slide: Slide) => void,
) {
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    const current = list.current?.querySelector('[aria-current]');
    if (current instanceof HTMLElement && shown !== undefined) current.focus();
  }, [list, shown]);
  return (slide: Slide, byKeyboard: boolean) => {
    follows.current = byKeyboard;
    onChoose(slide);
  };
}
