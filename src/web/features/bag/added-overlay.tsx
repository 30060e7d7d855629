// Says what was just put in the bag, wherever it was put in from.

import type { ComponentType } from 'react';
import { useBackCloses } from '../../state/back-closes.ts';
import { forgetAdded, useBag, useFreshBag } from '../../state/bag.ts';
import { LazyOverlay, OverlayPart } from '../../state/lazy-overlay.tsx';

const dialog = new OverlayPart(() => import('./added-dialog.tsx'));

interface AddedOverlayProps {
  /** What goes with a product, shown beneath it. */
  GoesWith: ComponentType<{ productId: number }>;
}

export function AddedOverlay({ GoesWith }: AddedOverlayProps) {
  const { cart, justAdded } = useBag();
  useFreshBag();
  useBackCloses(justAdded !== null, forgetAdded);
  if (!cart || !justAdded) return null;
  return (
    <LazyOverlay
      key={justAdded.product.id}
      part={dialog}
      props={{ open: true, onClose: forgetAdded, cart, added: justAdded, GoesWith }}
    />
  );
}
