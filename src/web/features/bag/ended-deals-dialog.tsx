import { Link, useLocation } from 'react-router';
import { Button, buttonLook } from '../../../design/button/button.tsx';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import { Picture } from '../../../design/picture/picture.tsx';
import text from '../../../design/text/text.module.css';
import { pictureSources } from '../../../domain/media/picture.ts';
import { words } from '../../../words/bag/words.ts';
import { languageOfText } from '../../../words/other-language.ts';
import type { OverlayProps } from '../../parts/overlay/lazy-overlay.tsx';
import { wireMoney } from '../../parts/price/wire-money.ts';
import { ForeignPart } from '../../parts/text/foreign-part.tsx';
import type { EndedDeal } from '../../state/bag/ended-deals.ts';
import styles from './ended-deals-dialog.module.css';

interface EndedDealsDialogProps extends OverlayProps {
  deals: readonly EndedDeal[];
}

export default function EndedDealsDialog({ open, onClose, deals }: EndedDealsDialogProps) {
  const isBag = useLocation().pathname === '/bag';
  return (
    <Dialog
      title={words.timePlease}
      description={words.dealsEnded}
      width={560}
      open={open}
      onOpenChange={onClose}
    >
      <ul>
        {deals.map((deal) => (
          <li key={deal.productId} className={styles.line}>
            <Line deal={deal} />
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        {isBag ? (
          <Button wide onClick={onClose}>
            {words.reviewBag}
          </Button>
        ) : (
          <Link {...buttonLook({ wide: true })} to="/bag" replace>
            {words.reviewBag}
          </Link>
        )}
        {!isBag && (
          <Button variant="line" wide onClick={onClose}>
            {words.keepShopping}
          </Button>
        )}
      </p>
    </Dialog>
  );
}

function Line({ deal }: { deal: EndedDeal }) {
  const sizes = deal.sizeNames.filter((name) => name !== 'One Size');
  const facts = [sizes.length > 0 && words.sizeNamed(...sizes), deal.colorName].filter(Boolean).join(', ');
  return (
    <>
      <Picture {...pictureSources(deal.imagePath, 'thumb')} sizes="72px" alt="" />
      <div className={styles.words}>
        <p className={styles.head}>
          <span className={text.medium}>{deal.name}</span>
          <span>{wireMoney(deal.price, deal.currency)}</span>
        </p>
        <p className={`${styles.head} ${text.soft}`}>
          <span>
            <ForeignPart text={facts} part={deal.colorName} lang={languageOfText(deal, 'colorName')} />
          </span>
          <s>{wireMoney(deal.dealPrice, deal.currency)}</s>
        </p>
      </div>
    </>
  );
}
