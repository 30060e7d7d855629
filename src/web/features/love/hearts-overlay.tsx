// Until somebody comes near a heart, it is the form it is: the code that makes more of it comes then, or with the page for
// those who have loved something before. A press that comes first is done once the code is there, and by the form if it
// never comes.
import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '../../state/page/when-loaded.ts';
import { hasMark } from '../../state/visitor/session.ts';

const heartAt = ({ target }: Event) => (target as Element).closest?.('love-heart');

export function HeartsOverlay() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Loaded) return;
    const load = () => import('./hearts.tsx').then(({ Hearts }) => setLoaded(() => Hearts));
    const prefetch = () => void load().catch(() => undefined);
    const near = (event: Event) => heartAt(event) && prefetch();
    const press = (event: Event) => {
      const button = heartAt(event)?.querySelector('button');
      if (!button) return;
      event.preventDefault();
      load()
        .then(() => customElements.whenDefined('love-heart'))
        .then(
          () => button.click(),
          () => button.form?.submit(),
        );
    };
    const stopWaiting = hasMark() ? whenLoaded(prefetch) : undefined;
    const events = { pointerover: near, focusin: near, click: press };
    for (const [name, listener] of Object.entries(events)) document.addEventListener(name, listener);
    return () => {
      stopWaiting?.();
      for (const [name, listener] of Object.entries(events)) document.removeEventListener(name, listener);
    };
  }, [Loaded]);
  return Loaded && <Loaded />;
}
