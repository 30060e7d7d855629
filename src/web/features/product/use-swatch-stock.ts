import { useEffect, useMemo, useState } from 'react';
import type { Product, Size, Swatch } from '../../../domain/product.ts';
import { warn } from '../../state/log.ts';
import { loadSwatchStock } from '../../state/products.ts';

interface Known {
  readonly sizeGroupId: number;
  readonly inStock: ReadonlySet<number>;
}

/** The colours as they can be had in the size chosen; as the page knew them while that is not known. */
export function useSwatchStock({ groupId, swatches }: Product, chosen: Size | null): readonly Swatch[] {
  const [known, setKnown] = useState<Known | null>(null);
  const sizeGroupId = chosen?.sizeGroupId ?? null;
  const hasOthers = swatches.length > 1;

  useEffect(() => {
    if (sizeGroupId === null || !hasOthers) return;
    let isCurrent = true;
    loadSwatchStock(groupId, sizeGroupId).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setKnown({ sizeGroupId, inStock: answer.data });
      else warn(`The stock of other colors could not be read: ${answer.message}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [groupId, sizeGroupId, hasOthers]);

  return useMemo(
    () =>
      known === null || known.sizeGroupId !== sizeGroupId
        ? swatches
        : swatches.map((swatch) => ({ ...swatch, isSoldOut: !known.inStock.has(swatch.id) })),
    [swatches, known, sizeGroupId],
  );
}
