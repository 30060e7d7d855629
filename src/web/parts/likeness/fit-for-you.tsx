// Beside the sizes: how it fits people like the one who looks. Whoever has said nothing of themselves sees a link; its
// code comes when it is pressed, or with the page on a device that has answered before.
import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { reviewsPath } from '../../../domain/content/shop-links.ts';
import type { Product } from '../../../domain/product/product.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { latePart } from '../late/late-part.tsx';
import { LazyOverlay, OverlayPart } from '../overlay/lazy-overlay.tsx';
import styles from './fit-for-you.module.css';
import { readLikeness } from './likeness.ts';

const dialog = new OverlayPart(() => import('./fit-dialog.tsx'));
const Plain = () => 'How it fits people like you';
const FitWords = latePart(() => import('./fit-words.tsx'), Plain);

interface FitForYouProps {
  product: Product;
  onChoose: (sizeId: number) => void;
}

export function FitForYou({ product, onChoose }: FitForYouProps) {
  const { isOpen, wasOpened, open, close } = useOverlay();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(!isOpen && readLikeness() !== null), [isOpen]);
  if (product.reviewCount === 0 || product.sizes.length < 2) return null;
  return (
    <p className={styles.place}>
      <Link
        className={linkLook}
        to={reviewsPath(product.id)}
        onPointerEnter={dialog.prefetch}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          open();
        }}
      >
        {isKnown ? (
          <Suspense fallback={<Plain />}>
            <FitWords productId={product.id} instead={<Plain />} />
          </Suspense>
        ) : (
          <Plain />
        )}
      </Link>
      {wasOpened && <LazyOverlay part={dialog} props={{ open: isOpen, onClose: close, product, onChoose }} />}
    </p>
  );
}
