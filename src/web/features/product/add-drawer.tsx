// A product reduced to the form that puts it in the bag.
import { Drawer } from '../../../design/drawer.tsx';
import { Notification } from '../../../design/notification.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
import type { Viewed } from '../../state/products.ts';
import { Purchase } from './purchase.tsx';
import { useBuying } from './use-buying.ts';
import { useViewed } from './use-viewed.ts';

interface AddDrawerProps extends OverlayProps {
  productId: number;
  name: string;
}

export default function AddDrawer({ open, onClose, productId, name }: AddDrawerProps) {
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
  return <Purchase buying={buying} wishlist="hidden" />;
}
