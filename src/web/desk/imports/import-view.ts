import type { ProductImport } from '../../../contract/desk/imports.ts';
import type { RowVerdict } from '../../../domain/import/import-state.ts';

/** Which rows are shown: those that would do something, those of one kind, or what came of them later. */
export type RowChoice = 'taken' | RowVerdict | 'overtaken' | 'left';

export const isUnderWay = ({ state }: Pick<ProductImport, 'state'>): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

/** How many a press would apply: none while something is under way, or after all of it was taken back. */
export function rowsToApply(
  { state, outcomes }: Pick<ProductImport, 'state' | 'outcomes'>,
  leftOut: readonly number[],
): number {
  if (state === 'checked') return Math.max(0, outcomes.left - leftOut.length);
  return state === 'applied' ? outcomes.left : 0;
}
