// Photos of reviewers one at a time, full screen. Back closes it and nothing else.
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { Dialog } from '../../../../design/overlay/dialog.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ReviewPhoto } from '../../../../domain/review/review.ts';
import { words } from '../../../../words/review/words.ts';
import type { OverlayProps } from '../../../parts/overlay/lazy-overlay.tsx';
import styles from './photo-viewer.module.css';

interface PhotoViewerProps extends OverlayProps {
  title: string;
  /** Those that have come so far, of as many as there are. */
  photos: readonly ReviewPhoto[];
  total: number;
  at: number;
  onTurn: (at: number) => void;
}

export default function PhotoViewer({ open, onClose, title, photos, total, at, onTurn }: PhotoViewerProps) {
  const shown = photos[at];
  const turn = (step: number) => {
    if (photos[at + step]) onTurn(at + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step !== undefined) turn(step);
  };
  return (
    <Dialog title={title} titleHidden width="full" open={open} onOpenChange={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are heard wherever focus is in the dialog */}
      <div className={styles.viewer} onKeyDown={onKeyDown}>
        <div className={styles.frame}>
          {shown && (
            <Picture
              key={shown.imagePath}
              {...pictureSources(shown.imagePath, 'zoom')}
              alt={shown.alt}
              sizes="100vw"
              loading="eager"
            />
          )}
        </div>
        {/* Of its own: the page's regions are as inert as the page while this is open. */}
        <VisuallyHidden role="status">{words.photoOf(at + 1, total, shown?.alt ?? '')}</VisuallyHidden>
        <div className={styles.turning}>
          <IconButton
            icon="arrow-left"
            label={words.previousPhoto}
            disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <span aria-hidden="true">{`${at + 1} / ${total}`}</span>
          <IconButton
            icon="arrow-right"
            label={words.nextPhoto}
            disabled={at >= photos.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      </div>
    </Dialog>
  );
}
