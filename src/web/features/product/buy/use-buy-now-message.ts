import { useEffect, useRef } from 'react';
import { whenLoaded } from '../../../state/page/when-loaded.ts';
import { buyNowMessageKey, readLocal, removeLocal } from '../../../state/visitor/local-values.ts';

/** Hands over a stored message once, and forgets it. */
export function useBuyNowMessage(productId: number, onMessage: (message: string) => void): void {
  const tell = useRef(onMessage);
  tell.current = onMessage;
  useEffect(
    () =>
      whenLoaded(() => {
        const message = readLocal(buyNowMessageKey(productId));
        if (message === undefined) return;
        removeLocal(buyNowMessageKey(productId));
        if (typeof message === 'string') tell.current(message);
      }),
    [productId],
  );
}
