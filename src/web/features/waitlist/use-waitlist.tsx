// Where the waitlist opens, and for what. Light: all that it shows comes when it is first needed.
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
// A page arrives with its styles: those of the form come with the shop's own, since its code comes later.
import '../../../design/field-frame.module.css';
import '../../../design/tabs.module.css';
import '../../../design/text-field.module.css';
import { announce } from '../../../design/live-region.tsx';
import type { Product } from '../../../domain/product.ts';
import type { Counter } from '../../state/counter.ts';
import { LazyOverlay, OverlayPart } from '../../state/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay.ts';
import { useVisitor } from '../../state/visitor.ts';
import './page-waitlist.module.css';
import './waitlist-form.module.css';
import type { Shown } from './shown-for.ts';

const overlayPart = new OverlayPart(() => import('./waitlist-overlay.tsx'));
const PageWaitlist = lazy(() => import('./page-waitlist.tsx'));

export function useWaitlist(): Pick<Counter, 'soldOut' | 'Waitlist'> & { readonly overlay: ReactNode } {
  const { flags } = useVisitor();
  const { isOpen, wasOpened, open, close } = useOverlay();
  const [shown, setShown] = useState<Shown | null>(null);

  const soldOut = useCallback<Counter['soldOut']>(
    async (product, size, place = 'page') => {
      announce(size ? `Size ${size.name} is sold out` : `${product.name} is sold out`);
      overlayPart.prefetch();
      const { shownFor } = await import('./shown-for.ts');
      setShown(await shownFor(product, size, { place, prefersSoldOutDrawer: flags.second_style }));
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

function Waitlist({ product }: { product: Product }) {
  return (
    <Suspense>
      <PageWaitlist key={product.id} product={product} />
    </Suspense>
  );
}
