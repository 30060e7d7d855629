// The product block of the page in a modal, from the same parts.
import { useState } from 'react';
import { Dialog } from '../../../design/dialog.tsx';
import { Notification } from '../../../design/notification.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import type { OverlayProps } from '../../state/lazy-overlay.tsx';
// With the rest: a deal that came a moment later would move the sizes away under a finger.
import './deal-block.tsx';
import styles from './quick-view.module.css';
import { QuickViewBlock } from './quick-view-block.tsx';
import { useViewed } from './use-viewed.ts';

interface QuickViewDialogProps extends OverlayProps {
  productId: number;
  name: string;
}

export default function QuickViewDialog({ open, onClose, productId, name }: QuickViewDialogProps) {
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
    <div className={styles.quick} role="status" aria-label="Loading">
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
