// One file on its way: announced, sent part by part, then looked at by the shop. Whatever breaks off goes on where it was.
import type { Problem, ProblemCode } from '../../../contract/problem.ts';
import type { BroughtKind } from '../../../domain/media/brought-file.ts';
import { words } from '../../../words/desk-pictures/words.ts';
import { type Answered, call } from '../../state/api/call.ts';

export interface Sending {
  readonly productId: number;
  readonly kind: BroughtKind;
  readonly name: string;
  readonly file: File;
  /** What is there of it already. */
  uploadId: string | null;
  sent: number;
}

export type SendEnd =
  | { readonly state: 'arrived'; readonly path: string }
  | { readonly state: 'refused' | 'broken'; readonly why: string };

/** A part of a slow line, or a look at a large picture. */
const patienceMs = 60_000;
const mostTries = 4;
const waitMs = 1_000;

/** What another try may change. */
const passing: ReadonlySet<ProblemCode | 'no_answer'> = new Set([
  'no_answer',
  'request_timeout',
  'too_many_requests',
  'unavailable',
  'internal',
]);

export async function sendUpload(
  sending: Sending,
  signal: AbortSignal,
  onGo: (step: 'sending' | 'looking', percent: number) => void,
): Promise<SendEnd> {
  const { productId, kind, name, file } = sending;
  const id = String(productId);
  onGo('sending', 0);
  if (sending.uploadId === null) {
    const announced = await again(signal, () =>
      call('POST /api/admin/products/{id}/uploads', {
        params: { id },
        body: { kind, name: name.slice(0, 200), bytes: file.size },
      }),
    );
    if (!announced.ok) return endOf(announced);
    sending.uploadId = announced.data.content.uploadId;
    partBytes = announced.data.content.partBytes;
  }
  const path = `/api/admin/products/${id}/uploads/${sending.uploadId}`;
  const parts = Math.ceil(file.size / partBytes);
  while (sending.sent < parts) {
    const from = sending.sent * partBytes;
    const form = new FormData();
    form.set('part', file.slice(from, from + partBytes), 'part');
    const answer = await again(signal, () => sendBody(`${path}/parts/${sending.sent}`, form, signal));
    if (!answer.ok) return endOf(answer);
    sending.sent += 1;
    onGo('sending', Math.round((100 * sending.sent) / parts));
  }
  onGo('looking', 100);
  const answer = await again(signal, () => sendBody<TakenIn>(`${path}/take-in`, {}, signal));
  if (!answer.ok) return endOf(answer);
  const { picture, film } = answer.data.content;
  return { state: 'arrived', path: picture ?? film ?? '' };
}

/** The shop says how long its parts are; they are the same for every file. */
let partBytes = 1;

interface TakenIn {
  readonly content: { readonly picture: string | null; readonly film: string | null };
}

function endOf({ code, message }: Extract<Answered<unknown>, { readonly ok: false }>): SendEnd {
  if (code === 'no_answer') return { state: 'broken', why: words.brokeOff };
  return { state: passing.has(code) ? 'broken' : 'refused', why: message };
}

/** A few times, with a moment between, as long as another try may help. */
async function again<T>(signal: AbortSignal, ask: () => Promise<Answered<T>>): Promise<Answered<T>> {
  for (let tries = 1; ; tries++) {
    const answer = await ask();
    if (answer.ok || !passing.has(answer.code) || tries === mostTries || signal.aborted) return answer;
    await new Promise((done) => setTimeout(done, waitMs));
  }
}

/** With the patience that a part on a slow line needs, and with a form, which other calls have not. */
export async function sendBody<T>(
  path: string,
  body: FormData | object,
  signal: AbortSignal,
): Promise<Answered<T>> {
  try {
    const isForm = body instanceof FormData;
    const response = await fetch(path, {
      method: 'POST',
      signal: AbortSignal.any([AbortSignal.timeout(patienceMs), signal]),
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
      body: isForm ? body : JSON.stringify(body),
    });
    if (response.ok)
      return { ok: true, data: (response.status === 204 ? undefined : await response.json()) as T };
    const problem = (await response.json()) as Problem;
    return { ok: false, code: problem.code, message: problem.detail, problem };
  } catch {
    return { ok: false, code: 'no_answer', message: words.brokeOff };
  }
}
