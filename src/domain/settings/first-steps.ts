// The way from an empty shop to its first sale: each step is over when what is looked at before opening says so.
import type { OpeningCheck, OpeningState } from './opening.ts';

export const firstSteps = ['name', 'place', 'goods', 'payment', 'trial', 'open'] as const;
export type FirstStep = (typeof firstSteps)[number];

const checksOf: Readonly<Record<FirstStep, readonly OpeningCheck[]>> = {
  name: ['name'],
  place: ['seller', 'contact'],
  goods: ['goods'],
  payment: ['payment'],
  trial: ['trial'],
  open: ['address'],
};

export interface FirstStepState<Item> {
  readonly step: FirstStep;
  readonly isDone: boolean;
  /** What is said of it: the first thing that is left to do, or the first that is done. */
  readonly item: Item | undefined;
}

export function stepsToFirstSale<Item extends { readonly check: OpeningCheck; readonly state: OpeningState }>(
  items: readonly Item[],
): readonly FirstStepState<Item>[] {
  return firstSteps.map((step) => {
    const own = items.filter(({ check }) => checksOf[step].includes(check));
    const left = own.find(({ state }) => state !== 'done');
    return { step, isDone: left === undefined, item: left ?? own[0] };
  });
}
