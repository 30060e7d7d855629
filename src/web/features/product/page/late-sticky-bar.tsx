// The bar's code comes when the main button is first scrolled away: many visits never see it.
import { Suspense, useEffect, useState } from 'react';
import type { ShopTime } from '../../../../domain/pricing/shop-time.ts';
import { latePart, Nothing } from '../../../parts/late/late-part.tsx';
import type { Buying } from '../buy/use-buying.ts';

const StickyBar = latePart(() => import('./sticky-bar.tsx'), Nothing);

export function LateStickyBar({ buying, now }: { buying: Buying; now: ShopTime }) {
  const isPassed = useIsPassed(buying.formId);
  return (
    isPassed !== null && (
      <Suspense>
        <StickyBar buying={buying} now={now} isPassed={isPassed} />
      </Suspense>
    )
  );
}

/**
 * Whether the form's own button has left by the top; null until it first has. The margin below is endless, so a jump past
 * it counts too.
 */
function useIsPassed(formId: string): boolean | null {
  const [isPassed, setIsPassed] = useState<boolean | null>(null);
  useEffect(() => {
    const button = document.getElementById(formId)?.querySelector('[data-main-buy]');
    if (!button) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isGone = entry?.isIntersecting === false;
        setIsPassed((before) => (isGone || before !== null ? isGone : null));
      },
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [formId]);
  return isPassed;
}
