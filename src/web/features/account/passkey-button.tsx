// The door for whoever keeps a passkey. Whoever used one here before finds it in what the browser fills in as well.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '../../../contract/call.ts';
import { Button } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { words } from '../../../words/account/words.ts';
import { words as failureWords } from '../../../words/failure/words.ts';
import { useHydrated } from '../../state/page/hydrated.ts';
import { hasUsedPasskey } from './passkey-mark.ts';
import styles from './sign-in-forms.module.css';

type SignedIn = CallAnswer<'POST /api/auth/passkey/verify-authentication'>;

interface PasskeyButtonProps {
  onSignedIn: (answer: SignedIn) => void;
}

const device = () => import('./passkey-device.ts');

export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latestHandler = useRef(onSignedIn);
  useEffect(() => {
    latestHandler.current = onSignedIn;
  });
  // Its place is kept: nothing moves when it turns out that this browser can.
  const canAsk = useHydrated() && 'PublicKeyCredential' in window;

  const show = useCallback(async (offer: boolean) => {
    const found = await device().catch(() => null);
    if (!found) return offer || setProblem(failureWords.noAnswer);
    const answer = await found.showPasskey({ offer });
    if (answer?.ok) latestHandler.current(answer.data);
    else if (answer) setProblem(answer.message);
  }, []);

  useEffect(() => {
    if (!hasUsedPasskey()) return;
    let isGone = false;
    void (async () => {
      const canOffer = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
      if (canOffer && !isGone) await show(true);
    })();
    return () => {
      isGone = true;
      void device().then(
        ({ stopAsking }) => stopAsking(),
        () => undefined,
      );
    };
  }, [show]);

  const press = async () => {
    setPending(true);
    setProblem(null);
    await show(false);
    setPending(false);
  };
  return (
    <div className={styles.passkey} data-waiting={!canAsk || undefined}>
      {problem !== null && <Notification tone="error" title={problem} />}
      <Button variant="line" wide pending={pending} onClick={() => void press()}>
        {pending ? words.signingIn : words.signInWithPasskey}
      </Button>
    </div>
  );
}
