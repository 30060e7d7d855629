// What every part may ask for: the bench's own PostgreSQL, and whether it is time to stop.
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.ts';
import { fillDatabase } from './databases.ts';
import { root } from './processes.ts';

export class Bench implements AsyncDisposable {
  readonly signal: AbortSignal;
  readonly #clearing = new AsyncDisposableStack();
  #server: Promise<string> | undefined;
  #database: Promise<string> | undefined;

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  /** Started once, when it is first asked for. */
  serverUrl(): Promise<string> {
    this.#server ??= this.#startPostgres();
    return this.#server;
  }

  /** A database with the demo shop, kept from run to run. */
  databaseUrl(): Promise<string> {
    this.#database ??= this.serverUrl().then((url) => fillDatabase(url, this.signal));
    return this.#database;
  }

  async #startPostgres(): Promise<string> {
    const postgres = await startEmbeddedPostgres({ directory: join(root, '.data/bench/postgres') });
    this.#clearing.defer(() => postgres.stop());
    return postgres.url;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#clearing.disposeAsync();
  }
}
