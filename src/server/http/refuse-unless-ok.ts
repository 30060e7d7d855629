// An outcome of the shop as an answer. A route that forgets one of its refusals does not compile.
import type { ProblemError } from './problem.ts';

interface Ok {
  readonly ok: true;
}

interface Refusal {
  readonly ok: false;
  readonly code: string;
}

/** A problem for every code that the outcome may have. */
export type RefusalsOf<O extends Ok | Refusal> = {
  readonly [Code in Extract<O, Refusal>['code']]: (
    refusal: Extract<O, { readonly code: Code }>,
  ) => ProblemError;
};

/** Throws the problem of a refusal. */
export function refuseUnlessOk<O extends Ok | Refusal>(
  outcome: O,
  refusals: RefusalsOf<O>,
): asserts outcome is Extract<O, Ok> {
  if (outcome.ok) return;
  // The type above has a problem for every code, each for its own refusal alone.
  const problemOf: (refusal: never) => ProblemError = refusals[outcome.code as keyof RefusalsOf<O>];
  throw problemOf(outcome as never);
}
