import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { linkLook } from '../../../design/button/link.ts';
import { LazyOverlay, OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { prefetchProduct } from '../../state/product/products.ts';

const dialog = new OverlayPart(() => import('./size-dialog.tsx'));

/** Leads to the product where no script runs. */
export function ChangeSize({ item }: { item: WireCartItem }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  const prepare = () => {
    dialog.prefetch();
    void prefetchProduct(item.productId);
  };
  return (
    <>
      <Link
        className={linkLook}
        to={item.path}
        aria-label={`Change size of ${item.name}`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        Change size
      </Link>
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, item }} />}
    </>
  );
}
