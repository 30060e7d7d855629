import { useEffect, useState } from 'react';
import type { Answered } from '../../state/api/call.ts';
import { useAnswer } from '../../state/api/use-answer.ts';
import { leavesForProof } from '../session/use-change.ts';

/** What a page shows and reads again after a change. */
export function useRead<T>(load: (signal: AbortSignal) => Promise<Answered<{ readonly content: T }>>) {
  const [reads, setReads] = useState(0);
  const loaded = useAnswer(String(reads), load);
  const refusal = loaded && !loaded.answer.ok ? loaded.answer : null;
  useEffect(() => {
    if (refusal) leavesForProof(refusal);
  }, [refusal]);
  return {
    content: loaded?.answer.ok ? loaded.answer.data.content : null,
    refusal,
    reload: () => setReads((before) => before + 1),
  };
}
