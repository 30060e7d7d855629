// The reviews of a product as the server drew them. Their code comes when someone comes near: until then they are plain
// words and links, and the page's first script knows nothing of them.
import { type ComponentType, lazy, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import page from '../../../design/text/page.module.css';
import type { ReviewsSectionProps } from './reviews-section.tsx';

const load = () => import('./reviews-section.tsx');
const OnServer = import.meta.env.SSR ? lazy(load) : null;
/** Whatever is there is left alone. The very same object each time, so that nothing is ever set. */
const asItIs = { __html: '' };
const nearBy = '600px 0px';

export function DrawnReviews(props: ReviewsSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<ComponentType<ReviewsSectionProps> | null>(null);
  // On a page that was moved to there is nothing yet.
  const [isDrawn] = useState(isFirstPage);
  useEffect(() => {
    const come = () =>
      void load().then(
        (section) => startTransition(() => setLive(() => section.default)),
        // What the server drew stays.
        () => undefined,
      );
    if (!isDrawn || !place.current) return come();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && come(),
      {
        rootMargin: nearBy,
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isDrawn]);

  const outer = { id: 'reviews', className: page.section } as const;
  if (OnServer)
    return (
      <div {...outer}>
        <Suspense>
          <OnServer {...props} />
        </Suspense>
      </div>
    );
  if (Live)
    return (
      <div key="live" {...outer}>
        <Live {...props} />
      </div>
    );
  return isDrawn ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it keeps what the server drew
    <div ref={place} {...outer} suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />
  ) : (
    <div {...outer} />
  );
}

/** Until the page that the server drew is alive; the mark is set in root.tsx. */
function isFirstPage(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.alive === undefined;
}
