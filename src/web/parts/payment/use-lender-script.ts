// A lender's script: late, and retried. Whether it has come is all the page knows of it.
import { useEffect, useState } from 'react';
import type { LenderScript } from '../../../contract/payment/pay-in-four.ts';
import { type Lender, lenderNames, mayLoadLender } from '../../../domain/payment/pay-in-four.ts';
import { languageOfPath } from '../../../domain/visitor/language-path.ts';
import { whenLoaded } from '../../state/page/when-loaded.ts';
import { loadOutsideScript } from '../../state/payment/outside-script.ts';

export type LenderState = 'waiting' | 'there' | 'failed';

const phone = '(max-width: 699px)';
const againMs = 30_000;

export function useLenderScript(lender: Lender, script: LenderScript | null): LenderState {
  const [state, setState] = useState<LenderState>('waiting');
  useEffect(() => {
    if (script === null) return;
    let isLoaded = false;
    let hasScrolled = scrollY > 0;
    let isBusy = false;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isPhone = matchMedia(phone).matches;
      if (
        isBusy ||
        isGone ||
        !mayLoadLender({ isLoaded, isPhone, hasScrolled, path: languageOfPath(location.pathname).path })
      )
        return;
      isBusy = true;
      loadOutsideScript(script.url).then(
        () => !isGone && setState('there'),
        () => {
          isBusy = false;
          if (isGone) return;
          setState('failed');
          if (lender === 'klarna')
            // biome-ignore lint/suspicious/noConsole: a lender that cannot be reached is told of here alone
            console.warn(`${lenderNames[lender]}’s script did not load; it is tried again.`);
          timer = setTimeout(look, againMs);
        },
      );
    };
    const scrolled = () => {
      hasScrolled = true;
      look();
    };
    const stopWaiting = whenLoaded(() => {
      isLoaded = true;
      look();
    });
    addEventListener('scroll', scrolled, { once: true, passive: true });
    addEventListener('online', look);
    return () => {
      isGone = true;
      stopWaiting();
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
      removeEventListener('online', look);
    };
  }, [lender, script]);
  return state;
}
