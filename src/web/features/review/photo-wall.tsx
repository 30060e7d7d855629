// Photos of everybody who sent some, under what is chosen: a row of them, and all of them in the viewer. None come with
// the page; they are fetched a hundred at a time.
import { startTransition, useEffect, useRef, useState } from 'react';
import { linkLook } from '../../../design/button/link.ts';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import { photoSlidesShown, type ReviewThumbnail, thumbnailBatch } from '../../../domain/review/review.ts';
import { type ReviewQuery, reviewSearch } from '../../../domain/review/review-query.ts';
import { words } from '../../../words/review/words.ts';
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx';
import { useAnswer } from '../../state/api/use-answer.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { loadPhotos } from './load-reviews.ts';
import { photoViewer } from './photo-viewer-part.ts';
import type { Reviewed } from './review-data.ts';
import styles from './reviews.module.css';

interface PhotoWallProps {
  product: Reviewed;
  choice: ReviewQuery;
  total: number;
}

const thumbWidth = 88;
/** The next hundred are asked for before the last one is reached. */
const aheadBy = 10;

export function PhotoWall({ product, choice, total }: PhotoWallProps) {
  const place = useRef<HTMLDivElement>(null);
  const [slides, setSlides] = useState(photoSlidesShown(null));
  const viewer = useOverlay();
  const [at, setAt] = useState(0);
  const filters = reviewSearch({ ...choice, page: 1 });
  const first = useAnswer(
    `${product.id}${filters}`,
    (signal) => loadPhotos(product, choice, 0, signal),
    startTransition,
  );
  const [more, setMore] = useState<readonly ReviewThumbnail[]>([]);
  const photos = [...(first?.answer.ok ? first.answer.data.content : []), ...more];

  useEffect(() => {
    setSlides(photoSlidesShown((place.current?.clientWidth ?? 0) / thumbWidth));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came under other filters is of no use
  useEffect(() => setMore([]), [filters]);

  const turnTo = async (next: number) => {
    setAt(next);
    if (photos.length >= total || next < photos.length - aheadBy || photos.length % thumbnailBatch !== 0)
      return;
    const answer = await loadPhotos(product, choice, photos.length);
    if (answer.ok) setMore([...more, ...answer.data.content]);
  };
  const open = (index: number) => {
    setAt(index);
    viewer.open();
  };

  const shown = photos.slice(0, slides);
  const left = total - shown.length;
  return (
    <div ref={place} className={styles.wall} data-empty={first === null || undefined}>
      {photos.length > 0 && (
        <>
          <div className={styles.wallHead}>
            <h3 className={text.heading}>{words.inRealRooms}</h3>
            <button type="button" className={linkLook} onClick={() => open(0)}>
              {words.allPhotos(total)}
            </button>
          </div>
          <ul>
            {shown.map(({ reviewId, imagePath, alt }, index) => (
              <li key={`${reviewId} ${imagePath}`}>
                <button
                  type="button"
                  aria-label={words.customerPhoto(index + 1, total, alt)}
                  onPointerEnter={photoViewer.prefetch}
                  onClick={() => open(index)}
                >
                  <Picture {...pictureSources(imagePath, 'thumb')} ratio="square" sizes="96px" alt="" />
                  {left > 0 && index === shown.length - 1 && (
                    <span className={styles.left} aria-hidden="true">
                      +{left}
                    </span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {viewer.wasOpened && (
        <LazyOverlay
          part={photoViewer}
          props={{
            open: viewer.isOpen,
            onClose: viewer.close,
            title: words.photosOf(product.name),
            photos,
            total,
            at,
            onTurn: (next: number) => void turnTo(next),
          }}
        />
      )}
    </div>
  );
}
