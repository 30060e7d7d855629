// Where the waitlist opens, and for what. Light: all that it shows comes when it is first needed.
import { memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { announce } from '../../../design/message/live-region.tsx';
import type { Product } from '../../../domain/product/product.ts';
import { words } from '../../../words/stock/words.ts';
import { latePart } from '../../parts/late/late-part.tsx';
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { useVisitor } from '../../state/visitor/visitor.ts';
import type { WaitlistActions } from '../../state/waitlist/waitlist-context.ts';
import type { Shown } from './shown-for.ts';

const overlayPart = new OverlayPart(() => import('./waitlist-overlay.tsx'));
const PageWaitlist = latePart(() => import('./page-waitlist.tsx'));

export function useWaitlist(): Pick<WaitlistActions, 'soldOut' | 'Waitlist'> & {
  readonly overlay: ReactNode;
} {
  const { flags } = useVisitor();
  const { isOpen, wasOpened, open, close } = useOverlay();
  const [shown, setShown] = useState<Shown | null>(null);

  const soldOut = useCallback<WaitlistActions['soldOut']>(
    async (product, size, place = 'page') => {
      announce(size ? words.sizeIsSoldOut(size.name) : words.productIsSoldOut(product.name));
      overlayPart.prefetch();
      const wishes = { place, prefersSoldOutDrawer: flags.second_style };
      const lookup = import('./shown-for.ts').then(({ shownFor }) => shownFor(product, size, wishes));
      // Without that code the overlay's own cannot come either, and says so.
      const plain: Shown = { product, size, similar: null, display: 'notify-modal' };
      setShown(await lookup.catch(() => plain));
      open();
    },
    [flags.second_style, open],
  );

  return {
    soldOut,
    Waitlist,
    overlay: wasOpened && shown && (
      <LazyOverlay
        key={`${shown.product.id}-${shown.size?.id}-${shown.display}`}
        part={overlayPart}
        props={{ ...shown, open: isOpen, onClose: close }}
      />
    ),
  };
}

/** Only a change of the product reaches it: any other, while its code is on its way, would empty it for a moment. */
const Waitlist = memo(({ product }: { product: Product }) => (
  <Suspense>
    <PageWaitlist key={product.id} product={product} />
  </Suspense>
));
