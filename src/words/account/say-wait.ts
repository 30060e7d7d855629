import { waitMinutes } from '../../domain/account/sign-in-limit.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

/** Such as "Wait 10 minutes", which goes into sentences. */
export function sayWait(language: Language, seconds: number): string {
  return wordsIn(language).waitMinutes(waitMinutes(seconds));
}
