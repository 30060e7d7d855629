import { LazyOverlay, OverlayPart } from '../../state/lazy-overlay.tsx';
import { useOverlay } from '../../state/overlay.ts';
import styles from './tile.module.css';

const drawer = new OverlayPart(() => import('./add-drawer.tsx'));

/** Opens just the form of a product in a drawer. */
export function QuickAdd({ productId, name }: { productId: number; name: string }) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  return (
    <>
      <button
        type="button"
        className={styles.quick}
        aria-label={`Quick add: ${name}`}
        onPointerEnter={drawer.prefetch}
        onClick={open}
      >
        Quick add
      </button>
      {wasOpened && <LazyOverlay part={drawer} props={{ open: isOpen, onClose: close, productId, name }} />}
    </>
  );
}
