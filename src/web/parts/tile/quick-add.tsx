import { words } from '../../../words/product/words.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { LazyOverlay } from '../overlay/lazy-overlay.tsx';
import { quickAdd } from './product-overlays.ts';
import styles from './tile.module.css';

/** Opens just the form of a product in a drawer. */
export function QuickAdd({ productId, name }: { productId: number; name: string }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  return (
    <>
      <button
        type="button"
        className={styles.quick}
        aria-label={words.quickAddOf(name)}
        onPointerEnter={quickAdd.prefetch}
        onClick={open}
      >
        {words.quickAdd}
      </button>
      {wasOpened && <LazyOverlay part={quickAdd} props={{ open: isOpen, onClose: close, productId, name }} />}
    </>
  );
}
