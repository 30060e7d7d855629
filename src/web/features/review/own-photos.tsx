import { useState } from 'react';
import { Picture } from '../../../design/picture/picture.tsx';
import { pictureSources } from '../../../domain/media/picture.ts';
import type { Review } from '../../../domain/review/review.ts';
import { words } from '../../../words/review/words.ts';
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { photoViewer } from './photo-viewer-part.ts';
import styles from './reviews.module.css';

/** The photos of one review. Each is a link to itself; where scripts run it opens larger, over the page. */
export function OwnPhotos({ review: { photos, authorName } }: { review: Review }) {
  const viewer = useOverlay();
  const [at, setAt] = useState(0);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={styles.photos}>
        {photos.map(({ imagePath, alt }, index) => (
          <li key={imagePath}>
            <a
              href={imagePath}
              onPointerEnter={photoViewer.prefetch}
              onClick={(event) => {
                event.preventDefault();
                setAt(index);
                viewer.open();
              }}
            >
              <Picture {...pictureSources(imagePath, 'thumb')} sizes="88px" alt={alt} />
            </a>
          </li>
        ))}
      </ul>
      {viewer.wasOpened && (
        <LazyOverlay
          part={photoViewer}
          props={{
            open: viewer.isOpen,
            onClose: viewer.close,
            title: words.photosBy(authorName),
            photos,
            total: photos.length,
            at,
            onTurn: setAt,
          }}
        />
      )}
    </>
  );
}
