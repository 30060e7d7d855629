import { Button } from '../../../design/button/button.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';

interface ReviewUnavailableProps extends OverlayProps {
  /** Why, in the shop's words; null where it could not be asked. An address that says so (`?reviewStatus=`) does not say why. */
  message: string | null | undefined;
}

const unknown =
  'We keep reviews to people who have worn the thing, and could not find it among your delivered orders.';
const couldNotAsk = 'Something went wrong on our side. Please try again in a moment.';

export default function ReviewUnavailableDialog({
  open,
  onClose,
  message = unknown,
}: ReviewUnavailableProps) {
  return (
    <Dialog
      title="Review Not Available"
      description={message ?? couldNotAsk}
      width={650}
      open={open}
      onOpenChange={onClose}
    >
      <Button onClick={onClose}>Back to the product</Button>
    </Dialog>
  );
}
