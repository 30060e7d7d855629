// The way to the closer look, which is fetched when someone is about to ask for it.
import { type ComponentType, useState } from 'react';
import { announce } from '../../../../design/message/live-region.tsx';
import { Icon } from '../../../../design/picture/icon.tsx';
import { words } from '../../../../words/media/words.ts';
import type { ZoomProps } from '../zoom/zoom.tsx';
import styles from './gallery.module.css';
import type { GalleryEvent } from './gallery-props.ts';

const loadZoom = () => import('../zoom/zoom.tsx');

/** Ahead of the press; if it fails, the press will tell. */
const prefetch = () => {
  loadZoom().catch(() => undefined);
};

interface ZoomButtonProps {
  /** The picture at its largest: what the button opens before scripts have taken over, and without them. */
  href: string;
  onOpen: () => void;
}

export function GalleryZoomButton({ href, onOpen }: ZoomButtonProps) {
  return (
    <form
      className={styles.zoom}
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <button
        type="submit"
        aria-label={words.closerLook}
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Icon name="zoom" />
      </button>
    </form>
  );
}

/** The closer look is fetched when someone asks for it; a shopper who cannot have it keeps the page. */
export function useZoom(onEvent: GalleryEvent) {
  const [View, setView] = useState<ComponentType<ZoomProps> | null>(null);
  const [image, turnTo] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = (index: number) => {
    turnTo(index);
    onEvent('image-zoom', { image: index });
    loadZoom().then(
      (loaded) => {
        setProblem(null);
        setView(() => loaded.Zoom);
        setIsOpen(true);
      },
      () => {
        setProblem(words.closerLookDidNotLoad);
        announce(words.closerLookDidNotLoad);
      },
    );
  };
  return { View, image, turnTo, isOpen, problem, open, close: () => setIsOpen(false) };
}
