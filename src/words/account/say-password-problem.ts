import { longestPassword, type PasswordProblem, shortestPassword } from '../../domain/account/password.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayPasswordProblem(language: Language, problem: PasswordProblem): string {
  const words = wordsIn(language);
  switch (problem) {
    case 'too_short':
      return words.atLeastCharacters(shortestPassword);
    case 'too_long':
      return words.atMostCharacters(longestPassword);
    case 'like_email':
      return words.passwordLikeEmail;
    case 'stolen':
      return words.passwordStolen;
  }
}
