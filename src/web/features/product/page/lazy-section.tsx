// A lower part of the page that is made when someone comes near it: most visits never do.
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { lazyOffset } from '../../../../domain/product/scrolling.ts';

interface LazySectionProps {
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

export function LazySection({ id, className, children }: LazySectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const section = place.current;
    if (!section) return;
    // Made bit by bit: whoever touches the page meanwhile comes first.
    const come = () => startTransition(() => setIsNear(true));
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin: `${lazyOffset}px 0px` },
    );
    observer.observe(section);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} id={id} className={className}>
      {isNear && children}
    </div>
  );
}
