import { Icon } from '../../../design/icon.tsx';
import { LazyOverlay, OverlayPart } from '../../state/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay.ts';
import styles from './tile.module.css';

const dialog = new OverlayPart(() => import('./quick-view-dialog.tsx'));

/** Fetches the quick view's code ahead. */
export const prefetchQuickView = dialog.prefetch;

/** Opens the product over the list it stands in. */
export function QuickView({ productId, name }: { productId: number; name: string }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  return (
    <>
      <button type="button" className={styles.quick} aria-label={`Quick view: ${name}`} onClick={open}>
        <span className={styles.quickWord}>Quick view</span>
        <span className={styles.quickSign}>
          <Icon name="eye" />
        </span>
      </button>
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, productId, name }} />}
    </>
  );
}
