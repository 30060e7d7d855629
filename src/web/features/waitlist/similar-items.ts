// What can be had now instead: the product's other colours in the same size, then things of its kind.
import { useEffect, useState } from 'react';
import type { Product, Size } from '../../../domain/product/product.ts';
import type { Tile } from '../../../domain/product/tile.ts';
import { loadRecommendations, loadSwatchStock, loadTiles } from '../../state/product/products.ts';

const mostShown = 3;

type Tiles = readonly Tile[];

/** Never fails: what cannot be had, or not `inTime`, is left out. */
export async function loadSimilarItems(
  product: Product,
  size: Size | null,
  inTime: (part: Promise<Tiles>) => Promise<Tiles> = (part) => part,
): Promise<Tiles> {
  const parts = await Promise.all([inTime(otherColors(product, size)), inTime(ofItsKind(product))]);
  return parts.flat().slice(0, mostShown);
}

async function ofItsKind({ id }: Product): Promise<Tiles> {
  const similar = await loadRecommendations(id, 'similar-items');
  return similar.ok ? similar.data.filter(({ isSoldOut }) => !isSoldOut) : [];
}

async function otherColors(product: Product, size: Size | null): Promise<Tiles> {
  const others = product.swatches.filter(({ selected, isSoldOut }) => !selected && !isSoldOut);
  if (others.length === 0) return [];
  const stock = size ? await loadSwatchStock(product.groupId, size.sizeGroupId) : null;
  const ids = others.map(({ id }) => id).filter((id) => !stock?.ok || stock.data.has(id));
  const tiles = ids.length > 0 ? await loadTiles(ids.slice(0, mostShown)) : null;
  return tiles?.ok ? tiles.data.filter(({ isSoldOut }) => !isSoldOut) : [];
}

/** Given what was found already, nothing is asked. */
export function useSimilarItems(product: Product, size: Size | null, found: Tiles | null): Tiles {
  const [tiles, setTiles] = useState<Tiles>(found ?? []);
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
