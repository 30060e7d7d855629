import { Icon } from '../../../design/picture/icon.tsx';
import { words } from '../../../words/product/words.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { LazyOverlay } from '../overlay/lazy-overlay.tsx';
import { quickView } from './product-overlays.ts';
import styles from './tile.module.css';

/** Opens the product over the list it stands in. */
export function QuickView({ productId, name }: { productId: number; name: string }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  return (
    <>
      <button type="button" className={styles.quick} aria-label={words.quickViewOf(name)} onClick={open}>
        <span className={styles.quickWord}>{words.quickView}</span>
        <span className={styles.quickSign}>
          <Icon name="eye" />
        </span>
      </button>
      {wasOpened && (
        <LazyOverlay part={quickView} props={{ open: isOpen, onClose: close, productId, name }} />
      )}
    </>
  );
}
