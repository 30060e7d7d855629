// What the fields of outside processors have in common: how far their opening is, and the page's own values for them.
import { Button } from '../../../design/button/button.tsx';
import { Notification } from '../../../design/message/notification.tsx';

export type FieldOpening = 'loading' | 'ready' | 'failed';

interface FieldStateProps {
  state: FieldOpening;
  onRetry: () => void;
}

export function FieldState({ state, onRetry }: FieldStateProps) {
  if (state === 'loading') return <p role="status">Opening the card field…</p>;
  if (state === 'ready') return null;
  return (
    <>
      <Notification tone="error" title="The card field did not load.">
        Everything you typed is kept. Check your connection and try again.
      </Notification>
      <Button type="button" variant="line" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
}

/** The shop's own values, read from the page, so that both styles are right. */
export function pageValues(): (name: string) => string {
  const page = getComputedStyle(document.documentElement);
  return (name) => page.getPropertyValue(name).trim();
}
