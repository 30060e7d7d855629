// What hearts say beyond themselves: the word about the first love, the way in when a guest has loved enough, and what
// could not be kept. Comes once a page has loaded.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '../../../design/message/live-region.tsx';
import type { ToastMessage } from '../../../design/message/toast.tsx';
import { signInPath } from '../../../domain/account/return-path.ts';
import { sayWelcome } from '../../../words/account/say-welcome.ts';
import { words } from '../../../words/love/words.ts';
import { pageLanguage } from '../../../words/page-language.ts';
import { type SignedIn, signInOverlay } from '../../parts/account/sign-in-overlay.ts';
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx';
import { refreshBag } from '../../state/bag/bag.ts';
import { refreshLoves } from '../../state/love/loves.ts';
import { useOverlay } from '../../state/overlay/overlay.ts';
import { hasMark, refreshSession } from '../../state/visitor/session.ts';
import { defineHearts, love } from './heart-element.ts';

/** A guest is told once a session, and not at all when they were here before. */
const noticeKey = 'loves-told';

export function Hearts() {
  const { Toaster, toast } = useLateToast();
  const navigate = useNavigate();
  const drawer = useOverlay();
  const [wanted, setWanted] = useState<{ productId: number; name: string } | null>(null);
  const isKnown = useRef(false);

  const latest = useRef({ toast, navigate, open: drawer.open });
  latest.current = { toast, navigate, open: drawer.open };

  useEffect(() => {
    // Somebody who loved something before knows where it is kept.
    isKnown.current = hasMark();
    defineHearts({
      onFirst: () => {
        if (isKnown.current || hasSeenNotice()) return;
        const { toast, navigate } = latest.current;
        toast({
          message: words.savedOnDevice,
          action: { label: words.signIn, onPress: () => navigate(signInPath(window.location.pathname)) },
        });
      },
      onSignIn: (product) => {
        setWanted(product);
        latest.current.open();
      },
      onFailure: (name) => {
        announce(words.isAsItWas(name), 'urgent');
        latest.current.toast({ message: words.didNotReachUs });
      },
      onRemoved: ({ productId, name }) =>
        latest.current.toast({
          message: words.removed(name),
          action: { label: words.undo, onPress: () => void love(productId, name) },
        }),
    });
    void refreshLoves();
  }, []);

  const onSignedIn = async (signedIn: SignedIn) => {
    drawer.close();
    isKnown.current = true;
    if (wanted) await love(wanted.productId, wanted.name);
    toast({ message: sayWelcome(pageLanguage, { ...signedIn, loves: signedIn.loves + (wanted ? 1 : 0) }) });
    setWanted(null);
    await Promise.all([refreshSession(), refreshLoves(), refreshBag()]);
  };

  return (
    <>
      {Toaster && <Toaster />}
      {drawer.wasOpened && (
        <LazyOverlay
          part={signInOverlay}
          props={{
            open: drawer.isOpen,
            onClose: drawer.close,
            title: words.keepLoving,
            lead: wanted ? words.lovesComeAlongWith(wanted.name) : words.lovesComeAlong,
            onSignedIn,
          }}
        />
      )}
    </>
  );
}

/** A toast is rare, and its code is not small: it comes with the first. One that cannot come is said all the same. */
function useLateToast() {
  const [loaded, setLoaded] = useState<typeof import('../../../design/message/toast.tsx') | null>(null);
  const waiting = useRef<ToastMessage[]>([]);
  const toast = (message: ToastMessage) => {
    if (loaded) return loaded.raiseToast(message);
    waiting.current.push(message);
    import('../../../design/message/toast.tsx').then(setLoaded, () => announce(message.message));
  };
  // Only what is there can show one.
  useEffect(() => {
    for (const message of loaded ? waiting.current.splice(0) : []) loaded?.raiseToast(message);
  }, [loaded]);
  return { Toaster: loaded?.Toaster, toast };
}

function hasSeenNotice(): boolean {
  try {
    const isSeen = sessionStorage.getItem(noticeKey) !== null;
    sessionStorage.setItem(noticeKey, '1');
    return isSeen;
  } catch {
    return false;
  }
}
