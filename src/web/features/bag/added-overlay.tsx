// Says what was just put in the bag, wherever it was put in from.
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { forgetAdded, useBag, useFreshBag } from '../../state/bag/bag.ts';
import { useBackCloses } from '../../state/overlay/back-closes.ts';

const dialog = new OverlayPart(() => import('./added-dialog.tsx'));

export function AddedOverlay() {
  const { cart, justAdded } = useBag();
  useFreshBag();
  useBackCloses(justAdded !== null, forgetAdded);
  if (!cart || !justAdded) return null;
  return (
    <LazyOverlay
      key={justAdded.product.id}
      part={dialog}
      props={{ open: true, onClose: forgetAdded, cart, added: justAdded }}
    />
  );
}
