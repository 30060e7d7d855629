import { Link } from 'react-router';
import type { WireCartItem } from '../../../contract/bag/bag.ts';
import { linkLook } from '../../../design/button/link.ts';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import { shipments } from '../../../domain/shipping/ship-schedule.ts';
import { words } from '../../../words/bag/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { sayContents, sayScheduleTitle, sayShipment } from '../../../words/shipping/say-schedule.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import styles from './ended-deals-dialog.module.css';

interface ScheduleDialogProps extends OverlayProps {
  lines: readonly WireCartItem[];
}

export default function ScheduleDialog({ open, onClose, lines }: ScheduleDialogProps) {
  const parts = shipments(lines);
  return (
    <Dialog
      title={sayScheduleTitle(pageLanguage, parts.length)}
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
              <p className={text.medium}>{sayShipment(pageLanguage, part)}</p>
              <p className={text.soft}>{sayContents(pageLanguage, part.lines)}</p>
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
