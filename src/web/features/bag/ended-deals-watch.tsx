import { useBackCloses } from '../../state/back-closes.ts';
import { forgetEndedDeals, useDealsInBag, useEndedDeals } from '../../state/ended-deals.ts';
import { LazyOverlay, OverlayPart } from '../../state/lazy-overlay.tsx';

const dialog = new OverlayPart(() => import('./ended-deals-dialog.tsx'));

export function EndedDealsWatch() {
  const deals = useEndedDeals();
  useDealsInBag();
  useBackCloses(deals.length > 0, forgetEndedDeals);
  if (deals.length === 0) return null;
  return <LazyOverlay part={dialog} props={{ open: true, onClose: forgetEndedDeals, deals }} />;
}
