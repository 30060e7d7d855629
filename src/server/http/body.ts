// Reading a request's body: counted while it arrives, and clean text before anything looks at it.
import type { Context } from 'hono';
import { words } from '../../words/failure/words.ts';
import type { Environment } from './environment.ts';
import { ProblemError } from './problem.ts';

export const largestBody = 64 * 1024;
const deepestNesting = 32;
const poisonedKeys = new Set(['__proto__', 'constructor', 'prototype']);

export async function readJson(c: Context<Environment>): Promise<unknown> {
  if (c.req.header('content-encoding') !== undefined)
    throw new ProblemError('unsupported_body', words.notCompressed);
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
    throw new ProblemError('unsupported_body', words.asJson);
  const value = parseJson(await readText(c));
  refuseUnclean(value);
  return value;
}

/** Whether a form of a page sent it. */
export function isForm(c: Context<Environment>): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '');
}

/** The fields of a form, each as text; one that comes twice is refused. */
export async function readForm(c: Context<Environment>): Promise<Readonly<Record<string, string>>> {
  if (c.req.header('content-encoding') !== undefined)
    throw new ProblemError('unsupported_body', words.notCompressed);
  const fields = [...new URLSearchParams(await readText(c))];
  if (new Set(fields.map(([name]) => name)).size < fields.length)
    throw new ProblemError('invalid_request', words.fieldTwice);
  const form = Object.fromEntries(fields);
  refuseUnclean(form);
  return form;
}

/** The very bytes, as text: what is signed is signed over these. */
export async function readText(c: Context<Environment>): Promise<string> {
  const tooLarge = () => new ProblemError('body_too_large', words.bodyTooLarge);
  if (Number(c.req.header('content-length') ?? 0) > largestBody) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.byteLength;
      if (size > largestBody) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // Whoever sent it has gone away in the middle.
    throw new ProblemError('invalid_request', words.bodyBrokeOff);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new ProblemError('invalid_request', words.notUtf8);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError('invalid_request', words.notJson);
  }
}

/** Walked without recursion, so that no nesting, however deep, can exhaust the stack. */
function refuseUnclean(root: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value === 'string') refuseUncleanText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepestNesting) throw new ProblemError('invalid_request', words.nestedTooDeeply);
    for (const [key, item] of Object.entries(value)) {
      if (poisonedKeys.has(key)) throw new ProblemError('invalid_request', words.keyNotAllowed);
      refuseUncleanText(key);
      open.push({ value: item, depth: depth + 1 });
    }
  }
}

/** PostgreSQL would refuse a NUL, and silently change a lone surrogate. */
function refuseUncleanText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new ProblemError('invalid_request', words.textMalformed);
}
