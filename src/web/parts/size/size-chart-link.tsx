import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import type { Product, Size } from '../../../domain/product/product.ts';
import { chartKindOf } from '../../../domain/product/sizes.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { LazyOverlay, OverlayPart } from '../overlay/lazy-overlay.tsx';

const dialog = new OverlayPart(() => import('../size-chart/size-chart-dialog.tsx'));

/** A page of its own, opened over this one where scripts run. */
export function SizeChartLink({ product, chosen }: { product: Product; chosen: Size | null }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  const kind = chartKindOf(product);
  if (!kind) return null;
  return (
    <>
      <Link
        className={linkLook}
        to={`/sizechart#${kind}`}
        onPointerEnter={dialog.prefetch}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        Size chart
      </Link>
      {wasOpened && (
        <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, kind, chosen: chosen?.name }} />
      )}
    </>
  );
}
