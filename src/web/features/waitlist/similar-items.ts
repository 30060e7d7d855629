// What can be had now instead: the product's other colours in the same size, then things of its kind.
import { useEffect, useState } from 'react';
import type { Product, Size } from '../../../domain/product/product.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import { loadRecommendations, loadSwatchStock, loadTiles } from '../../state/product/products.ts';

const mostShown = 3;

/** Never fails: what cannot be had is left out. */
export async function loadSimilarItems(product: Product, size: Size | null): Promise<readonly Tile[]> {
  const [colors, similar] = await Promise.all([
    otherColors(product, size),
    loadRecommendations(product.id, 'similar-items'),
  ]);
  const near = similar.ok ? similar.data.filter(({ isSoldOut }) => !isSoldOut) : [];
  return [...colors, ...near].slice(0, mostShown);
}

async function otherColors(product: Product, size: Size | null): Promise<readonly Tile[]> {
  const others = product.swatches.filter(({ selected, isSoldOut }) => !selected && !isSoldOut);
  if (others.length === 0) return [];
  const stock = size ? await loadSwatchStock(product.groupId, size.sizeGroupId) : null;
  const ids = others.map(({ id }) => id).filter((id) => !stock?.ok || stock.data.has(id));
  const tiles = ids.length > 0 ? await loadTiles(ids.slice(0, mostShown)) : null;
  return tiles?.ok ? tiles.data.filter(({ isSoldOut }) => !isSoldOut) : [];
}

/** Given what was found already, nothing is asked. */
export function useSimilarItems(
  product: Product,
  size: Size | null,
  found: readonly Tile[] | null,
): readonly Tile[] {
  const [tiles, setTiles] = useState<readonly Tile[]>(found ?? []);
  const isKnown = found !== null;
  useEffect(() => {
    if (isKnown) return;
    let isCurrent = true;
    loadSimilarItems(product, size).then((loaded) => isCurrent && setTiles(loaded));
    return () => {
      isCurrent = false;
    };
  }, [product, size, isKnown]);
  return tiles;
}
