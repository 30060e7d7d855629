// What the fields of outside processors have in common: how far their opening is, and the page's own values for them.

import { Button } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';
import { words } from '../../../words/payment/words.ts';

export type FieldOpening = 'loading' | 'ready' | 'failed';

interface FieldStateProps {
  state: FieldOpening;
  onRetry: () => void;
}

export function FieldState({ state, onRetry }: FieldStateProps) {
  if (state === 'loading') return <p role="status">{words.openingCardField}</p>;
  if (state === 'ready') return null;
  return (
    <>
      <Notification tone="error" title={words.cardFieldNotLoaded}>
        {words.checkConnection}
      </Notification>
      <Button type="button" variant="line" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </>
  );
}

/** The shop's own values, read from the page, so that both styles are right. */
export function pageValues(): (name: string) => string {
  const page = getComputedStyle(document.documentElement);
  return (name) => page.getPropertyValue(name).trim();
}
