// The queue by keyboard: J and K go through the reviews, P does what the first button does, A answers and R refuses with a
// reason. Each of them has its button or its field.
import { type RefObject, useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';

export function useQueueKeys(queue: RefObject<HTMLDivElement | null>): void {
  const at = useRef(-1);
  const reviews = () => [...(queue.current?.querySelectorAll<HTMLElement>(':scope > [data-review]') ?? [])];
  const currentReview = () => reviews()[at.current];
  const move = (by: number) => {
    const next = at.current + by;
    if (next < 0 || next >= reviews().length) return;
    at.current = next;
    const review = reviews()[next];
    review?.focus();
    review?.scrollIntoView({ block: 'nearest' });
  };
  const fields = () => [...(currentReview()?.querySelectorAll('textarea') ?? [])];
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    p: () => currentReview()?.querySelector<HTMLButtonElement>('button[type=submit]')?.click(),
    a: () => fields()[0]?.focus(),
    r: () => fields()[1]?.focus(),
  });
}
