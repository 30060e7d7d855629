import { startTransition, useCallback, useState } from 'react';
import { useBackCloses } from './back-closes.ts';

export interface OverlayState {
  readonly isOpen: boolean;
  /** Whether it has been opened at all: until then nothing of it need be there. */
  readonly wasOpened: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** One overlay of a page, open or not; Back closes it. */
export function useOverlay(isOpenAtFirst = false): OverlayState {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [wasOpened, setWasOpened] = useState(isOpenAtFirst);
  // Made bit by bit: the press is seen first, and a second one is heard meanwhile.
  const open = useCallback(() => {
    startTransition(() => {
      setIsOpen(true);
      setWasOpened(true);
    });
  }, []);
  const close = useCallback(() => setIsOpen(false), []);
  useBackCloses(isOpen, close);
  return { isOpen, wasOpened, open, close };
}
