// What is wrong with a menu or a footer, in a sentence for beside its field.
import type { NavigationFault } from '../../domain/content/navigation.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayNavigationFault(language: Language, fault: NavigationFault): string {
  const { faults } = wordsIn(language);
  if (fault.code === 'too_long') return faults.too_long(fault.most);
  return fault.code === 'too_many' ? faults.too_many(fault.most) : faults[fault.code];
}
