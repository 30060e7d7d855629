// What a command says on the terminal: a line for each step with its time, and one sentence when it has to give up.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error.ts';
import { DatabaseTooOldError } from '../database/migrate.ts';
import { ConfigurationError } from './configuration/configuration.ts';
import { describeError } from './logging/describe-error.ts';
import type { Step } from './step.ts';

export const say = (line: string) => process.stdout.write(`${line}\n`);

export const step: Step = async (name, work) => {
  const began = performance.now();
  const result = await work();
  const text = typeof name === 'string' ? name : name(result);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  // The columns of scripts/setup/step.mjs, whose lines stand above these.
  say(`  ✓ ${text.padEnd(46)} ${seconds.padStart(6)} s`);
  return result;
};

/** For what whoever typed the command can put right. */
export class CommandError extends Error {}

export function giveUp(error: unknown): never {
  process.stderr.write(`\n  ${sentenceFor(error)}\n`);
  process.exit(1);
}

/** What to do about it, in one sentence; a failure nobody foresaw keeps its stack. */
function sentenceFor(error: unknown): string {
  if (
    error instanceof CommandError ||
    error instanceof ConfigurationError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof DatabaseTooOldError
  )
    return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const port = process.env.PORT ?? '3000';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: stop what uses it, or choose another with PORT=3001 npm start.`;
  if (code === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return `This user may not listen on port ${port}: choose one above 1023 with PORT.`;
  if (
    /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|28|3D000|08)/.test(code) ||
    isTimeout(error)
  )
    return `The database of DATABASE_URL cannot be reached (${code || 'no answer'}): check that it runs, and its name, user and password.`;
  // A failed statement's own message is its values; what the database said of it is what helps.
  if (error instanceof DrizzleQueryError) return JSON.stringify(describeError(error), null, 2);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout expired|Connection terminated/.test(error.message);
}
