import { type startTransition, useEffect, useRef, useState } from 'react';
import type { Answered } from './call.ts';

interface Loaded<T> {
  /** What it was asked for. */
  readonly key: string;
  readonly answer: Answered<T>;
}

/**
 * What the shop answers to something a part asks once it is there; null until that is known. Asked again when the key
 * is another: an answer that was overtaken is dropped, and the last one stays until the next has come. Without a key
 * nothing is asked. What nobody looks at yet is shown by `startTransition`, in small steps.
 */
export function useAnswer<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Answered<T>>,
  show: typeof startTransition = (update) => void update(),
): Loaded<T> | null {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  const latest = useRef({ load, show });
  latest.current = { load, show };
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    latest.current.load(stop.signal).then((answer) => {
      if (!stop.signal.aborted) latest.current.show(() => setLoaded({ key, answer }));
    });
    return () => stop.abort();
  }, [key]);
  return loaded;
}
