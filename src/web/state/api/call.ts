// Calls to the shop from the browser. A refusal, or no answer at all, is a value that says what to tell the shopper.
import type { CallAnswer, CallInput, Route } from '../../../contract/call.ts';
import type { Problem, ProblemCode } from '../../../contract/problem.ts';
import { words } from '../../../words/failure/words.ts';

export type Answered<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      readonly code: ProblemCode | 'no_answer';
      readonly message: string;
      /** All that was said of it, when there was an answer. */
      readonly problem?: Problem;
    };

interface Sent {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface CallOptions {
  /** Lets go of the call when its answer is no longer wanted. */
  readonly signal?: AbortSignal;
  /** Sent even if the page is left meanwhile. */
  readonly keepalive?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

const patienceMs = 15_000;

/** `route` is one of contract/operations.ts, which says what goes in and what comes out. */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R>,
  { signal, ...options }: CallOptions = {},
): Promise<Answered<CallAnswer<R>>> {
  const { params, query, body } = input as Sent;
  const [method = '', path = ''] = route.split(' ');
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])));
  try {
    const response = await fetch(`${url}${searchOf(query)}`, {
      method,
      ...options,
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])]),
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json', ...options.headers },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) return refusalOf(await response.json());
    const hasBody = response.headers.get('content-type') !== null;
    return { ok: true, data: hasBody ? await response.json() : undefined };
  } catch {
    return { ok: false, code: 'no_answer', message: words.noAnswer };
  }
}

function searchOf(query: Sent['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

function refusalOf(answer: unknown): Answered<never> {
  const problem = answer as Problem;
  return { ok: false, code: problem.code, message: problem.detail, problem };
}
