// The film of a product: plays by itself while it is seen, unless the shopper has said otherwise or wants no motion.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { type FilmWish, filmPlays } from '../../../../domain/media/film.ts';
import { pictureSources } from '../../../../domain/media/picture.ts';
import { words } from '../../../../words/media/words.ts';
import { watchSeen } from '../../../parts/page/watch-seen.ts';
import { useHydrated } from '../../../state/page/hydrated.ts';
import { FilmPoster, type FilmProps } from '../gallery/film-poster.tsx';
import styles from './film.module.css';

export default function FilmSlide(props: FilmProps) {
  const { thumb, sources, productName, onView } = props;
  const video = useRef<HTMLVideoElement>(null);
  const isViewed = useRef(false);
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const [cannotPlay, setCannotPlay] = useState(false);
  const [wish, setWish] = useState<FilmWish>(null);
  const seen = useSeen(video);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A browser that refuses leaves the poster and the play button: nothing is wrong.
    if (filmPlays(seen, wish, isCalm)) element.play().catch(() => undefined);
    else element.pause();
  }, [seen, wish]);

  if (cannotPlay || sources.length === 0) return <FilmPoster {...props} />;
  return (
    <div className={styles.film}>
      <video
        ref={video}
        aria-label={words.filmOf(productName)}
        muted
        loop
        playsInline
        preload="none"
        poster={pictureSources(thumb, 'main').src}
        width={800}
        height={1200}
        // Until there is a button of ours, and where scripts never come, the browser's own.
        controls={!isHydrated}
        onPlaying={() => {
          setIsPlaying(true);
          if (!isViewed.current) onView();
          isViewed.current = true;
        }}
        onPause={() => setIsPlaying(false)}
      >
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            // Sources are tried in turn; when the last has failed, so has the film.
            {...(index === sources.length - 1 && { onError: () => setCannotPlay(true) })}
          />
        ))}
      </video>
      {isHydrated && (
        <span className={styles.control}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? words.pauseFilm : words.playFilm}
            onClick={() => setWish(isPlaying ? 'pause' : 'play')}
          />
        </span>
      )}
    </div>
  );
}

/** Whether enough of it is in view. */
function useSeen(target: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => (target.current ? watchSeen(target.current, setSeen) : undefined), [target]);
  return seen;
}
