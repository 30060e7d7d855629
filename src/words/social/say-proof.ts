import type { Proof } from '../../domain/social/social-proof.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** What others do with a product, in two parts: the first is set in stronger type. */
export interface ProofMessage {
  readonly strongText: string;
  readonly text: string;
}

export function sayProof(language: Language, { code, count }: Proof): ProofMessage {
  const words = wordsIn(language);
  switch (code) {
    case 'selling':
      return { strongText: words.sellingNow, text: words.soldThisWeek(count) };
    case 'in_bags':
      return { strongText: words.wanted, text: words.inBags(count) };
    case 'in_other_bags':
      return { strongText: words.wanted, text: words.inOtherBags(count) };
    case 'loved':
      return { strongText: words.loved, text: words.lovedBy(count) };
  }
}
