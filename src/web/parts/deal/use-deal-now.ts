import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FlashDeal, nextDealTurn } from '../../../domain/pricing/deal.ts';
import type { ShopTime } from '../../../domain/pricing/shop-time.ts';
import { soon, watchClock } from '../../state/page/server-clock.ts';

/**
 * The server's time as prices need it: as the page was told, and another once a deal has started or ended. `onTurn` is
 * called a moment after each such turn, so that the product can be asked for again.
 */
export function useDealNow(deal: FlashDeal | null, pageNow: ShopTime, onTurn: () => void): ShopTime {
  const [now, setNow] = useState(pageNow);
  const shown = useRef(pageNow);
  const turned = useEffectEvent(onTurn);

  useEffect(() => {
    if (deal === null) return;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const stop = watchClock((current) => {
      const next = nextDealTurn(deal, current);
      if (next !== nextDealTurn(deal, shown.current)) {
        shown.current = current;
        setNow(current);
        clearTimeout(asking);
        asking = setTimeout(() => turned(), soon());
      }
      return next === null ? null : next - current;
    });
    return () => {
      clearTimeout(asking);
      stop();
    };
  }, [deal]);
  return now;
}
