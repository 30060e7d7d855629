// How far a piece of long work is, looked at again and again until it is over.
import { useEffect, useState } from 'react';
import type { DeskJob } from '../../../contract/desk/jobs.ts';
import { isOver } from '../../../domain/job/desk-job.ts';
import type { Answered } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';

const lookMs = 700;

/** Asks again a while after each answer, as long as `isUnderWay` says so of it. */
export function usePolled<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Answered<T>>,
  isUnderWay: (data: T) => boolean,
): { readonly answer: Answered<T> | null; readonly reload: () => void } {
  const [looks, setLooks] = useState(0);
  const loaded = useAnswer(key && `${key} ${looks}`, load);
  const isOfThis = loaded !== null && key !== null && loaded.key.startsWith(`${key} `);
  const answer = isOfThis ? loaded.answer : null;
  // A look that failed is no end: the shop may be away for a moment.
  const goesOn = answer !== null && (!answer.ok || isUnderWay(answer.data));
  useEffect(() => {
    if (!goesOn || loaded?.key !== `${key} ${looks}`) return;
    const timer = setTimeout(() => setLooks(looks + 1), lookMs);
    return () => clearTimeout(timer);
  }, [goesOn, loaded, key, looks]);
  return { answer, reload: () => setLooks(looks + 1) };
}

export const isJobUnderWay = ({ state }: Pick<DeskJob, 'state'>): boolean => !isOver(state);
