// The command: starts the shop, says where it is, and leaves nothing behind when told to stop.
import { pino } from 'pino';
import { EmbeddedPostgresError } from '../database/embedded/embedded-postgres-error.ts';
import { DatabaseTooOldError } from '../database/migrate.ts';
import { ConfigurationError, readConfiguration } from './configuration.ts';
import { startServer } from './server.ts';
import type { Step } from './step.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const step: Step = async (name, work) => {
  const began = performance.now();
  const result = await work();
  const text = typeof name === 'string' ? name : name(result);
  say(`  ✓ ${text.padEnd(40)} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return result;
};

async function main(): Promise<void> {
  const config = readConfiguration(process.env);
  const server = await startServer(config, step, pino({ level: config.LOG_LEVEL }));
  say(`\n  Vitrine is open at ${server.origin}\n`);
  let leaving = false;
  const leave = async () => {
    if (leaving) process.exit(1);
    leaving = true;
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
  // The channel to whoever started us closes when they are killed outright.
  if (process.channel) process.once('disconnect', leave);
}

main().catch((error: unknown) => {
  process.stderr.write(`\n  ${sentenceFor(error)}\n`);
  process.exit(1);
});

/** What to do about it, in one sentence; a failure nobody foresaw keeps its stack. */
function sentenceFor(error: unknown): string {
  if (
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
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout expired|Connection terminated/.test(error.message);
}
