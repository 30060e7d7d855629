import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { linkLook } from '../../../design/button/link.ts';
import { words } from '../../../words/bag/words.ts';
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { useHydrated } from '../../state/page/hydrated.ts';

const dialog = new OverlayPart(() => import('./schedule-dialog.tsx'));

/** The words beside it say the day; this shows what leaves when. */
export function Schedule({ lines }: { lines: readonly WireCartItem[] }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <button type="button" className={linkLook} onPointerEnter={dialog.prefetch} onClick={open}>
        {words.seeSchedule}
      </button>
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, lines }} />}
    </>
  );
}
