// How it fits people like oneself, beside the sizes: asked for in a dialog, told in place.
import { linkLook } from '../../../design/button/link.ts';
import { Dialog } from '../../../design/overlay/dialog.tsx';
import type { Product } from '../../../domain/product/product.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { readLikeness } from './likeness.ts';
import styles from './people-like-you.module.css';
import { Asked, Told, useLikeness } from './people-like-you.tsx';

export interface FitTold {
  product: Product;
  onChoose: (sizeId: number) => void;
}

export default function FitToldInPlace({ product, onChoose }: FitTold) {
  const [likeness, keep] = useLikeness();
  // Whoever came here by a press is asked at once.
  const asking = useOverlay(readLikeness() === null);
  return (
    <div className={styles.place}>
      {likeness && <Told product={product} likeness={likeness} onChoose={onChoose} />}
      <button type="button" className={linkLook} onClick={asking.open}>
        {likeness ? 'Change your height or usual size' : 'Your size?'}
      </button>
      <Dialog
        title="People like you"
        description="Say once how tall you are and what you usually wear: we ask those who are alike how it fitted."
        width={560}
        open={asking.isOpen}
        onOpenChange={asking.close}
      >
        <Asked
          sizeNames={product.sizes.map(({ name }) => name)}
          onGive={(given) => {
            keep(given);
            asking.close();
          }}
        />
      </Dialog>
    </div>
  );
}
