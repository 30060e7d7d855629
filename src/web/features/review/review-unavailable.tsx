import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';

export const reviewUnavailable = new OverlayPart(() => import('./review-unavailable-dialog.tsx'));

/** Open from the start where the address says so. */
export function ReviewUnavailable({ status }: { status: string | null }) {
  const { isOpen, close } = useOverlay(status !== null);
  return status === null ? null : (
    <LazyOverlay part={reviewUnavailable} props={{ open: isOpen, onClose: close, message: undefined }} />
  );
}
