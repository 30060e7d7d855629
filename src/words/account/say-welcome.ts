// What is said to someone who has just signed in.

import { firstName } from '../../domain/text/first-name.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

interface Arrival {
  readonly name: string;
  /** What came along from the guest that they were. */
  readonly loves: number;
  readonly bagItems: number;
  readonly hadAccount: boolean;
}

export function sayWelcome(language: Language, { name, loves, bagItems, hadAccount }: Arrival): string {
  const words = wordsIn(language);
  return [
    words.welcome(firstName(name)),
    sayMovedIn(language, loves, bagItems),
    hadAccount && words.hadAccountAlready,
  ]
    .filter((part) => part !== null && part !== false)
    .join(' ');
}

function sayMovedIn(language: Language, loves: number, bagItems: number): string | null {
  const words = wordsIn(language);
  if (loves > 0 && bagItems > 0) return words.lovesAndBagItemsMovedIn(loves, bagItems);
  if (bagItems > 0) return words.bagItemsMovedIn(bagItems);
  return loves > 0 ? words.lovesMovedIn(loves) : null;
}
