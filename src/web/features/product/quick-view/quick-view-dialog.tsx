// The product block of the page in a modal, from the same parts.
import { useState } from 'react';
import { Notification } from '../../../../design/message/notification.tsx';
import { Dialog } from '../../../../design/overlay/dialog.tsx';
import { Skeleton } from '../../../../design/skeleton/skeleton.tsx';
import { words } from '../../../../words/design/words.ts';
import type { ProductOverlayProps } from '../../../parts/tile/product-overlays.ts';
// With the rest: a deal that came a moment later would move the sizes away under a finger.
import '../../../parts/deal/deal-block.tsx';
import { useViewed } from '../buy/use-viewed.ts';
import styles from './quick-view.module.css';
import { QuickViewBlock } from './quick-view-block.tsx';

export default function QuickViewDialog({ open, onClose, productId, name }: ProductOverlayProps) {
  const [shownId, setShownId] = useState(productId);
  const { viewed, problem } = useViewed(shownId, open);
  return (
    <Dialog title={viewed?.product.name ?? name} titleHidden width={1040} open={open} onOpenChange={onClose}>
      {problem !== null && <Notification tone="error" title={problem} />}
      {problem === null && viewed && (
        <QuickViewBlock key={viewed.product.id} viewed={viewed} onColor={setShownId} />
      )}
      {problem === null && !viewed && <Loading />}
    </Dialog>
  );
}

function Loading() {
  return (
    <div className={styles.quick} role="status" aria-label={words.loading}>
      <Skeleton shape="picture" />
      <div className={styles.waiting}>
        <Skeleton shape="line" width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton shape="line" width="half" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
