// Calls to the shop from the browser. A refusal, or no answer at all, is a value that says what to tell the shopper.
import type { Problem, ProblemCode } from '../../contract/problem.ts';

export type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: ProblemCode | 'no_answer'; readonly message: string };

interface Asking {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  /** Lets go of the call when its answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

const patienceMs = 15_000;
const noAnswer = {
  ok: false,
  code: 'no_answer',
  message: 'The shop did not answer. Check your connection and try again; nothing was lost.',
} as const;

/** `T` is the answer the contract names for this call. */
export async function ask<T>(
  path: string,
  { method = 'GET', body, signal }: Asking = {},
): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) return refusalOf(await response.json());
    return { ok: true, data: response.status === 204 ? undefined : await response.json() } as Answered<T>;
  } catch {
    return noAnswer;
  }
}

function refusalOf(answer: unknown): Answered<never> {
  const { code, detail } = answer as Problem;
  return { ok: false, code, message: detail };
}
