import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { forgetEndedDeals, useDealsInBag, useEndedDeals } from '../../state/bag/ended-deals.ts';
import { useBackCloses } from '../../state/overlay/back-closes.ts';

const dialog = new OverlayPart(() => import('./ended-deals-dialog.tsx'));

export function EndedDealsWatch() {
  const deals = useEndedDeals();
  useDealsInBag();
  useBackCloses(deals.length > 0, forgetEndedDeals);
  if (deals.length === 0) return null;
  return <LazyOverlay part={dialog} props={{ open: true, onClose: forgetEndedDeals, deals }} />;
}
