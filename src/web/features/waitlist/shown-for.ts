// How the waitlist opens: as wide as there is something to show beside it.
import type { Product, Size } from '../../../domain/product/product.ts';
import { waitlistDisplay } from '../../../domain/waitlist/waitlist.ts';
import { loadSimilarItems } from './similar-items.ts';
import type { WaitlistOverlayProps } from './waitlist-overlay.tsx';

/** Longer than that nobody waits for a form to open because of what could stand beside it. */
const patienceMs = 1_500;

export type Shown = Pick<WaitlistOverlayProps, 'product' | 'size' | 'similar' | 'display'>;

interface Wishes {
  readonly place: 'page' | 'overlay';
  readonly prefersSoldOutDrawer: boolean;
}

export async function shownFor(
  product: Product,
  size: Size | null,
  { place, prefersSoldOutDrawer }: Wishes,
): Promise<Shown> {
  if (place === 'overlay') return { product, size, similar: null, display: 'mini-drawer' };
  const late = new Promise<[]>((resolve) => setTimeout(resolve, patienceMs, []));
  const similar = await loadSimilarItems(product, size, (part) => Promise.race([part, late]));
  const similarItemsEnabled = similar.length > 0;
  const display = waitlistDisplay({ similarItemsEnabled, prefersSoldOutDrawer });
  return { product, size, similar: similarItemsEnabled ? similar : null, display };
}
