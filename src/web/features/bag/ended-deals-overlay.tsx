// Says that a deal is over to whoever has it in the bag, wherever they are in the shop. Its code comes with the first
// deal in a bag.
import { type ComponentType, useEffect, useState } from 'react';
import { useBag } from '../../state/bag/bag.ts';
import { warn } from '../../state/page/log.ts';

export function EndedDealsOverlay() {
  const hasDeal = useBag().cart?.cartItems.some(({ dealEndsAt }) => dealEndsAt !== null) ?? false;
  const [Watch, setWatch] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!hasDeal) return;
    import('./ended-deals-watch.tsx').then(
      ({ EndedDealsWatch }) => setWatch(() => EndedDealsWatch),
      () => warn('The deals in the bag are not watched: the bag page still tells when one has ended.'),
    );
  }, [hasDeal]);
  return Watch && <Watch />;
}
