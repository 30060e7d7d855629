import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { linkLook } from '../../../design/button/link.ts';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import {
  scheduleTitle,
  shipmentContents,
  shipments,
  shipmentTitle,
} from '../../../domain/shipping/ship-schedule.ts';
import { words } from '../../../words/bag/words.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import styles from './ended-deals-dialog.module.css';

interface ScheduleDialogProps extends OverlayProps {
  lines: readonly WireCartItem[];
}

export default function ScheduleDialog({ open, onClose, lines }: ScheduleDialogProps) {
  const parts = shipments(lines);
  return (
    <Dialog
      title={scheduleTitle(parts.length)}
      description={words.nothingWaits}
      width={620}
      open={open}
      onOpenChange={onClose}
    >
      <ol>
        {parts.map((part) => (
          <li key={part.shipDate} className={styles.line}>
            <Picture {...pictureSources(part.lines[0]?.imagePath ?? '', 'thumb')} sizes="72px" alt="" />
            <div className={styles.words}>
              <p className={text.medium}>{shipmentTitle(part)}</p>
              <p className={text.soft}>{shipmentContents(part.lines)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.ways}>
        <Link className={linkLook} to="/presale-products">
          {words.aboutPresale}
        </Link>
      </p>
    </Dialog>
  );
}
