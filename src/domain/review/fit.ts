// How a thing fits: the five-step scale reviewers use, and the notes the merchant writes.

import { isShoe } from '../product/sizes.ts';

/** Shoes fit by whole and half sizes, clothes more or less. */
export function fitScaleOf(categoryIds: readonly number[]): 'shoes' | 'clothing' {
  return isShoe(categoryIds) ? 'shoes' : 'clothing';
}

/** The step an average falls on, 1 to 5; null when nobody has said. */
export function fitStep(average: number | null): number | null {
  return average === null || Number.isNaN(average) ? null : Math.min(5, Math.max(1, Math.round(average)));
}

export interface FitNotes {
  /** How it fits, in a sentence of its own. */
  readonly fit: string | null;
  /** What reviewers say; shown as the way to their reviews. */
  readonly customerReviews: string | null;
  readonly others: readonly (readonly [label: string, text: string])[];
}

export function fitNotesToShow(notes: Readonly<Record<string, string>>): FitNotes {
  const { fit = null, customerReviews = null, ...others } = notes;
  return { fit, customerReviews, others: Object.entries(others) };
}
