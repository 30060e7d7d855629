import { Button } from '../../../design/button/button.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { words } from '../../../words/review/words.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';

interface ReviewUnavailableProps extends OverlayProps {
  /** Why, in the shop's words; null where it could not be asked. An address that says so (`?reviewStatus=`) does not say why. */
  message: string | null | undefined;
}

export default function ReviewUnavailableDialog({
  open,
  onClose,
  message = words.notAmongOrders,
}: ReviewUnavailableProps) {
  return (
    <Dialog
      title={words.notAvailable}
      description={message ?? words.couldNotAsk}
      width={650}
      open={open}
      onOpenChange={onClose}
    >
      <Button onClick={onClose}>{words.backToProduct}</Button>
    </Dialog>
  );
}
