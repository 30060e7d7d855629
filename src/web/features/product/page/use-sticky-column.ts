import { type RefObject, useEffect, useRef, useState } from 'react';
import { sidebarSticks } from '../../../../domain/product/scrolling.ts';

interface Columns {
  readonly gallery: RefObject<HTMLDivElement | null>;
  readonly info: RefObject<HTMLDivElement | null>;
  /** The column that stays in view while the other, clearly taller, scrolls by. */
  readonly sticking: 'gallery' | 'info' | null;
}

export function useStickyColumn(): Columns {
  const gallery = useRef<HTMLDivElement>(null);
  const info = useRef<HTMLDivElement>(null);
  const [sticking, setSticking] = useState<Columns['sticking']>(null);
  useEffect(() => {
    const [pictures, words] = [gallery.current, info.current];
    if (!pictures || !words) return;
    const measure = () => {
      if (sidebarSticks(words.offsetHeight, pictures.offsetHeight)) setSticking('gallery');
      else setSticking(sidebarSticks(pictures.offsetHeight, words.offsetHeight) ? 'info' : null);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(pictures);
    observer.observe(words);
    return () => observer.disconnect();
  }, []);
  return { gallery, info, sticking };
}
