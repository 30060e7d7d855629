// How far an import is, and what may be done with it.

export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const;

export type ImportState = (typeof importStates)[number];

/** What a row of the file would do. */
export const rowVerdicts = ['new', 'changed', 'same', 'refused'] as const;

export type RowVerdict = (typeof rowVerdicts)[number];

/** What came of it: done, overtaken by somebody else, refused, taken back, or left since it was changed again. */
export const rowOutcomes = ['applied', 'overtaken', 'refused', 'undone', 'left'] as const;

export type RowOutcome = (typeof rowOutcomes)[number];

/** So long all of it can be taken back at once. */
export const undoHours = 24;

/** After so many days what a file said is forgotten. */
export const importDays = 30;

export type ImportStep = 'apply' | 'undo';

/** Null where it may be done now. One that somebody stopped in the middle can be gone on with, and taken back. */
export function stepRefusal(
  step: ImportStep,
  {
    state,
    appliedAt,
    left,
  }: { readonly state: ImportState; readonly appliedAt: Date | null; readonly left: number },
  now: number,
): 'not_checked' | 'under_way' | 'nothing_left' | 'too_late' | null {
  if (state === 'checking' || state === 'failed') return 'not_checked';
  if (state === 'applying' || state === 'undoing') return 'under_way';
  if (step === 'apply') return state !== 'undone' && left > 0 ? null : 'nothing_left';
  if (state !== 'applied' || appliedAt === null) return 'nothing_left';
  return now - appliedAt.getTime() > undoHours * 3_600_000 ? 'too_late' : null;
}
