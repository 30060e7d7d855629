import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { words } from '../../../words/bag/words.ts';
import { words as pageWords } from '../../../words/bag-page/words.ts';
import { OverlayPart } from '../../parts/overlay/lazy-overlay.tsx';
import { OverlayLink } from '../../parts/overlay/overlay-link.tsx';
import { prefetchProduct } from '../../state/product/products.ts';

const dialog = new OverlayPart(() => import('./size-dialog.tsx'));

/** Leads to the product where no script runs. */
export function ChangeSize({ item }: { item: WireCartItem }) {
  return (
    <OverlayLink
      to={item.path}
      part={dialog}
      props={{ item }}
      label={pageWords.changeSizeOf(item.name)}
      onNear={() => void prefetchProduct(item.productId)}
    >
      {words.changeSize}
    </OverlayLink>
  );
}
