import { useEffect } from 'react';
import { whenLoaded } from '../../../state/page/when-loaded.ts';

/** Takes note on this device that a product was looked at, however far down its page one came. */
export function useNotedView(productId: number): void {
  useEffect(
    () =>
      whenLoaded(async () => {
        const viewed = await import('../../../state/recommendation/recently-viewed.ts').catch(() => null);
        viewed?.noteViewed(productId);
      }),
    [productId],
  );
}
