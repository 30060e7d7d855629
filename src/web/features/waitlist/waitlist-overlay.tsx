// The four ways the waitlist opens over a page.
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Drawer } from '../../../design/overlay/drawer.tsx';
import type { WaitlistDisplay } from '../../../domain/waitlist/waitlist.ts';
import { words } from '../../../words/waitlist/words.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { WaitlistPanel, type WaitlistPanelProps } from './waitlist-panel.tsx';

export interface WaitlistOverlayProps extends OverlayProps, WaitlistPanelProps {
  /** The mini drawer lies over another overlay. */
  display: WaitlistDisplay | 'mini-drawer';
}

export default function WaitlistOverlay({ open, onClose, display, ...panel }: WaitlistOverlayProps) {
  const modal = { open, onOpenChange: onClose, children: <WaitlistPanel {...panel} /> };
  switch (display) {
    case 'similar-items-drawer':
      return <Drawer {...modal} title={words.addToWaitlist} width={596} />;
    case 'mini-drawer':
      return <Drawer {...modal} title={words.addToWaitlist} />;
    case 'sold-out-drawer':
      return <Drawer {...modal} title={words.soldOutForNow} />;
    case 'notify-modal':
      return <Dialog {...modal} title={words.tellMeWhenBack} width={560} />;
  }
}
