// A purchase that began at a button of a product's page. What became of it is told there too, once.
import { useEffect, useState } from 'react';
import { type BoughtNow, boughtNow, whyNotBought } from '../../../domain/bag/bought-now.ts';
import { buyNowMessageKey, writeLocal } from '../visitor/local-values.ts';
import { readTab, removeTab, writeTab } from './session-values.ts';
import type { Placing } from './use-placing.ts';

const tabKey = 'bought now';
/** Who comes back to the product much later starts anew. */
const lifetimeMs = 30 * 60_000;

/** By the address it was come to with; the steps of checkout have addresses of their own, so the tab remembers it. */
export function useBoughtNow(placing: Placing): BoughtNow | null {
  const [bought, setBought] = useState<BoughtNow | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const purchase = boughtNow(query.get('pay'), query.get('product'));
    if (purchase) writeTab(tabKey, purchase);
    setBought(purchase ?? (readTab(tabKey) as BoughtNow | null));
  }, []);
  useEffect(() => {
    if (!bought) return;
    if (placing.phase === 'placed') removeTab(tabKey);
    if (placing.phase !== 'failed') return;
    const { outcome } = placing;
    const lines = outcome.kind === 'moved' ? outcome.quote?.meta.cartItems : undefined;
    writeLocal(buyNowMessageKey(bought.productId), whyNotBought(bought, outcome.message, lines), lifetimeMs);
  }, [bought, placing]);
  return bought;
}
