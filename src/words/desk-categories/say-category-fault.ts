// What is wrong with a category, in a sentence for beside its field.
import type { CategoryFault } from '../../domain/catalogue/category-fields.ts';
import type { Language } from '../../domain/visitor/language.ts';
import { wordsIn } from './words.ts';

export function sayCategoryFault(language: Language, fault: CategoryFault): string {
  const { faults } = wordsIn(language);
  return fault.code === 'too_long' ? faults.too_long(fault.most) : faults[fault.code];
}
