// A closer look, full screen. Fetched when someone first asks for it; Back closes it and nothing else.
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../../design/button/icon-button.tsx';
import { Dialog } from '../../../../design/overlay/dialog.tsx';
import { Picture } from '../../../../design/picture/picture.tsx';
import { VisuallyHidden } from '../../../../design/text/visually-hidden.tsx';
import { pictureSources } from '../../../../domain/media/picture.ts';
import type { ProductImage } from '../../../../domain/product/product.ts';
import { words } from '../../../../words/media/words.ts';
import { languageOfText } from '../../../../words/other-language.ts';
import { useBackCloses } from '../../../state/overlay/back-closes.ts';
import styles from './zoom.module.css';
import { useZoomGestures } from './zoom-gestures.ts';
import { zoomStep } from './zoom-rules.ts';

export interface ZoomProps {
  images: readonly ProductImage[];
  image: number;
  onImage: (image: number) => void;
  isOpen: boolean;
  onClose: () => void;
}

export function Zoom({ isOpen, onClose, ...looked }: ZoomProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Dialog
      title={words.closerLook}
      titleHidden
      width="full"
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Look {...looked} />
    </Dialog>
  );
}

function Look({ images, image, onImage }: Omit<ZoomProps, 'isOpen' | 'onClose'>) {
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useZoomGestures(frame, image);
  const swipe = useSwipe(gestures.isNear, (step) => turn(step));
  const shown = images[image];
  const turn = (step: number) => {
    if (images[image + step]) onImage(image + step);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (gestures.press(event.key)) event.preventDefault();
    else if (step !== undefined) turn(step);
  };
  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are heard wherever focus is in the dialog
    <div className={styles.zoom} onKeyDown={onKeyDown}>
      <div ref={frame} className={styles.frame} data-near={gestures.isNear || undefined} {...swipe}>
        <div key={image} className={styles.moving}>
          <Picture
            {...pictureSources(shown.imagePath, 'zoom')}
            alt={shown.alt}
            lang={languageOfText(shown, 'alt')}
            sizes="200vw"
            loading="eager"
          />
        </div>
      </div>
      <div className={styles.tools}>
        <IconButton
          icon="minus"
          label={words.zoomOut}
          disabled={!gestures.isNear}
          onClick={() => gestures.zoomBy(1 / zoomStep)}
        />
        <IconButton icon="plus" label={words.zoomIn} onClick={() => gestures.zoomBy(zoomStep)} />
      </div>
      {images.length > 1 && <Turning {...{ images, image, onImage, turn }} />}
    </div>
  );
}

interface TurningProps {
  images: readonly ProductImage[];
  image: number;
  onImage: (image: number) => void;
  turn: (step: number) => void;
}

function Turning({ images, image, onImage, turn }: TurningProps) {
  return (
    <>
      <span className={styles.back}>
        <IconButton
          icon="arrow-left"
          label={words.previousImage}
          disabled={image === 0}
          onClick={() => turn(-1)}
        />
      </span>
      <span className={styles.forward}>
        <IconButton
          icon="arrow-right"
          label={words.nextImage}
          disabled={image === images.length - 1}
          onClick={() => turn(1)}
        />
      </span>
      {/* Of its own: the page's regions are as inert as the page while this is open. */}
      <VisuallyHidden role="status" lang={images[image] && languageOfText(images[image], 'alt')}>
        {words.imageOf(image + 1, images.length, images[image]?.alt)}
      </VisuallyHidden>
      <span className={styles.count} aria-hidden="true">{`${image + 1} / ${images.length}`}</span>
      <ol className={styles.rail}>
        {images.map(({ imagePath, alt }, index) => (
          <li key={imagePath}>
            <button
              type="button"
              aria-label={words.image(index + 1, alt)}
              aria-current={index === image ? 'true' : undefined}
              onClick={() => onImage(index)}
            >
              <Picture {...pictureSources(imagePath, 'thumb')} alt="" sizes="48px" />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

const swipeReach = 48;

/** A flick sideways turns to the next picture while this one is shown whole. */
function useSwipe(isNear: boolean, turn: (step: number) => void) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  return {
    onPointerDown: (event: { pointerId: number; clientX: number; clientY: number; isPrimary: boolean }) => {
      // A second finger makes it a pinch.
      start.current =
        event.isPrimary && !isNear ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp: (event: { pointerId: number; clientX: number; clientY: number }) => {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId || isNear) return;
      const [across, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(across) > swipeReach && Math.abs(across) > Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
}
