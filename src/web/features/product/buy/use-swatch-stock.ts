import { useEffect, useMemo } from 'react';
import type { Product, Size, Swatch } from '../../../../domain/product/product.ts';
import { useAnswer } from '../../../state/api/use-answer.ts';
import { frameShown } from '../../../state/page/frame-shown.ts';
import { warn } from '../../../state/page/log.ts';
import { loadSwatchStock } from '../../../state/product/products.ts';

/** The colours as they can be had in the size chosen; as the page knew them while that is not known. */
export function useSwatchStock({ groupId, swatches }: Product, chosen: Size | null): readonly Swatch[] {
  const sizeGroupId = chosen?.sizeGroupId ?? null;
  const key = sizeGroupId === null || swatches.length < 2 ? null : `${groupId} ${sizeGroupId}`;
  const loaded = useAnswer(key, async () => {
    await frameShown();
    return loadSwatchStock(groupId, sizeGroupId ?? 0);
  });
  const answer = loaded?.key === key ? loaded?.answer : undefined;
  const problem = answer?.ok === false ? answer.message : null;
  useEffect(() => {
    if (problem !== null) warn(`The stock of other colors could not be read: ${problem}`);
  }, [problem]);

  const inStock = answer?.ok ? answer.data : null;
  return useMemo(
    () =>
      inStock === null
        ? swatches
        : swatches.map((swatch) => ({ ...swatch, isSoldOut: !inStock.has(swatch.id) })),
    [swatches, inStock],
  );
}
