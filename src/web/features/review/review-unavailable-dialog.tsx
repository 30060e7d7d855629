import { Button } from '../../../design/button/button.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';

/** Where an address says that a review could not be begun (`?reviewStatus=`). */
export default function ReviewUnavailableDialog({ open, onClose }: OverlayProps) {
  return (
    <Dialog
      title="Review Not Available"
      description="We keep reviews to people who have worn the thing, and could not find it among your delivered orders."
      width={650}
      open={open}
      onOpenChange={onClose}
    >
      <Button onClick={onClose}>Back to the product</Button>
    </Dialog>
  );
}
