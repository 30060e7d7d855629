// A product reduced to the form that puts it in the bag.

import { Notification } from '../../../../design/message/notification.tsx';
import { Drawer } from '../../../../design/overlay/drawer.tsx';
import { Skeleton } from '../../../../design/skeleton/skeleton.tsx';
import type { ProductOverlayProps } from '../../../parts/tile/product-overlays.ts';
import type { Viewed } from '../../../state/product/products.ts';
import { Purchase } from './purchase.tsx';
import { useBuying } from './use-buying.ts';
import { useViewed } from './use-viewed.ts';

export default function AddDrawer({ open, onClose, productId, name }: ProductOverlayProps) {
  const { viewed, problem } = useViewed(productId, open);
  return (
    <Drawer title={name} open={open} onOpenChange={onClose}>
      {problem !== null && <Notification tone="error" title={problem} />}
      {problem === null && (viewed ? <Form key={productId} viewed={viewed} /> : <Skeleton shape="control" />)}
    </Drawer>
  );
}

function Form({ viewed }: { viewed: Viewed }) {
  const buying = useBuying(viewed.product, { initialSizeId: null });
  return <Purchase buying={buying} unreachable={viewed.unreachable} wishlist="hidden" />;
}
