// What is said to someone who has just signed in.

import { firstName } from '../../domain/text/first-name.ts';
import { words } from '../../words/account/words.ts';

interface Welcomed {
  readonly name: string;
  /** What came along from the guest that they were. */
  readonly loves: number;
  readonly bagItems: number;
  readonly hadAccount: boolean;
}

export function welcomeMessage({ name, loves, bagItems, hadAccount }: Welcomed): string {
  return [words.welcome(firstName(name)), movedIn(loves, bagItems), hadAccount && words.hadAccountAlready]
    .filter((part) => part !== null && part !== false)
    .join(' ');
}

function movedIn(loves: number, bagItems: number): string | null {
  if (loves > 0 && bagItems > 0) return words.lovesAndBagItemsMovedIn(loves, bagItems);
  if (bagItems > 0) return words.bagItemsMovedIn(bagItems);
  return loves > 0 ? words.lovesMovedIn(loves) : null;
}
