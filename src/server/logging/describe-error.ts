// What a failure may say of itself in a log: enough to find it, short, and nothing of the person it happened to.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { sqlStateOf } from '../../database/sql-state.ts';

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** SQLSTATE, or what the system calls it. */
  readonly code?: string;
  /** The statement, without its values. */
  readonly query?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

const longestMessage = 300;
const longestQuery = 160;
const frames = 4;
const deepestCause = 2;

export function describeError(error: unknown, depth = 0): DescribedError {
  if (error instanceof DrizzleQueryError)
    // Its own message has the values in it.
    return { ...describeError(error.cause, depth), query: oneLine(error.query).slice(0, longestQuery) };
  if (!(error instanceof Error)) return { type: typeof error, message: cut(redact(String(error))) };
  const code = sqlStateOf(error);
  const cause = error.cause !== undefined && depth < deepestCause;
  return {
    type: error.name,
    message: messageOf(error),
    ...(code !== null && { code }),
    ...(depth === 0 && { stack: framesOf(error) }),
    ...(cause && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** The one sentence of it, for where there is room for one. */
export function messageOf(error: unknown): string {
  const failure = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(failure instanceof Error)) return cut(redact(String(failure)));
  // PostgreSQL quotes the value it could not read.
  const isValue = sqlStateOf(failure)?.startsWith('22');
  return cut(redact(isValue ? failure.message.replace(/"[^"]*"/g, '"…"') : failure.message));
}

/** Addresses, phone numbers, and what looks like a token or the id of a guest. */
export function redact(text: string): string {
  return text
    .replace(/[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]{1,255}/g, '[email]')
    .replace(/\+?\d[\d -]{8,17}\d/g, '[number]')
    .replace(/[\w-]{22,}/g, (word) =>
      /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) ? '[token]' : word,
    );
}

function framesOf({ name, message, stack = '' }: Error): string {
  const lines = stack.startsWith(`${name}: ${message}`)
    ? stack.slice(name.length + 2 + message.length)
    : stack;
  return lines
    .split('\n')
    .filter(
      (line) => /^\s+at /.test(line) && !line.includes('node:internal') && !line.includes('node_modules'),
    )
    .slice(0, frames)
    .map((line) => line.trim())
    .join(' | ');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function cut(text: string): string {
  const line = oneLine(text);
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}
