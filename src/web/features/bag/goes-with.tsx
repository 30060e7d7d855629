// A few things that go with one, to be added from where one is.
import { Suspense } from 'react';
import { latePart, Nothing } from '../../parts/late/late-part.tsx';

const GoesWithTiles = latePart(() => import('./goes-with-tiles.tsx'), Nothing);

/** Its code comes with the overlay it is shown in. */
export function GoesWith({ productId }: { productId: number }) {
  return (
    <Suspense>
      <GoesWithTiles key={productId} productId={productId} />
    </Suspense>
  );
}
