// The way to the fit of people like oneself, beside the sizes. Its code comes when it is pressed, or at once on a device
// that knows whom to ask about.
import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { linkLook } from '../../../design/button/link.ts';
import { reviewsPath } from '../../../domain/content/shop-links.ts';
import type { Product } from '../../../domain/product/product.ts';
import { readLocal } from '../../state/visitor/local-values.ts';
import type { FitTold } from '../likeness/fit-told.tsx';

type Part = ComponentType<FitTold> | null;

/** Where it cannot come, nothing changes: the link is there to be pressed again. */
const come = (show: (part: () => Part) => void) =>
  void import('../likeness/fit-told.tsx').then(
    (part) => startTransition(() => show(() => part.default)),
    () => undefined,
  );

interface FitForYouProps {
  product: Product;
  onChoose: (sizeId: number) => void;
}

export function FitForYou({ product, onChoose }: FitForYouProps) {
  const [Part, setPart] = useState<Part>(null);
  useEffect(() => {
    if (readLocal('likeness') !== undefined) come(setPart);
  }, []);
  if (Part) return <Part product={product} onChoose={onChoose} />;
  return (
    product.reviewCount > 0 && (
      <Link
        className={linkLook}
        to={reviewsPath(product.id)}
        onClick={(event) => {
          event.preventDefault();
          come(setPart);
        }}
      >
        Your size?
      </Link>
    )
  );
}
