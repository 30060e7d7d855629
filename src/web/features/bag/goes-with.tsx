// A few things that go with one, to be added from where one is.
import { lazy, Suspense } from 'react';

const GoesWithTiles = lazy(() => import('./goes-with-tiles.tsx'));

/** Its code comes with the overlay it is shown in. */
export function GoesWith({ productId }: { productId: number }) {
  return (
    <Suspense>
      <GoesWithTiles key={productId} productId={productId} />
    </Suspense>
  );
}
