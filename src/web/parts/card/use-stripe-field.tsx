// How a field of Stripe's opens and is tried again, whatever it is for.

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { CardEntry } from '../../../contract/payment/card-entry.ts';
import { type FieldOpening, FieldState } from './outside-field.tsx';
import { openStripe, type StripeBrowser, type StripeElement } from './stripe-browser.ts';
import styles from './stripe-field.module.css';

interface Made<Talk> {
  /** What is asked of it once it is there. */
  readonly talk: Talk;
  /** Tells when it is ready, and stands where the field is shown. */
  readonly field: StripeElement;
  /** Stand elsewhere, and go with it. */
  readonly others?: readonly StripeElement[];
}

interface StripeFieldOpened<Talk> {
  /** Null until Stripe's script has come. */
  readonly talk: RefObject<Talk | null>;
  readonly shown: ReactNode;
}

/** Made anew when any of `parts` changes, or when the shopper asks for it again. */
export function useStripeField<Talk>(
  entry: CardEntry,
  make: (stripe: StripeBrowser) => Made<Talk>,
  parts: readonly unknown[],
): StripeFieldOpened<Talk> {
  const place = useRef<HTMLDivElement>(null);
  const talk = useRef<Talk | null>(null);
  const making = useRef(make);
  making.current = make;
  const [state, setState] = useState<FieldOpening>('loading');
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it is made of
  useEffect(() => {
    let made: Made<Talk> | undefined;
    let isGone = false;
    const open = async () => {
      const stripe = await openStripe(entry);
      if (isGone || !place.current) return;
      if (!stripe) return setState('failed');
      made = making.current(stripe);
      made.field.on('ready', () => setState('ready'));
      made.field.on('loaderror', () => setState('failed'));
      made.field.mount(place.current);
      talk.current = made.talk;
    };
    open().catch(() => setState('failed'));
    return () => {
      isGone = true;
      made?.field.destroy();
      for (const other of made?.others ?? []) other.destroy();
      talk.current = null;
    };
  }, [entry, tries, ...parts]);

  const shown = (
    <>
      <div ref={place} className={styles.element} hidden={state === 'failed'} data-state={state} />
      <FieldState
        state={state}
        onRetry={() => {
          setState('loading');
          setTries((before) => before + 1);
        }}
      />
    </>
  );
  return { talk, shown };
}
