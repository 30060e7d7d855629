// Beside the sizes: how it fits people like the one who looks. Whoever has said nothing of themselves sees a link; its
// code comes when it is pressed, or with the page on a device that has answered before.
import { Suspense, useEffect, useState } from 'react';
import { reviewsPath } from '../../../domain/content/shop-links.ts';
import type { Product } from '../../../domain/product/product.ts';
import { words } from '../../../words/product/words.ts';
import { latePart } from '../late/late-part.tsx';
import { OverlayPart } from '../overlay/lazy-overlay.tsx';
import { OverlayLink } from '../overlay/overlay-link.tsx';
import styles from './fit-for-you.module.css';
import { hasLikeness } from './has-likeness.ts';

const dialog = new OverlayPart(() => import('./fit-dialog.tsx'));
const Plain = () => words.fitsPeopleLikeYou;
const FitWords = latePart(() => import('./fit-words.tsx'), Plain);

interface FitForYouProps {
  product: Product;
  onChoose: (sizeId: number) => void;
}

export function FitForYou({ product, onChoose }: FitForYouProps) {
  if (product.reviewCount === 0 || product.sizes.length < 2) return null;
  return (
    <p className={styles.place}>
      <OverlayLink to={reviewsPath(product.id)} part={dialog} props={{ product, onChoose }}>
        {(isOpen) => <Words productId={product.id} isOpen={isOpen} />}
      </OverlayLink>
    </p>
  );
}

/** Asked again when the dialog closes: it is there that people say who they are. */
function Words({ productId, isOpen }: { productId: number; isOpen: boolean }) {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => setIsKnown(!isOpen && hasLikeness()), [isOpen]);
  if (!isKnown) return <Plain />;
  return (
    <Suspense fallback={<Plain />}>
      <FitWords productId={productId} instead={<Plain />} />
    </Suspense>
  );
}
