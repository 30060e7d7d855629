import { type ReactNode, useState } from 'react';
import { words } from '../../../words/review/words.ts';
import { readLikeness } from './likeness.ts';
import { useFitFor } from './use-fit-for.ts';

/** The size that people like the one who looks found true, in one line; `instead` while there is none to name. */
export default function FitWords({ productId, instead }: { productId: number; instead: ReactNode }) {
  const [likeness] = useState(readLikeness);
  const answer = useFitFor(productId, likeness);
  if (!answer?.ok || !answer.data.content.suggestion) return instead;
  const { people, suggestion } = answer.data.content;
  return words.wearInIt(suggestion.people, people, suggestion.sizeName);
}
