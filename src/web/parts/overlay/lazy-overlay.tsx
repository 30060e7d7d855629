// An overlay whose code comes when it is first needed. If the code cannot come, the shopper is told, the page stays,
// and the next try asks again.
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../../../words/layout/words.ts';
import styles from './lazy-overlay.module.css';

export interface OverlayProps {
  open: boolean;
  onClose: () => void;
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Code for one overlay, wherever on the page it is opened from. */
export class OverlayPart<P extends OverlayProps> {
  #load: Load<P>;
  loaded: ComponentType<P> | null = null;

  constructor(
    load: Load<P> = () => Promise.reject(new Error('Nobody has said where this overlay comes from.')),
  ) {
    this.#load = load;
  }

  /** For an overlay that belongs to a feature and is opened from parts, which know none. */
  comesFrom(load: Load<P>): void {
    this.#load = load;
  }

  async fetch(): Promise<ComponentType<P>> {
    this.loaded ??= (await this.#load()).default;
    return this.loaded;
  }

  /** Ahead of time, when someone seems about to need it. */
  readonly prefetch = (): void => {
    this.fetch().catch(() => undefined);
  };
}

const noticeMs = 6_000;

interface LazyOverlayProps<P extends OverlayProps> {
  part: OverlayPart<P>;
  props: P;
}

export function LazyOverlay<P extends OverlayProps>({ part, props }: LazyOverlayProps<P>) {
  const { open, onClose } = props;
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(() => part.loaded);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!open || Loaded) return;
    let isCurrent = true;
    part.fetch().then(
      (component) => isCurrent && setLoaded(() => component),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, Loaded, part]);

  useEffect(() => {
    if (!hasFailed) return;
    const done = setTimeout(() => {
      setHasFailed(false);
      onClose();
    }, noticeMs);
    return () => clearTimeout(done);
  }, [hasFailed, onClose]);

  if (Loaded) return <Loaded {...props} />;
  if (!hasFailed) return null;
  // Over the whole page, whatever it was opened from keeps to itself.
  return createPortal(
    <p role="alert" className={styles.failed}>
      {words.couldNotBeOpened}
    </p>,
    document.body,
  );
}
