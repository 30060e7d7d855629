// Until somebody presses a heart, it is the form it is: the code that makes more of it comes then, or with the page for
// those who have loved something before. The first press is done once the code is there, and by the form if it never is.
import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '../../state/page/when-loaded.ts';
import { hasMark } from '../../state/visitor/session.ts';

export function HeartsOverlay() {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Loaded) return;
    const load = () => import('./hearts.tsx').then(({ Hearts }) => setLoaded(() => Hearts));
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLButtonElement>('love-heart button');
      if (!button) return;
      event.preventDefault();
      load()
        .then(() => customElements.whenDefined('love-heart'))
        .then(
          () => button.click(),
          () => button.form?.submit(),
        );
    };
    document.addEventListener('click', press);
    const stop = hasMark() ? whenLoaded(() => void load().catch(() => undefined)) : undefined;
    return () => {
      stop?.();
      document.removeEventListener('click', press);
    };
  }, [Loaded]);
  return Loaded && <Loaded />;
}
