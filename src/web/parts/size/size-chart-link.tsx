import type { Product, Size } from '../../../domain/product/product.ts';
import { chartKindOf } from '../../../domain/product/sizes.ts';
import { words } from '../../../words/product/words.ts';
import { OverlayPart } from '../overlay/lazy-overlay.tsx';
import { OverlayLink } from '../overlay/overlay-link.tsx';

const dialog = new OverlayPart(() => import('../size-chart/size-chart-dialog.tsx'));

export function SizeChartLink({ product, chosen }: { product: Product; chosen: Size | null }) {
  const kind = chartKindOf(product);
  if (!kind) return null;
  return (
    <OverlayLink to={`/sizechart#${kind}`} part={dialog} props={{ kind, chosen: chosen?.name }}>
      {words.sizeChart}
    </OverlayLink>
  );
}
