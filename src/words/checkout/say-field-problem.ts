import { partProblem } from '../../domain/account/address.ts';
import type { LabelledField } from './label-address-field.ts';

/** The fault of a field in the sentence that the field brings along, or null: a page carries no other words for it. */
export function sayFieldProblem(field: LabelledField, value: string): string | null {
  const problem = partProblem(field, value);
  return problem && field.sentences[problem];
}
